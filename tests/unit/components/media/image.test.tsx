// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Image } from '#components/index.ts'
import { holdFrames } from '../../../setup/frames.ts'

const picture = (src: string | null) => <Image src={src} alt="a lotus" width={160} height={200} />

/** Pretends that pictures are done, and shown or broken. */
const settle = (decoded: boolean) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  HTMLImageElement.prototype.decode = () =>
    decoded ? Promise.resolve() : Promise.reject(new Error('EncodingError'))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

test('a picture waits for its turn and keeps its box', () => {
  render(picture('/a.svg'))
  const image = screen.getByRole('img')
  expect(image.tagName).toBe('IMG')
  expect(['loading', 'width', 'height'].map((name) => image.getAttribute(name))).toEqual([
    'lazy',
    '160',
    '200',
  ])
})

test('one that fails gives way, with the same words and box', () => {
  render(picture('/a.svg'))
  fireEvent.error(screen.getByRole('img'))
  const fallback = screen.getByRole('img', { name: 'a lotus' })
  expect(fallback.tagName).toBe('svg')
  expect(fallback.getAttribute('width')).toBe('160')
})

test('another address gets another chance', () => {
  const page = holdFrames()
  const { rerender } = render(picture('/a.svg'))
  fireEvent.error(screen.getByRole('img'))
  rerender(picture('/b.svg'))
  page.begin()
  page.rest()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b.svg')
})

test('another picture comes after the words that came with it, and never behind the one before', () => {
  const page = holdFrames()
  const { rerender } = render(picture('/a.svg'))
  const image = screen.getByRole('img')
  rerender(picture('/b.svg'))
  expect(image.getAttribute('src')).toBe('/a.svg')
  expect(image.classList).toContain('invisible')
  page.begin()
  page.rest()
  // A browser would show the one before in an element that stays, until the other is here.
  expect(screen.getByRole('img')).not.toBe(image)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b.svg')
  expect(screen.getByRole('img').classList).not.toContain('invisible')
})

test('what has no picture any more has none at once', () => {
  const { rerender } = render(picture('/a.svg'))
  rerender(picture(null))
  expect(screen.getByRole('img').tagName).toBe('svg')
})

test('a picture where there was none comes after the words as well', () => {
  const page = holdFrames()
  const { rerender } = render(picture(null))
  rerender(picture('/a.svg'))
  expect(screen.getByRole('img').tagName).toBe('svg')
  page.begin()
  page.rest()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/a.svg')
})

test('what is mounted twice, as in strict mode, keeps its picture', () => {
  render(<StrictMode>{picture('/a.svg')}</StrictMode>)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/a.svg')
})

test('no address is a fallback at once', () => {
  render(picture(null))
  expect(screen.getByRole('img').tagName).toBe('svg')
})

test.each([
  [false, 'svg'],
  [true, 'IMG'],
])('done before hydration, decodable: %s', async (decodable, tag) => {
  settle(decodable)
  const root = document.createElement('div')
  root.innerHTML = renderToString(picture('/a.svg'))
  document.body.append(root)
  const errors: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(root, picture('/a.svg'), { onRecoverableError: (error) => errors.push(error) }),
  )
  expect(root.firstElementChild?.tagName).toBe(tag)
  expect(errors).toEqual([])
  act(() => app.unmount())
  root.remove()
})
