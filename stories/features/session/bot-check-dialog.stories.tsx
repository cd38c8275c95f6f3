import { expect, fn } from 'storybook/test'
import {
  BotCheckDialog,
  type BotCheckDialogProps,
  type BotCheckStatus,
} from '#features/session/bot-check-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'

/** Stands in for what a provider draws: a box of the usual size. */
const stage = (element: HTMLDivElement | null) => {
  const box = document.createElement('div')
  box.className = 'h-[65px] w-[300px] max-w-full rounded-sm bg-hover'
  element?.replaceChildren(box)
}

const around = { open: true, onRetry: fn(), onCancel: fn() }

const statuses = {
  loading: { status: 'loading', stage: () => undefined, ...around },
  shown: { status: 'shown', stage, ...around },
  failed: { status: 'failed', stage: () => undefined, ...around },
} satisfies Record<BotCheckStatus, BotCheckDialogProps>

const meta = preview.meta({
  component: BotCheckDialog,
  parameters: ownWindow,
  args: statuses.shown,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.shown })

/** The provider’s script is on its way. */
export const Loading = meta.story({ args: statuses.loading })

/** From here on it is the provider’s own affair. */
export const Shown = meta.story({ args: statuses.shown })

/** It did not come: why that may be, and another try. */
export const Failed = meta.story({ args: statuses.failed })

/** Who does not want it goes back to the form. */
export const BehaviourCancel = meta.story({
  globals: { locale: 'en' },
  args: statuses.failed,
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})
