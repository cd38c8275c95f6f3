import { fn } from 'storybook/test'
import {
  DomainMessage,
  type DomainMessageProps,
  type DomainStatus,
} from '#features/site/domain-message.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'

const around = { open: true, canAsk: true, onConfirm: fn(), onDismiss: fn() }

const statuses = {
  invalid: { status: 'invalid', ...around },
  unchecked: { status: 'unchecked', ...around },
} satisfies Record<DomainStatus, DomainMessageProps>

const meta = preview.meta({
  component: DomainMessage,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.invalid,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.invalid })

/** An address that is not the site’s own. */
export const Invalid = meta.story({ args: statuses.invalid })

/** The same, and nobody can be asked. */
export const WithoutService = meta.story({ args: { ...statuses.invalid, canAsk: false } })

/** It could not be found out. */
export const Unchecked = meta.story({ args: statuses.unchecked })
