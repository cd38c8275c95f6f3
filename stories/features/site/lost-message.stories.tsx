import { fn } from 'storybook/test'
import { LostMessage, type LostMessageProps } from '#features/site/lost-message.tsx'
import type { LostStatus } from '#features/site/use-lost-words.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'

const around = { open: true, onReload: fn(), onStay: fn() }

const statuses = {
  timeout: { status: 'timeout', ...around },
  missing: { status: 'missing', ...around },
  error: { status: 'error', ...around },
} satisfies Record<LostStatus, LostMessageProps>

const meta = preview.meta({
  component: LostMessage,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.missing,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.missing })

/** Waited for in vain. */
export const Timeout = meta.story({ args: statuses.timeout })

/** Gone with a release. */
export const Missing = meta.story({ args: statuses.missing })

/** A part that somebody pressed for; nothing is typed. */
export const Part = meta.story({ args: { ...statuses.missing, part: true, typed: false } })

/** Not to be had now. */
export const Failed = meta.story({ args: statuses.error })
