import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { Code, Table } from './parts/table.tsx'
import { globalsOf, lookOf, tokensIn } from './parts/tokens.ts'

const meta = preview.meta({ tags: ['!autodocs'] })

const uses: Record<string, string> = {
  instant: 'A press',
  fast: 'Hover, colours',
  base: 'Cards, menus',
  slow: 'Dialogs, sheets',
  carousel: 'Between two slides',
}

/** How long things take. */
export const Durations = meta.story({
  render: (_, context) => (
    <Table
      caption="Durations"
      head={['Name', 'Time', 'For', 'Class']}
      figures={[1]}
      rows={tokensIn(globalsOf(context).brand, 'duration').map(({ short, css }) => ({
        key: short,
        cells: [short, css.dark, uses[short], <Code key="class">duration-{short}</Code>],
      }))}
    />
  ),
})

/** A curve of time, as a picture: time runs right, the way done runs up. */
function Curve({ points }: { points: readonly number[] }) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.map((part) => part * 100)
  return (
    <svg viewBox="-4 -4 108 108" width="120" height="120" aria-hidden="true" className="block">
      <path d="M0 0V100H100" fill="none" className="stroke-border-default" strokeWidth="1" />
      <path
        d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`}
        fill="none"
        className="stroke-border-accent"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** How they begin and end. */
export const Easings = meta.story({
  render: (_, context) => {
    const { brand } = globalsOf(context)
    return (
      <ul className="flex flex-wrap gap-8">
        {tokensIn(brand, 'easing').map(({ name, short, css }) => (
          <li key={short} className="flex flex-col gap-2">
            <Curve points={lookOf(brand).dark.get(name)?.value as number[]} />
            <span className="type-label text-primary">ease-{short}</span>
            <Code>{css.dark}</Code>
          </li>
        ))}
      </ul>
    )
  },
})

function Race({ brand }: { brand: string }) {
  const [there, setThere] = useState(false)
  const runners = tokensIn(brand, 'duration').filter(({ short }) => short !== 'carousel')
  return (
    <div className="flex flex-col items-start gap-4">
      <Button onClick={() => setThere(!there)}>{there ? 'Back' : 'Go'}</Button>
      <ul className="flex w-full flex-col gap-3">
        {runners.map(({ short, variable }) => (
          <li key={short} className="flex items-center gap-4">
            <span className="w-16 type-caption text-secondary">{short}</span>
            <span
              className={`flex min-w-0 flex-1 rounded-full bg-sunken ${there ? 'justify-end' : ''}`}
            >
              <span
                data-runner={short}
                className="block h-4 rounded-full bg-action-primary-bg"
                style={{
                  inlineSize: there ? '100%' : '16px',
                  transition: `inline-size var(${variable}) var(--fy-easing-standard)`,
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All of them at once. The toolbar must say “moving”. */
export const Play = meta.story({
  render: (_, context) => <Race brand={globalsOf(context).brand} />,
})

/** A press sends them off, the next one calls them back. */
export const BehaviourPlay = Play.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('button', { name: 'Go' })).toHaveFocus()
  },
})
