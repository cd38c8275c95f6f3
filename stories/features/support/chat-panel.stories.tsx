import { expect, fn, userEvent } from 'storybook/test'
import { ChatPanel, type ChatPanelProps } from '#features/support/chat-panel.tsx'
import type { ChatStatus } from '#features/support/chat-state.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = {
  size: 'normal',
  scheme: 'dark',
  onEnlarge: fn(),
  onShrink: fn(),
  onMinimise: fn(),
  onClose: fn(),
  onRetry: fn(),
} as const

const statuses = {
  loading: { ...around, status: 'loading' },
  ready: { ...around, status: 'ready', url: 'about:blank', own: true },
  'too-many': { ...around, status: 'too-many' },
  offline: { ...around, status: 'offline' },
  'switched-off': { ...around, status: 'switched-off' },
  untrusted: { ...around, status: 'untrusted' },
  failed: { ...around, status: 'failed', code: 'CH-503' },
} satisfies Record<ChatStatus, ChatPanelProps>

const meta = preview.meta({
  component: ChatPanel,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.loading,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.offline })

/** The address of the room is being asked for. */
export const Loading = meta.story({ args: statuses.loading })

/** The room stands in the frame; here an empty one. */
export const Ready = meta.story({ args: statuses.ready })

/** Opened too often. */
export const TooMany = meta.story({ args: statuses['too-many'] })

/** No answer came. */
export const Offline = meta.story({ args: statuses.offline })

/** The house has no chat any more. */
export const SwitchedOff = meta.story({ args: statuses['switched-off'] })

/** The server named a host that is not on the list. */
export const Untrusted = meta.story({ args: statuses.untrusted })

/** Something else. */
export const Failed = meta.story({ args: statuses.failed })

/** 640 px wide. */
export const Large = meta.story({ args: { ...statuses.offline, size: 'large' } })

/** A phone gives all it has. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: statuses.offline,
})

/** Esc puts it aside, the x closes it, and the focus begins inside. */
export const BehaviourKeys = meta.story({
  globals: { locale: 'th' },
  args: { ...statuses.offline, onMinimise: fn(), onClose: fn(), onRetry: fn() },
  async play({ args, canvas }) {
    const panel = canvas.getByRole('dialog', { name: 'ห้องแชต' })
    await expect(panel).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onMinimise).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'ลองอีกครั้ง' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'ปิดแชต' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
