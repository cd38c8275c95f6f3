import { DownloadPage } from '#features/download/download-page.tsx'
import preview from '#storybook/preview.tsx'
import { downloadGuideStates, guideSurroundings } from '#stories/fixtures/download/guide.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: DownloadPage,
  decorators: [inSite],
  args: { ...guideSurroundings, ...downloadGuideStates.ready },
})

/** Every prop on the panel. */
export const Playground = meta.story({})

/** The page of the guide. */
export const Wide = meta.story({})

/** On a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { here: true, install: 'possible' },
})
