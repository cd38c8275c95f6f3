// @vitest-environment jsdom
import { useProtected } from '#app/use-protected.ts'
import {
  createTokenStore,
  type Session,
  TokenProvider,
  useAccount,
} from '#features/session/index.ts'
import { act, renderHook } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const session = vi.hoisted(() => ({ role: 'guest' as Session['role'], failed: false }))
const overlays = vi.hoisted(() => ({
  open: vi.fn(),
  done: vi.fn(),
  close: vi.fn(),
  prepare: vi.fn(),
}))

vi.mock('#features/session/index.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ ...session, member: { clubLabel: null, memberLabel: [] } }),
}))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFlagsOn: () => new Set(['REC3', 'CBS3', 'AFFMAN3']),
  useStatus: () => ({ data: {} }),
}))
vi.mock('#app/overlays/overlays.tsx', () => ({ useOverlays: () => overlays }))

const run = vi.fn()

function setUp(role: Session['role']) {
  session.role = role
  const view = renderHook(() => useProtected())
  return {
    ask: (...wish: Parameters<typeof view.result.current>) =>
      act(async () => view.result.current(...wish)),
    become: (next: Session['role']) => {
      session.role = next
      view.rerender()
    },
    fail: () => {
      session.failed = true
      view.rerender()
    },
    leave: () => view.unmount(),
    /** As the login overlay does when somebody is in. */
    goOn: () => act(async () => overlays.open.mock.calls.at(-1)?.[1]?.after()),
  }
}

beforeEach(() => {
  vi.clearAllMocks()
  session.failed = false
})

describe('useProtected', () => {
  it('lets a member through at once', async () => {
    await setUp('member').ask('recent', run)
    expect(run).toHaveBeenCalledOnce()
    expect(overlays.open).not.toHaveBeenCalled()
  })

  it('asks a guest to log in, and goes on once it is known who they are', async () => {
    const page = setUp('guest')
    await page.ask('recent', run)
    expect(overlays.open).toHaveBeenCalledExactlyOnceWith('login', expect.anything())
    page.become('unknown')
    await page.goOn()
    expect(run).not.toHaveBeenCalled()
    page.become('member')
    expect(run).toHaveBeenCalledOnce()
  })

  it('goes on although who asked has left the page: a menu that made way for the login', async () => {
    const menu = setUp('guest')
    await menu.ask('recent', run)
    menu.leave()
    const page = setUp('guest')
    page.become('unknown')
    await page.goOn()
    page.become('member')
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not go on for who turns out to be on a demo account', async () => {
    const page = setUp('guest')
    await page.ask('recent', run)
    page.become('unknown')
    await page.goOn()
    page.become('trial')
    expect(run).not.toHaveBeenCalled()
    expect(overlays.open).toHaveBeenLastCalledWith('message', { message: 'demo' })
  })

  it('waits for who is here to be known', async () => {
    const page = setUp('unknown')
    await page.ask('recent', run)
    expect(overlays.open).not.toHaveBeenCalled()
    page.become('agent')
    expect(run).toHaveBeenCalledOnce()
  })

  it('asks nobody to log in who is signed in, be it in the first frame, which is a guest’s', async () => {
    const tokens = createTokenStore()
    tokens.open('T', 'vip88')
    let isFirst = true
    function Page() {
      session.role = useAccount() === null ? 'guest' : 'member'
      const protect = useProtected()
      // As an early press is done again: as soon as there is somebody to hear it.
      useEffect(() => {
        if (isFirst) protect('recent', run)
        isFirst = false
      })
      return null
    }
    const page = (
      <TokenProvider value={tokens}>
        <Page />
      </TokenProvider>
    )
    const place = document.createElement('div')
    place.innerHTML = renderToString(page)
    const root = await act(async () => hydrateRoot(place, page))
    expect(overlays.open).not.toHaveBeenCalled()
    expect(run).toHaveBeenCalledOnce()
    await act(async () => root.unmount())
    tokens.close()
  })

  it('drops the wish, and says so, where who is here does not come', async () => {
    const page = setUp('unknown')
    await page.ask('recent', run)
    page.fail()
    expect(overlays.open).toHaveBeenCalledExactlyOnceWith('message', { message: 'unreached' })
    await page.ask('recent', run)
    expect(overlays.open).toHaveBeenCalledTimes(2)
    // What was told not to be had does not happen by itself later.
    session.failed = false
    page.become('member')
    expect(run).not.toHaveBeenCalled()
  })

  it('says why not', async () => {
    await setUp('trial').ask('chat', run)
    expect(overlays.open).toHaveBeenLastCalledWith('message', { message: 'demo-chat' })
    await setUp('member').ask('agent-centre', run)
    expect(overlays.open).toHaveBeenLastCalledWith('message', { message: 'agents' })
    expect(run).not.toHaveBeenCalled()
  })
})
