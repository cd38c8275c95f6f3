// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { helpCenter } from '#contract/index.ts'
import { useHelp } from '#features/support/use-help.ts'
import { helpTopics } from '#stories/fixtures/support/help.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  history.replaceState(null, '', '/help')
})
afterEach(() => vi.useRealTimers())

async function open(search = '') {
  const server = fakeServer()
  const onSearchChange = vi.fn()
  const view = renderHook(
    (props: { search: string }) => useHelp({ path: '/help', onSearchChange, ...props }),
    { initialProps: { search }, wrapper: server.wrapper },
  )
  await act(async () => {})
  return {
    onSearchChange,
    now: () => view.result.current,
    listed: () => {
      const { current } = view.result
      if (!('articles' in current)) throw new Error(current.status)
      return current
    },
    answer: (topics = helpTopics) => act(async () => server.last(helpCenter).answer({ topics })),
    fail: (error: unknown) => act(async () => server.last(helpCenter).fail(error)),
    go: (next: string) => act(async () => view.rerender({ search: next })),
    type: (text: string) => act(async () => view.result.current.onType(text)),
    wait: () => act(async () => vi.advanceTimersByTime(400)),
  }
}

test('begins with the first topic, all of it closed', async () => {
  const page = await open()
  expect(page.now().status).toBe('loading')
  await page.answer()
  expect(page.listed()).toMatchObject({ status: 'ready', topic: { id: 'start' } })
  expect(page.listed().opened.size).toBe(0)
  expect(page.now().topicHref('money')).toBe('/help?topic=money')
})

test('an address names a topic, or an article and with it its topic', async () => {
  const page = await open('?topic=games')
  await page.answer()
  expect(page.listed().topic?.id).toBe('games')
  await page.go('?article=pin')
  expect(page.listed().topic?.id).toBe('money')
  expect([...page.listed().opened]).toEqual(['pin'])
  await page.go('?topic=gone&article=gone')
  expect(page.listed().topic?.id).toBe('start')
})

test('what is opened stands in the address, and what is closed leaves it', async () => {
  const page = await open('?topic=money')
  await page.answer()
  await act(async () => page.listed().onOpenChange('pin', true))
  expect(page.onSearchChange).toHaveBeenLastCalledWith('?topic=money&article=pin')
  await page.go('?topic=money&article=pin')
  await act(async () => page.listed().onOpenChange('pin', false))
  expect(page.onSearchChange).toHaveBeenLastCalledWith('?topic=money')
  expect(page.listed().opened.size).toBe(0)
})

test('a search answers each key, and tells the address once the typist rests', async () => {
  const page = await open('?topic=games')
  await page.answer()
  await page.type('ถ')
  await page.type('ถอน')
  expect(page.listed()).toMatchObject({ status: 'not-found', query: 'ถอน' })
  expect(page.onSearchChange).not.toHaveBeenCalled()
  await page.wait()
  expect(page.onSearchChange.mock.calls).toEqual([['?q=%E0%B8%96%E0%B8%AD%E0%B8%99']])
  await page.go('?q=ถอน')
  // All topics now: a search begins with everything there is.
  expect(page.listed()).toMatchObject({ status: 'found', topic: null })
  await page.go('?q=ถอน&topic=money')
  expect(page.listed().articles.map(({ id }) => id)).toEqual(['withdraw-late', 'pin'])
})

test('letters typed while the address catches up are not lost', async () => {
  const page = await open()
  await page.answer()
  await page.type('ถ')
  await page.wait()
  await page.type('ถอน')
  await page.go('?q=ถ')
  expect(page.now().typed).toBe('ถอน')
})

test('an answer opened before the typist rests keeps what was typed', async () => {
  const page = await open()
  await page.answer()
  await page.type('ถอน')
  await act(async () => page.listed().onOpenChange('pin', true))
  expect(page.onSearchChange).toHaveBeenLastCalledWith('?q=%E0%B8%96%E0%B8%AD%E0%B8%99&article=pin')
  await page.go('?q=ถอน&article=pin')
  await page.wait()
  expect(page.onSearchChange).toHaveBeenCalledOnce()
})

test('an address that changes by itself leads: Back, and a link', async () => {
  const page = await open('?q=ถอน')
  await page.answer()
  expect(page.listed().status).toBe('found')
  await page.go('')
  expect(page.now().typed).toBe('')
  expect(page.listed().status).toBe('ready')
})

test('a fragment opens its article', async () => {
  history.replaceState(null, '', '/help#limits')
  const page = await open()
  await page.answer()
  expect(page.onSearchChange).toHaveBeenLastCalledWith('?topic=play')
  expect([...page.listed().opened]).toEqual(['limits'])
})

test('nothing written, nothing found, nothing loaded', async () => {
  const empty = await open()
  await empty.answer([])
  expect(empty.now().status).toBe('empty')
  const failing = await open()
  await failing.fail(new CallError('refused', { status: 403 }))
  expect(failing.now()).toMatchObject({ status: 'failed', code: 'HC-403' })
})

test('a link that is followed on the page leads to its article, each time', async () => {
  const server = fakeServer()
  let follow = () => {}
  const stop = vi.fn()
  const onFollowed = (listener: () => void) => {
    follow = listener
    return stop
  }
  const view = renderHook(
    (props: { search: string }) =>
      useHelp({ path: '/help', onSearchChange: vi.fn(), onFollowed, ...props }),
    { initialProps: { search: '' }, wrapper: server.wrapper },
  )
  await act(async () => server.last(helpCenter).answer({ topics: helpTopics }))
  document.body.innerHTML =
    '<details id="help-pin"><summary>PIN</summary></details><button>b</button>'
  const row = document.getElementById('help-pin')!
  row.scrollIntoView = vi.fn()
  const press = async (search: string) => {
    document.querySelector('button')!.focus()
    history.replaceState(null, '', `/help${search}`)
    await act(async () => {
      view.rerender({ search })
      follow()
      vi.advanceTimersByTime(50)
    })
  }
  await press('?article=pin')
  expect(row.scrollIntoView).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(row.querySelector('summary'))
  await press('?article=pin')
  expect(row.scrollIntoView).toHaveBeenCalledTimes(2)
  await press('?topic=money')
  await press('?article=gone')
  expect(row.scrollIntoView).toHaveBeenCalledTimes(2)
  expect(document.activeElement?.tagName).toBe('BUTTON')
  view.unmount()
  expect(stop).toHaveBeenCalled()
  document.body.innerHTML = ''
})
