// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HeaderNav, headerOverflowClass } from '#components/index.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `link ${at}`, href: `#${at}` }))

const classOf = (name: string) => screen.getByText(name).closest('li')?.className

test('links give way at 2, 3, 6 and 10', () => {
  render(<HeaderNav label="main" items={items(12)} />)
  expect([1, 2, 3, 5, 6, 9, 10].map((at) => classOf(`link ${at}`))).toEqual([
    'hidden md:block',
    'hidden min-[52rem]:block',
    'hidden lg:block',
    'hidden lg:block',
    'hidden xl:block',
    'hidden xl:block',
    'hidden',
  ])
})

test('a link is in the menu exactly where it is not in the bar', () => {
  const places = [
    { crowded: false, moreAlways: false },
    { crowded: false, moreAlways: true },
    { crowded: true, moreAlways: false },
  ]
  for (const { crowded, moreAlways } of places) {
    render(<HeaderNav label="main" items={items(11)} {...{ crowded, moreAlways }} />)
    for (let at = 0; at < 10; at++) {
      const shown = screen.getAllByText(`link ${at}`).at(-1)?.closest('li')?.className ?? ''
      expect(shown.replace('hidden ', '').replace(':block', ':hidden')).toBe(
        headerOverflowClass(at, crowded, moreAlways),
      )
    }
  }
  expect(headerOverflowClass(10)).toBe('')
})

test('there is no menu when every width has room, unless it holds something else', () => {
  const more = <button type="button">more</button>
  const view = render(<HeaderNav label="main" items={items(2)} more={more} />)
  expect(screen.queryByText('more')).toBeNull()
  view.rerender(<HeaderNav label="main" items={items(2)} more={more} moreAlways />)
  expect(screen.getByText('more').closest('div')?.className).not.toContain('hidden')
})
