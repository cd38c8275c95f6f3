// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BarChart, LineChart, Sparkline, SplitChart } from '#components/index.ts'

const labels = {
  points: 'points',
  table: 'as a table',
  category: 'day',
  empty: 'nothing',
  missing: 'none',
}

const shared = {
  title: 'bets',
  categories: ['Mon', 'Tue', 'Wed'],
  series: [
    { id: 'in', label: 'in', values: [10, null, 30] },
    { id: 'out', label: 'out', values: [5, -5, Number.NaN] },
  ],
  format: (value: number) => `${value} THB`,
  labels,
}

const charts = [
  ['lines', <LineChart key="l" {...shared} area />],
  ['bars', <BarChart key="b" {...shared} />],
] as const

test('a sample in the legend is hatched like its bars: colour alone tells nobody', () => {
  const { container } = render(<BarChart {...shared} />)
  const [inSample, outSample] = container.querySelectorAll('li rect')
  expect(inSample?.getAttribute('fill')).toBeNull()
  expect(outSample?.getAttribute('fill')).toMatch(/^url\(#.+-1\)$/)
  // A class would win over the attribute.
  expect(outSample?.getAttribute('class')).toBeNull()
})

test.each([LineChart, BarChart])(
  'values beyond the categories do not stretch the axis',
  (Chart) => {
    const draw = (values: number[]) =>
      renderToString(
        <Chart
          {...shared}
          categories={['Mon', 'Tue']}
          series={[{ id: 'a', label: 'a', values }]}
        />,
      )
    expect(draw([1, 2, 1_000_000])).toBe(draw([1, 2]))
  },
)

describe.each(charts)('%s', (_, chart) => {
  test('come drawn from the server, with no style and no NaN in them', () => {
    const html = renderToString(chart)
    expect(html).toContain('<svg')
    expect(html).not.toMatch(/style=|NaN|Infinity|undefined/)
  })

  test('stand before a table with every value and every gap', () => {
    render(chart)
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
      hidden: true,
    })
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['day', 'in', 'out'],
      ['Mon', '10 THB', '5 THB'],
      ['Tue', 'none', '-5 THB'],
      ['Wed', '30 THB', 'none'],
    ])
  })

  test('say each point to the keys that walk there', () => {
    const { container } = render(chart)
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'points' })
    expect(slider.max).toBe('2')
    expect(container.querySelector('dl')).toBeNull()
    fireEvent.focus(slider)
    expect(slider.getAttribute('aria-valuetext')).toBe('Wed, in 30 THB, out none')
    fireEvent.change(slider, { target: { value: '1' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Tue, in none, out -5 THB')
    expect(container.querySelector('dl')?.textContent).toBe('innoneout-5 THB')
    fireEvent.keyDown(slider, { key: 'Escape' })
    expect(container.querySelector('dl')).toBeNull()
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    expect(container.querySelector('dl')).toBeTruthy()
    fireEvent.blur(slider)
    expect(container.querySelector('dl')).toBeNull()
  })

  test('differ by more than colour', () => {
    const html = renderToString(chart)
    expect(html).toMatch(/stroke-dasharray="6 5"|url\(#/)
  })
})

test('nothing to draw says so, and has no keys to walk it', () => {
  render(<LineChart {...shared} series={[{ id: 'a', label: 'a', values: [null] }]} />)
  expect(screen.getByText('nothing')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('fewer points than before do not leave the walk past the end', () => {
  const { rerender } = render(<LineChart {...shared} />)
  const slider = screen.getByRole('slider')
  fireEvent.focus(slider)
  rerender(<LineChart {...shared} categories={['Mon']} />)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'Mon, in 10 THB, out 5 THB',
  )
})

test('a thousand points are a few lines in the page, and the table waits to be asked', () => {
  const many = Array.from({ length: 1000 }, (_, at) => at)
  const { container } = render(
    <LineChart
      {...shared}
      categories={many.map(String)}
      series={[{ id: 'a', label: 'a', values: many }]}
    />,
  )
  expect(container.querySelectorAll('*').length).toBeLessThan(120)
  const details = container.querySelector('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1000)
})

describe('a whole', () => {
  const parts = (...values: (number | null)[]) =>
    values.map((value, at) => ({ id: `${at}`, label: `p${at}`, value }))
  const draw = (...values: (number | null)[]) =>
    render(
      <SplitChart
        title="split"
        parts={parts(...values)}
        formatShare={(share) => share.toFixed(2)}
        labels={{ part: 'part', share: 'share', empty: 'nothing' }}
      />,
    ).container
  const shares = (box: HTMLElement) =>
    [...box.querySelectorAll('tbody tr td:nth-of-type(1)')].map((cell) => cell.textContent)

  test('is divided true to 100 %', () => {
    const box = draw(46, 23, 17, 9, 5)
    expect(shares(box)).toEqual(['0.46', '0.23', '0.17', '0.09', '0.05'])
    expect(box.querySelector('tbody rect')?.getAttribute('width')).toBe('46%')
  })

  test('takes nonsense for nothing, and the largest numbers for what they are', () => {
    expect(shares(draw(-5, null, Number.NaN, 1))).toEqual(['0.00', '0.00', '0.00', '1.00'])
    expect(shares(draw(1e300, 1e300))).toEqual(['0.50', '0.50'])
  })

  test('of nothing says so', () => {
    expect(draw(0, null).textContent).toContain('nothing')
  })
})

test.each([[[]], [[5]], [[null, Number.NaN]], [[1, null, 3]]])(
  'a sparkline of %j is a picture with words',
  (values) => {
    const html = renderToString(<Sparkline label="flat" values={values} />)
    expect(html).toContain('aria-label="flat"')
    expect(html).not.toMatch(/NaN|style=/)
  },
)
