import preview from '#storybook/preview.tsx'
import { Code, Table } from './parts/table.tsx'
import { globalsOf, tokensIn } from './parts/tokens.ts'

const meta = preview.meta({ tags: ['!autodocs'] })

const uses = ['Lies on the page', 'Cards that answer a touch', 'Menus, popovers', 'Dialogs, sheets']

/** How far a thing floats, in both schemes. */
export const Shadows = meta.story({
  render: (_, context) => {
    const { brand } = globalsOf(context)
    return (
      <div className="grid gap-4 md:grid-cols-2">
        {(['dark', 'light'] as const).map((scheme) => (
          <div
            key={scheme}
            data-brand={brand}
            data-scheme={scheme}
            className="flex flex-col gap-6 overflow-hidden rounded-lg bg-canvas p-6 pb-12 text-primary"
          >
            <h3 className="type-label">{scheme}</h3>
            {tokensIn(brand, 'elevation').map(({ short, variable }, index) => (
              <div
                key={short}
                className="flex items-baseline justify-between rounded-card bg-raised p-4"
                style={{ boxShadow: `var(${variable})` }}
              >
                <span className="type-label">{short === '0' ? 'none' : `shadow-${short}`}</span>
                <span className="type-caption text-secondary">{uses[index]}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
    )
  },
})

/** Who lies over whom. */
export const Layers = meta.story({
  render: (_, context) => (
    <Table
      caption="Layers"
      head={['Layer', 'Order', 'Class']}
      figures={[1]}
      rows={tokensIn(globalsOf(context).brand, 'z')
        .toReversed()
        .map(({ short, css }) => ({
          key: short,
          cells: [short, css.dark, <Code key="class">z-{short}</Code>],
        }))}
    />
  ),
})
