// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { download } from '#contract/index.ts'
import { useDownload } from '#features/download/use-download.ts'
import { usePlatform } from '#features/download/use-platform.ts'
import { type Site, SiteProvider } from '#features/site/index.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const site = { host: 'play.example' } as Site
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

function show(platform: 'android' | 'ios') {
  const server = fakeServer()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={site}>{server.wrapper({ children })}</SiteProvider>
  )
  return { server, ...renderHook(() => useDownload(platform), { wrapper }) }
}

const app = { url: '/down#android', version: null, bytes: null, releasedAt: null }

describe('where a phone is sent', () => {
  test('is asked for by kind, and made whole', async () => {
    const { server, result } = show('android')
    expect(result.current.status).toBe('loading')
    expect(server.last(download).input).toEqual({ kind: 'ANDROID' })
    act(() => server.last(download).answer({ app }))
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current).toMatchObject({
      address: `${location.origin}/down#android`,
      way: 'site',
    })
  })

  test.each([[null], [{ ...app, url: 'http://elsewhere.example/x.mobileconfig' }]])(
    'is nowhere for %j',
    async (answer) => {
      const { server, result } = show('ios')
      expect(server.last(download).input).toEqual({ kind: 'MOBILECONFIG' })
      act(() => server.last(download).answer({ app: answer }))
      await waitFor(() => expect(result.current.status).toBe('none'))
    },
  )

  test('fails with a code, and can be asked again', async () => {
    const { server, result } = show('android')
    act(() => server.last(download).fail(new CallError('refused', { status: 404 })))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(result.current).toMatchObject({ code: expect.stringMatching(/^DL-/) })
  })
})

describe('the tab', () => {
  const onDevice = (userAgent: string) =>
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })

  test('is the address’s, else the device’s, else Android’s', () => {
    expect(renderHook(() => usePlatform(true)).result.current.platform).toBe('android')
    onDevice('iPhone')
    const { result } = renderHook(() => usePlatform(true))
    expect(result.current).toMatchObject({ platform: 'ios', here: true, elsewhere: false })
    act(() => {
      history.replaceState(null, '', '#android')
      dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(result.current).toMatchObject({ platform: 'android', here: false, elsewhere: true })
  })

  test('that is chosen stands in the address, in place', () => {
    const { length } = history
    const { result } = renderHook(() => usePlatform(true))
    act(() => result.current.onPlatformChange('ios'))
    expect([location.hash, result.current.platform]).toEqual(['#ios', 'ios'])
    expect(history.length).toBe(length)
  })

  test('of a dialog leaves the address alone', () => {
    const { result } = renderHook(() => usePlatform(false))
    act(() => result.current.onPlatformChange('ios'))
    expect([location.hash, result.current.platform]).toEqual(['', 'ios'])
  })
})
