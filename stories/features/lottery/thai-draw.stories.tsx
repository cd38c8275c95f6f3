import { expect, fn } from 'storybook/test'
import { ThaiDraw, type ThaiDrawState, type ThaiDrawStatus } from '#features/lottery/thai-draw.tsx'
import { resultsHref } from '#features/lottery/results-rules.ts'
import preview from '#storybook/preview.tsx'
import { thaiResult } from '#stories/fixtures/lottery/results.ts'
import { inSite } from '#stories/support/site.tsx'

const statuses = {
  loading: { status: 'loading' },
  ready: {
    status: 'ready',
    draw: thaiResult,
    proof: 'none',
    onCheck: fn(),
    pageNo: 1,
    totalPages: 4,
    pageHref: (pageNo) => resultsHref({ room: 'thai', pageNo }),
  },
  empty: { status: 'empty' },
  failed: { status: 'failed', code: 'TD-504', retrying: false, onRetry: fn() },
} satisfies Record<ThaiDrawStatus, ThaiDrawState>

const meta = preview.meta({
  component: ThaiDraw,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** All prizes of a draw. */
export const Ready = meta.story({ args: statuses.ready })

/** Before the first draw of the house. */
export const Empty = meta.story({ args: statuses.empty })

/** It did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** Too short is said at the field; a winner is named and marked; digits of any script will do. */
export const BehaviourCheck = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Is my number a winner?' })
    const check = canvas.getByRole('button', { name: 'Check the number' })
    await userEvent.type(field, '8208')
    await userEvent.click(check)
    await expect(field).toHaveAccessibleDescription('Type all 6 digits of the ticket')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    // Before there is one, nothing is there to be found.
    const outcome = () => canvas.getAllByRole('status')[0]
    await userEvent.type(field, '๘๒๐๘๖๖')
    await userEvent.click(check)
    await expect(outcome()).toHaveTextContent('820866 is among the winning')
    await expect(outcome()).toHaveTextContent('First prize')
    await userEvent.clear(field)
    await userEvent.type(field, '111111')
    await userEvent.click(check)
    await expect(outcome()).toHaveTextContent('111111 won nothing')
  },
})
