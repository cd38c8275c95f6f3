import { expect, within } from 'storybook/test'
import { brandNames } from '#storybook/brands.ts'
import preview from '#storybook/preview.tsx'
import { globalsOf } from '#stories/foundations/parts/tokens.ts'
import { Review } from './review/review.tsx'

const meta = preview.meta({
  title: 'Brands/Review',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, context) => {
    const { brand, locale } = globalsOf(context)
    return <Review brand={brand} locale={locale} />
  },
})

/** The brand in the toolbar: what it decided, and nine screens in two schemes. */
export const OfTheToolbar = meta.story()

/** Nine screens, each by night and by day; the figures are the brand's. */
export const BehaviourNine = meta.story({
  globals: { brand: 'siam', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Siam')
    await expect(canvas.getAllByRole('region', { name: /, (Dark|Light), \d+ px$/ })).toHaveLength(
      18,
    )
    const facts = within(canvas.getByRole('list', { name: 'Facts' }))
    await expect(facts.getByText('Trirong')).toBeVisible()
    await expect(facts.getByText('2 px')).toBeVisible()
    await expect(brandNames).toContain('siam')
  },
})
