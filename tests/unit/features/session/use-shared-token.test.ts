// @vitest-environment jsdom
import { createTokenStore } from '#features/session/index.ts'
import { shareToken } from '#features/session/use-shared-token.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Another tab of this browser, as far as this one can tell. */
let tab: BroadcastChannel
const heard: unknown[] = []
let stop = () => {}

beforeEach(() => {
  sessionStorage.clear()
  heard.length = 0
  tab = new BroadcastChannel('session')
  tab.addEventListener('message', ({ data }) => heard.push(data))
})
afterEach(() => {
  stop()
  tab.close()
})

function signedIn() {
  const store = createTokenStore()
  store.open('t1', 'nok')
  stop = shareToken(store)
  return store
}

it('takes the successor that a duplicated tab was handed', async () => {
  const store = signedIn()
  tab.postMessage(['t1', 't2'])
  await vi.waitFor(() => expect([store.token(), store.account()]).toEqual(['t2', 'nok']))
})

it('keeps its token when another session changes its own', async () => {
  const store = signedIn()
  tab.postMessage(['t0', 'other'])
  tab.postMessage(['t1', 't2'])
  await vi.waitFor(() => expect(store.token()).toBe('t2'))
  tab.postMessage(['t1', 'late'])
  tab.postMessage(['t2', 't3'])
  await vi.waitFor(() => expect(store.token()).toBe('t3'))
})

it('ends with the session that another tab has closed', async () => {
  const store = signedIn()
  tab.postMessage(['t0', null])
  tab.postMessage(['t1', 't2'])
  await vi.waitFor(() => expect(store.token()).toBe('t2'))
  tab.postMessage(['t2', null])
  await vi.waitFor(() => expect([store.token(), store.account()]).toEqual([null, null]))
})

it('tells its own successor and its end, and nothing else', async () => {
  const store = signedIn()
  store.replace('t2')
  store.close()
  store.open('t3', 'nok')
  store.open('t4', 'mai')
  store.replace('t5')
  await vi.waitFor(() => expect(heard).toContainEqual(['t4', 't5']))
  expect(heard).toEqual([
    ['t1', 't2'],
    ['t2', null],
    ['t4', 't5'],
  ])
})

it('stays away from a session that was closed', async () => {
  const store = signedIn()
  store.close()
  tab.postMessage(['t1', 't2'])
  store.open('t8', 'nok')
  tab.postMessage(['t8', 't9'])
  await vi.waitFor(() => expect(store.token()).toBe('t9'))
})
