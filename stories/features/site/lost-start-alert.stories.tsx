import { LostStartAlert } from '#features/site/lost-start-alert.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'

const meta = preview.meta({
  component: LostStartAlert,
  parameters: { layout: 'fullscreen', ...ownWindow },
})

/** Over a page that stays as the server drew it. */
export const Playground = meta.story()
