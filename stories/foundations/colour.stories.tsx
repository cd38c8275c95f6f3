import { expect, within } from 'storybook/test'
import { brandNames } from '#storybook/brands.ts'
import preview from '#storybook/preview.tsx'
import { measureBrand, ratioText } from '#tokens/contrast.ts'
import { PairList } from './parts/pair-list.tsx'
import { RoleTable } from './parts/role-table.tsx'
import { Swatch } from './parts/swatch.tsx'
import { Code, Table } from './parts/table.tsx'
import { globalsOf, lookOf, tokensIn } from './parts/tokens.ts'

const meta = preview.meta({ tags: ['!autodocs'] })

/** Where things stand, and what is written and drawn there. */
export const Ground = meta.story({
  render: (_, context) => (
    <RoleTable brand={globalsOf(context).brand} roles={['bg', 'text', 'border']} />
  ),
})

/** What is pressed. */
export const Action = meta.story({
  render: (_, context) => <RoleTable brand={globalsOf(context).brand} roles={['action']} />,
})

/** What is reported. */
export const Status = meta.story({
  render: (_, context) => <RoleTable brand={globalsOf(context).brand} roles={['status']} />,
})

/** What is said, and what is drawn. */
export const Talk = meta.story({
  render: (_, context) => (
    <RoleTable brand={globalsOf(context).brand} roles={['chat', 'ornament']} />
  ),
})

const ramps = ['neutral', 'accent', 'value', 'service', 'positive', 'negative', 'info']

/** The ramps that roles are made of. Only art takes a step by its number. */
export const Ramps = meta.story({
  render: (_, context) => {
    const { brand } = globalsOf(context)
    return (
      <div className="flex flex-col gap-6">
        {ramps.map((ramp) => (
          <section key={ramp} className="flex flex-col gap-2">
            <h3 className="type-title-sm text-primary">{ramp}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2">
              {tokensIn(brand, `color.${ramp}`).map(({ name, short, css }) => (
                <li key={name} className="flex flex-col gap-1">
                  <Swatch wide css={css.dark} />
                  <span className="type-caption text-primary">{short}</span>
                  <Code>{css.dark}</Code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    )
  },
})

/** The pair of every brand and scheme that is nearest to failing. */
export const Narrowest = meta.story({
  render: () => (
    <Table
      caption="The narrowest pair of every brand and scheme"
      head={['Brand', 'Scheme', 'Pair', 'Needs', 'Has', 'Pairs that pass']}
      figures={[3, 4, 5]}
      rows={brandNames.flatMap((brand) =>
        (['dark', 'light'] as const).flatMap((scheme) => {
          const pairs = measureBrand(lookOf(brand)).filter((pair) => pair.scheme === scheme)
          const [narrow] = pairs
            .filter(({ kind }) => kind !== 'visible')
            .toSorted((a, b) => a.ratio / a.need - b.ratio / b.need)
          if (!narrow) return []
          const { fg, bg, need, ratio } = narrow
          const passing = `${pairs.filter(({ passes }) => passes).length} of ${pairs.length}`
          const cells = [brand, scheme, `${fg} on ${bg}`, need, ratioText(ratio), passing]
          return [{ key: `${brand} ${scheme}`, cells }]
        }),
      )}
    />
  ),
})

/** Every pair of the toolbar's brand, measured in the toolbar's scheme. */
export const Contrast = meta.story({
  render: (_, context) => <PairList {...globalsOf(context)} />,
})

/** A group opens on what it holds. */
export const BehaviourOpens = Contrast.extend({
  play: async (context) => {
    const { canvas, userEvent } = context
    const { brand, scheme } = globalsOf(context)
    await userEvent.click(canvas.getByText('border'))
    const table = await canvas.findByRole('table', { name: `${brand}, ${scheme}: border` })
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(20)
  },
})
