import preview from '#storybook/preview.tsx'
import { spacing } from '#tokens/theme.ts'
import { Code, Table } from './parts/table.tsx'
import { globalsOf, tokensIn } from './parts/tokens.ts'

const meta = preview.meta({ tags: ['!autodocs'] })

const classes = new Map(Object.entries(spacing).map(([name, step]) => [step, name]))

const Bar = ({ css }: { css: string }) => (
  <span
    aria-hidden="true"
    className="block h-4 rounded-xs bg-action-primary-bg"
    style={{ inlineSize: css }}
  />
)

/** The only distances there are. */
export const Steps = meta.story({
  render: (_, context) => (
    <Table
      caption="Space"
      head={['Class', 'Size', 'As wide as', 'Variable']}
      figures={[1]}
      rows={tokensIn(globalsOf(context).brand, 'space').map(({ short, css, variable }) => ({
        key: short,
        cells: [
          `p-${classes.get(short) ?? short}`,
          css.dark,
          <Bar key="bar" css={css.dark} />,
          <Code key="variable">{variable}</Code>,
        ],
      }))}
    />
  ),
})

/** Measures with a name: heights of controls, the frame of a page. */
export const Sizes = meta.story({
  render: (_, context) => (
    <Table
      caption="Sizes"
      head={['Name', 'Size', 'Variable', 'For']}
      figures={[1]}
      rows={tokensIn(globalsOf(context).brand, 'size').map(
        ({ short, css, variable, description }) => ({
          key: short,
          cells: [short, css.dark, <Code key="variable">{variable}</Code>, description],
        }),
      )}
    />
  ),
})

/** Where a page changes its columns. */
export const Breakpoints = meta.story({
  render: (_, context) => (
    <Table
      caption="Breakpoints"
      head={['Prefix', 'From']}
      figures={[1]}
      rows={tokensIn(globalsOf(context).brand, 'breakpoint').map(({ short, css }) => ({
        key: short,
        cells: [`${short}:`, css.dark],
      }))}
    />
  ),
})
