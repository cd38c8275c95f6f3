// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { cover } from '#art/index.ts'
import { Cover, type CoverProps } from '#components/index.ts'
import { holdFrames } from '../../../setup/frames.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (more?: Partial<CoverProps>) => (
  <Cover id="slot-1" vendor="krathong" alt="lanterns" {...more} />
)

const drawn = async () => {
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toMatch(/^data:/))
  return decodeURIComponent(screen.getByRole('img').getAttribute('src') ?? '')
}

test('a picture that is there is shown', () => {
  render(show({ src: '/a.svg' }))
  expect(screen.getByRole('img', { name: 'lanterns' }).getAttribute('src')).toBe('/a.svg')
})

test.each([undefined, null, ''])('without one (%s) the gateway’s own is drawn', async (src) => {
  render(show({ src }))
  expect(await drawn()).toBe(`data:image/svg+xml,${cover('slot-1', 'krathong')}`)
})

test('so is one in place of a picture that fails, and another picture gets its chance', async () => {
  const { rerender } = render(show({ src: '/a.svg' }))
  fireEvent.error(screen.getByRole('img'))
  expect(await drawn()).toContain('<svg')
  const page = holdFrames()
  rerender(show({ src: '/b.svg' }))
  page.begin()
  page.rest()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b.svg')
})

test('so is one in place of a picture that failed before the page was alive', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  HTMLImageElement.prototype.decode = function () {
    return this.src.endsWith('/a.svg')
      ? Promise.reject(new Error('EncodingError'))
      : Promise.resolve()
  }
  const root = document.createElement('div')
  root.innerHTML = renderToString(show({ src: '/a.svg' }))
  document.body.append(root)
  try {
    render(show({ src: '/a.svg' }), { container: root, hydrate: true })
    expect(await drawn()).toContain('<svg')
  } finally {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
    vi.restoreAllMocks()
  }
})

test('another game, another drawing', async () => {
  const { rerender } = render(show())
  const first = await drawn()
  rerender(show({ id: 'slot-2' }))
  await waitFor(async () => expect(await drawn()).not.toBe(first))
})

test.each(['KRATHONG', 'TCG_SEA', '', '__proto__', '💥'.repeat(500)])(
  'any vendor has a drawing: %s',
  async (vendor) => {
    render(show({ vendor }))
    expect(await drawn()).toContain('viewBox="0 0 320 400"')
  },
)

test('the server shows the default icon, and styles nothing', () => {
  const page = renderToString(show())
  expect(page).toContain('data-state="fallback"')
  expect(page).not.toContain('style=')
})
