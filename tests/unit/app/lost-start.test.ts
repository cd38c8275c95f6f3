// @vitest-environment jsdom
import { isBare } from '#app/load-page.ts'
import { standIn } from '#app/stand-in.ts'
import { bearStart } from '#app/lost-start.ts'
import type { Route } from '#app/routes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const help = { id: 'help', paths: ['/help'] } as const satisfies Route
const gone = new TypeError(
  'Failed to fetch dynamically imported module: http://localhost:3000/assets/help-4f1.js',
)
const log = vi.spyOn(console, 'error')

beforeEach(() => {
  sessionStorage.clear()
  log.mockReset().mockReturnValue()
})
afterEach(() => {
  standIn(help, null)
  vi.unstubAllGlobals()
})

test('a first page that went with a release is loaded anew once, then something stands for it', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  void bearStart(help, gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(isBare(help)).toBe(false)
  await bearStart(help, gone)
  expect(reload).toHaveBeenCalledOnce()
  expect(isBare(help)).toBe(true)
  expect(log).toHaveBeenCalledWith('Loading chunk help failed (missing)')
})

test('one in which somebody has typed stays as it was drawn', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  document.body.innerHTML = '<form><input name="username"></form>'
  const field = document.querySelector('input')!
  field.value = 'vip88'
  // Where another test watches already.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await expect(bearStart(help, gone)).rejects.toThrow('Loading chunk help failed (missing)')
  expect(reload).not.toHaveBeenCalled()
  expect(isBare(help)).toBe(false)
  document.body.innerHTML = ''
})

test('one that cannot be had at the moment is not loaded anew for ever', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await bearStart(help, gone)
  expect(isBare(help)).toBe(true)
  expect(log).toHaveBeenCalledWith('Loading chunk help failed (error)')
})
