import { expect } from 'storybook/test'
import { Grid, gridAxes, Surface } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { words } from '#stories/support/index.ts'

const cells = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <Surface key={`${at + 1}`} className="p-4 type-label text-primary">
      {at + 1}
    </Surface>
  ))

const meta = preview.meta({
  component: Grid,
  args: { variant: 'promotions' as const, children: cells(6) },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every grid of DESIGN.md. */
export const Matrix = meta.story({
  render: () => (
    <div className="grid gap-6">
      {gridAxes.variant.map((variant) => (
        <div key={variant} className="grid gap-2">
          <p className="type-caption text-secondary">{variant}</p>
          <Grid variant={variant}>{cells(/halves|board|aside/.test(variant) ? 2 : 8)}</Grid>
        </div>
      ))}
    </div>
  ),
})

/** Two columns for the mall, one for promotions. */
export const Phone = meta.story({ ...Matrix.input, globals: { viewport: { value: 'mobile1' } } })

/** Two columns each. */
export const Tablet = meta.story({ ...Matrix.input, globals: { viewport: { value: 'tablet' } } })

/** One long word does not widen its column. */
export const Content = meta.story({
  args: {
    as: 'ul',
    variant: 'mall',
    children: words.map((entry) => (
      <li key={entry.name} lang={entry.lang}>
        <Surface className="p-4 type-body-md wrap-break-word text-primary">{entry.text}</Surface>
      </li>
    )),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
