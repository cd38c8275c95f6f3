import { expect, fn, screen, userEvent } from 'storybook/test'
import {
  ServiceMessage,
  type ServiceMessageProps,
  type ServiceTroubleStatus,
} from '#features/support/service-message.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { open: true, onRetry: fn(), onDismiss: fn() }

const statuses = {
  blocked: { ...around, status: 'blocked', href: 'https://help.example.com/desk' },
  failed: { ...around, status: 'failed' },
  offline: { ...around, status: 'offline' },
} satisfies Record<ServiceTroubleStatus, ServiceMessageProps>

const meta = preview.meta({
  component: ServiceMessage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.failed,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.failed })

/** The browser lets no window open: a tab does. */
export const Blocked = meta.story({ args: statuses.blocked })

/** No address, or none that we trust. */
export const Failed = meta.story({ args: statuses.failed })

/** No answer came. */
export const Offline = meta.story({ args: statuses.offline })

/** It can be tried again. */
export const BehaviourRetry = meta.story({
  globals: { locale: 'th' },
  args: { ...statuses.failed, onRetry: fn() },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
