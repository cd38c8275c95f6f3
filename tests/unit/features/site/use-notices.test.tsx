// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { announcements, type Notice } from '#contract/index.ts'
import { usePopups } from '#features/site/use-news.ts'
import { useNotices } from '#features/site/use-notices.ts'
import { notices, told } from '#stories/fixtures/site/notices.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(shown = true) {
  const server = fakeServer()
  const view = renderHook(
    (props: { signedIn: boolean; shown: boolean }) => useNotices(props.signedIn, props.shown),
    { initialProps: { signedIn: false, shown }, wrapper: server.wrapper },
  )
  await act(async () => {})
  return {
    ...server,
    now: () => view.result.current,
    ready: () => {
      const { current } = view.result
      if (current.status !== 'ready') throw new Error(current.status)
      return current
    },
    answer: (player: Notice[]) =>
      act(async () => server.last(announcements).answer(told({ player }))),
    become: (signedIn: boolean) => act(async () => view.rerender({ signedIn, shown: true })),
  }
}

describe('useNotices', () => {
  test('asks only once it is shown, as who is here', async () => {
    const hidden = await open(false)
    expect(hidden.asked).toEqual([])
    const page = await open()
    expect(page.last(announcements).input).toEqual({ types: 'PL', execution: 'B' })
    await page.become(true)
    expect(page.last(announcements).input).toEqual({ types: 'PL', execution: 'A' })
  })

  test('turns nine a page, and stands where there still is one when there are fewer', async () => {
    const page = await open()
    await page.answer(notices)
    expect(page.ready()).toMatchObject({ first: 1, count: 11, page: 1, pages: 2 })
    expect(page.ready().notices).toHaveLength(9)
    await act(async () => page.ready().onPage(2))
    expect(page.ready()).toMatchObject({ first: 10, page: 2 })
    expect(page.ready().notices.map(({ id }) => id)).toEqual([20, 21])
    await page.become(true)
    await page.answer(notices.slice(0, 3))
    expect(page.ready()).toMatchObject({ page: 1, pages: 1 })
  })

  test('opens what is chosen until the page is turned, and remembers what was read', async () => {
    const page = await open()
    await page.answer(notices)
    await act(async () => page.ready().onChoose(12))
    expect(page.ready().chosen?.id).toBe(12)
    await act(async () => page.ready().onRead(12))
    expect([...page.ready().read]).toEqual([12])
    await act(async () => page.ready().onPage(2))
    expect(page.ready().chosen).toBeNull()
  })

  test('says when there are none, and when they cannot be had', async () => {
    const page = await open()
    expect(page.now().status).toBe('loading')
    await page.answer([])
    expect(page.now().status).toBe('empty')
    const lost = await open()
    await act(async () => lost.last(announcements).fail(new CallError('refused', { status: 403 })))
    expect(lost.now()).toMatchObject({ status: 'failed', code: 'NT-403' })
  })
})

describe('usePopups', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // jsdom lays nothing out.
    Element.prototype.checkVisibility = function isShown() {
      return !this.hasAttribute('hidden')
    }
  })
  afterEach(() => vi.useRealTimers())

  const wait = (popups: readonly Notice[]) => {
    const show = vi.fn(() => true)
    renderHook(() => usePopups(popups, show))
    expect(show).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(2000))
    return show
  }

  test('opens what this visit has not seen, after a while', () => {
    expect(wait(notices.slice(0, 1))).toHaveBeenCalledOnce()
  })

  test('opens nothing that was shown, and nothing at all when there is none', () => {
    sessionStorage.setItem('noticesShown', '[11]')
    expect(wait(notices.slice(0, 1))).not.toHaveBeenCalled()
    expect(wait([])).not.toHaveBeenCalled()
  })

  test('opens what is told to members alone, once somebody has logged in', () => {
    sessionStorage.setItem('noticesShown', '[11]')
    const show = vi.fn(() => true)
    const view = renderHook((popups: readonly Notice[]) => usePopups(popups, show), {
      initialProps: notices.slice(0, 1),
    })
    act(() => void vi.advanceTimersByTime(2000))
    expect(show).not.toHaveBeenCalled()
    view.rerender(notices.slice(0, 2))
    act(() => void vi.advanceTimersByTime(2000))
    expect(show).toHaveBeenCalledOnce()
  })

  test('leaves alone who has opened something, until they are done with it', () => {
    document.body.innerHTML = '<div role="dialog"></div>'
    const show = wait(notices.slice(0, 1))
    expect(show).not.toHaveBeenCalled()
    document.body.innerHTML = ''
    act(() => void vi.advanceTimersByTime(2000))
    expect(show).toHaveBeenCalledOnce()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(show).toHaveBeenCalledOnce()
  })

  test.each(['alertdialog', 'menu', 'listbox'])('closes no %s that is being read', (role) => {
    document.body.innerHTML = `<div role="${role}"></div>`
    expect(wait(notices.slice(0, 1))).not.toHaveBeenCalled()
    document.body.innerHTML = ''
  })

  test('leaves in peace anew who has just closed something', () => {
    document.body.innerHTML = '<div role="menu"></div>'
    const show = wait(notices.slice(0, 1))
    act(() => void vi.advanceTimersByTime(350))
    document.body.innerHTML = ''
    act(() => void vi.advanceTimersByTime(800))
    expect(show).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(500))
    expect(show).toHaveBeenCalledOnce()
  })

  test('minds nothing that is put aside', () => {
    document.body.innerHTML = '<div role="dialog" hidden></div>'
    expect(wait(notices.slice(0, 1))).toHaveBeenCalledOnce()
    document.body.innerHTML = ''
  })

  test('tries again where the moment was not one, as in a form', () => {
    const show = vi.fn(() => false)
    renderHook(() => usePopups(notices.slice(0, 1), show))
    act(() => void vi.advanceTimersByTime(4000))
    show.mockClear().mockReturnValue(true)
    act(() => void vi.advanceTimersByTime(4000))
    expect(show).toHaveBeenCalledOnce()
  })
})
