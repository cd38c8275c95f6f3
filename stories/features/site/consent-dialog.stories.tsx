import { fn } from 'storybook/test'
import { ConsentDialog } from '#features/site/consent-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'

const around = {
  open: true,
  statistics: false,
  onStatistics: fn(),
  onSave: fn(),
  onClose: fn(),
}

const meta = preview.meta({
  component: ConsentDialog,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: around,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: around })

/** Only what the site cannot do without. */
export const Necessary = meta.story({ args: around })

/** Statistics, too. */
export const Statistics = meta.story({ args: { ...around, statistics: true } })

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, args: around })
