// @vitest-environment jsdom
import { rulesId } from '#app/page-state.ts'
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

test('it takes the place of the page’s part once it is here', async () => {
  document.head.innerHTML = `<style id="${rulesId}">a{b:c}</style>`
  const here = loadSheet('/assets/style-1.css')
  expect(link()?.media).toBe('print')
  expect(document.getElementById(rulesId)).not.toBeNull()
  link()!.dispatchEvent(new Event('load'))
  await here
  expect(link()?.media).toBe('all')
  expect(document.getElementById(rulesId)).toBeNull()
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
