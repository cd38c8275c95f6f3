// @vitest-environment jsdom
import { interceptLinks } from '#app/links.ts'
import { overlayDoor } from '#app/overlays/overlays.tsx'
import { lostCode } from '#platform/index.ts'
import { TooLate } from '#platform/in-time.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#app/installable.ts', () => ({ becomeInstallable: vi.fn() }))
vi.mock('#app/late.tsx', () => ({ drawnParts: vi.fn() }))
vi.mock('#app/overlays/loaders.ts', () => ({ loaders: { lost: async () => undefined } }))
vi.mock('#app/lost-start.ts', () => ({}))

beforeAll(() => interceptLinks())

const gone = (name: string) => new TypeError(`failed: http://localhost:3000/assets/${name}.js`)
const open = vi.fn()
const reload = vi.fn()
const log = vi.spyOn(console, 'error')
const online = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  sessionStorage.clear()
  overlayDoor.open = open.mockReset()
  online.mockReset().mockReturnValue(true)
  log.mockReset().mockReturnValue()
  vi.stubGlobal('location', { href: 'http://localhost:3000/', reload: reload.mockReset() })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const asks = (failure: string, typed: boolean) =>
  expect(open).toHaveBeenCalledExactlyOnceWith('lost', {
    lost: { failure, href: 'http://localhost:3000/', part: true, typed },
  })

test('a part that does not come comes with the whole site once, then who pressed for it is asked', async () => {
  lostCode.tell(gone('login-1'), 1, true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(open).not.toHaveBeenCalled()
  lostCode.tell(gone('login-1'), 1, true)
  await vi.waitFor(() => asks('missing', false))
  // Nobody is asked twice for one press.
  lostCode.tell(gone('login-1'), 2, true)
  // The next release takes another file along.
  lostCode.tell(gone('login-2'), 1, true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  expect(open).toHaveBeenCalledOnce()
})

test('a part that does not come asks who is in a form, and says nothing of what nobody pressed for', async () => {
  document.body.innerHTML = '<form><input name="name"></form>'
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }))
  lostCode.tell(gone('cover-1'), 1, false)
  lostCode.tell(gone('login-1'), 1, true)
  await vi.waitFor(() => asks('missing', true))
  expect(reload).not.toHaveBeenCalled()
})

test('a part that hangs is told as one that takes too long, at the second time', async () => {
  lostCode.tell(new TooLate(), 1, true)
  lostCode.tell(new TooLate(), 2, true)
  await vi.waitFor(() => asks('timeout', false))
  expect(reload).not.toHaveBeenCalled()
})

test('a part that does not come for another reason is told at the second time, where there is a network', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')))
  online.mockReturnValue(false)
  lostCode.tell(gone('login-1'), 2, true)
  await vi.waitFor(() => expect(online).toHaveBeenCalledOnce())
  online.mockReturnValue(true)
  lostCode.tell(gone('login-1'), 1, true)
  lostCode.tell(gone('login-1'), 2, true)
  await vi.waitFor(() => asks('error', false))
  expect(reload).not.toHaveBeenCalled()
})
