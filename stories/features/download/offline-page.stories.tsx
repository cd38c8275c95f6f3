import { OfflinePage } from '#features/download/offline-page.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: OfflinePage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
})

/** What stands in a page’s place without a network. */
export const Playground = meta.story()

/** On a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
})
