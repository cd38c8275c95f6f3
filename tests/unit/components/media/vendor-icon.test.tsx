// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { studioKeys, whiteIcon } from '#art/index.ts'
import { VendorIcon, type VendorIconProps } from '#components/index.ts'

const icon = (more?: Partial<VendorIconProps>) => (
  <VendorIcon src="/a.svg" white="/w.svg" alt="Krathong" {...more} />
)

const colours = (root: Element) => root.querySelector('img')?.getAttribute('src') ?? null
const ink = (root: Element) => root.querySelector('image')?.getAttribute('href') ?? null

test.each([
  [{}, '/a.svg', null],
  [{ tone: 'ink' }, null, '/w.svg'],
  [{ tone: 'auto' }, '/a.svg', '/w.svg'],
  [{ tone: 'ink', white: null }, '/a.svg', null],
  [{ tone: 'auto', white: '' }, '/a.svg', null],
] as const)('%j', (props, colour, white) => {
  const { container } = render(icon(props))
  expect([colours(container), ink(container)]).toEqual([colour, white])
  expect(screen.getByRole('img', { name: 'Krathong' })).toBeTruthy()
})

test('a white one that fails leaves the colours, until another is given', () => {
  const { container, rerender } = render(icon({ tone: 'ink' }))
  fireEvent.error(container.querySelector('image') as Element)
  expect([colours(container), ink(container)]).toEqual(['/a.svg', null])
  rerender(icon({ tone: 'ink', white: '/other.svg' }))
  expect(ink(container)).toBe('/other.svg')
})

test('two on a page have masks of their own', () => {
  const { container } = render(
    <>
      {icon({ tone: 'ink' })}
      {icon({ tone: 'ink' })}
    </>,
  )
  const ids = [...container.querySelectorAll('mask')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(container.querySelector('rect')?.getAttribute('mask')).toBe(`url(#${ids[0]})`)
})

test('beside its name it says nothing, and the server styles nothing', () => {
  const page = renderToString(icon({ alt: '', tone: 'ink' }))
  expect(page).toContain('aria-hidden="true"')
  expect(page).not.toMatch(/role=|style=/)
})

test.each(studioKeys)('%s in white: one colour, no ids but the mask, small', (studio) => {
  const svg = whiteIcon(studio)
  expect(new Set(svg.match(/#[0-9a-f]{3,8}\b/g))).toEqual(
    new Set(['#fff', '#b8b8b8', '#000'].filter((ink) => svg.includes(ink))),
  )
  expect(svg.match(/ id="/g)).toHaveLength(1)
  expect(svg).not.toContain('style=')
  expect(svg.length).toBeLessThan(8000)
})
