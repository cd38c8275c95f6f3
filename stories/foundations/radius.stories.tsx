import preview from '#storybook/preview.tsx'
import { brandNames } from '#storybook/brands.ts'
import { Table } from './parts/table.tsx'
import { globalsOf, tokensIn } from './parts/tokens.ts'

const meta = preview.meta({ tags: ['!autodocs'] })

/** What each corner is for. */
const uses: Record<string, string> = {
  none: 'Full-bleed bands',
  xs: 'Ticks, small fills',
  sm: 'Tags, thumbs',
  md: 'Buttons, fields',
  lg: 'Cards, menus',
  xl: 'Dialogs, the hero',
  pill: 'Chips',
  full: 'Avatars, dots',
}

/** Every corner of the toolbar's brand. */
export const Corners = meta.story({
  render: (_, context) => (
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-4">
      {tokensIn(globalsOf(context).brand, 'radius').map(({ short, css }) => (
        <li key={short} className="flex flex-col gap-2">
          <span
            aria-hidden="true"
            className="block h-20 border border-control bg-surface"
            style={{ borderRadius: css.dark }}
          />
          <span className="type-label text-primary">rounded-{short}</span>
          <span className="type-caption text-secondary">
            {css.dark} · {uses[short]}
          </span>
        </li>
      ))}
    </ul>
  ),
})

/** The corners of every brand: each gives one measure, the rest is in proportion. */
export const EveryBrand = meta.story({
  render: () => (
    <Table
      caption="Corners by brand"
      head={['Corner', ...brandNames]}
      figures={brandNames.map((_, index) => index + 1)}
      rows={tokensIn('foyer', 'radius').map(({ name, short }) => ({
        key: short,
        cells: [
          short,
          ...brandNames.map(
            (brand) => tokensIn(brand, 'radius').find((token) => token.name === name)?.css.dark,
          ),
        ],
      }))}
    />
  ),
})
