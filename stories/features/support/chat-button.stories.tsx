import { fn } from 'storybook/test'
import { ChatButton } from '#features/support/chat-button.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: ChatButton,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { unread: 2, onOpen: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Nothing new. */
export const Quiet = meta.story({ args: { unread: 0 } })

/** As much as is counted. */
export const Many = meta.story({ args: { unread: 99 } })
