import { fn } from 'storybook/test'
import { DownloadDialog } from '#features/download/download-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import {
  downloadGuideStates,
  guideSurroundings,
  profileState,
} from '#stories/fixtures/download/guide.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: DownloadDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: {
    open: true,
    onOpenChange: fn(),
    ...guideSurroundings,
    ...downloadGuideStates.ready,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({})

/** Android, as it begins. */
export const Android = meta.story({})

/** An iPhone’s steps. */
export const Ios = meta.story({ args: { ...profileState, platform: 'ios' as const } })

/** All of the screen on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { here: true, install: 'possible' },
})
