// @vitest-environment jsdom
import { loadSheet } from '#app/sheet.ts'
import { beforeEach, expect, test } from 'vitest'

beforeEach(() => document.head.replaceChildren())

const link = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')

test('the whole sheet is asked for at its address', async () => {
  const here = loadSheet('/assets/style-1.css')
  expect(link()?.getAttribute('href')).toBe('/assets/style-1.css')
  link()!.dispatchEvent(new Event('load'))
  await expect(here).resolves.toBeUndefined()
})

test('one that does not come says so, and may be asked for again', async () => {
  const here = loadSheet('/assets/style-1.css')
  link()!.dispatchEvent(new Event('error'))
  await expect(here).rejects.toBeDefined()
  const again = loadSheet('/assets/style-1.css')
  document.head.lastElementChild!.dispatchEvent(new Event('load'))
  await expect(again).resolves.toBeUndefined()
})

test('a page that has all of it asks for nothing', async () => {
  await loadSheet(null)
  expect(link()).toBeNull()
})
