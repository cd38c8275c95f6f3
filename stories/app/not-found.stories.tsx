import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { at, everythingWell, wholeSite } from './whole-site.tsx'

const meta = preview.meta({
  title: 'Pages/Not found',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: wholeSite,
  args: { account: null as string | null },
  beforeEach: [at('/nowhere'), ({ msw }) => msw.use(...everythingWell)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** An address that leads nowhere. */
export const Guest = meta.story()

/** By daylight, in English. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

/** The other brand. */
export const OtherBrand = meta.story({ globals: { brand: 'siam', scheme: 'light' } })

/** On the narrowest phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })
