import { fn } from 'storybook/test'
import { LostMessage, type LostMessageProps } from '#features/site/lost-message.tsx'
import type { LostStatus } from '#features/site/use-lost-words.ts'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: LostMessage,
  decorators: [inSite],
  args: { open: true, status: 'missing', onReload: fn(), onStay: fn() },
})

const statuses = {
  timeout: { status: 'timeout' },
  missing: { status: 'missing' },
  error: { status: 'error' },
} satisfies Record<LostStatus, Partial<LostMessageProps>>

/** Every prop on the panel. */
export const Playground = meta.story()

/** Waited for in vain. */
export const Timeout = meta.story({ args: statuses.timeout })

/** Gone with a release. */
export const Missing = meta.story({ args: statuses.missing })

/** Not to be had now. */
export const Failed = meta.story({ args: statuses.error })

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })
