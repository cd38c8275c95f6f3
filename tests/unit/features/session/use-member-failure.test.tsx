// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { memberInfo, systemStatus } from '#contract/index.ts'
import { useSession } from '#features/session/index.ts'
import { useMemberFailure } from '#features/session/use-member-failure.ts'
import { SiteProvider } from '#features/site/index.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { house, newSite } from './house.tsx'

const member = { id: '1', account: 'nok', nickname: null, type: 0, clubLabel: null }

/** The page in a site. */
function siteOf(page: ReturnType<typeof house>) {
  const site = newSite()
  const Inner = page.wrapper
  return ({ children }: { children: ReactNode }) => (
    <SiteProvider value={site}>
      <Inner>{children}</Inner>
    </SiteProvider>
  )
}

beforeEach(() => sessionStorage.clear())

it('tells why who is here did not come, until it has', async () => {
  const page = house()
  page.tokens.open('t1', 'nok')
  const view = renderHook(() => ({ session: useSession(), failure: useMemberFailure() }), {
    wrapper: siteOf(page),
  })
  await act(async () => undefined)
  expect(view.result.current).toMatchObject({ session: { failed: false }, failure: null })
  await act(async () => page.last(memberInfo).fail(new CallError('refused', { status: 504 })))
  expect(view.result.current).toMatchObject({
    session: { role: 'unknown', failed: true },
    failure: { code: 'MI-504', retrying: false },
  })
  await act(async () => view.result.current.failure?.onRetry())
  expect(view.result.current.failure?.retrying).toBe(true)
  await act(async () => page.last(memberInfo).answer(member))
  expect(view.result.current).toMatchObject({
    session: { role: 'member', failed: false },
    failure: null,
  })
})

it('is nothing to a guest', () => {
  const page = house()
  const view = renderHook(() => useMemberFailure(), { wrapper: siteOf(page) })
  expect(view.result.current).toBeNull()
  expect(page.all(memberInfo)).toHaveLength(0)
})

it('tells a guest, too, why it is not known what there is', async () => {
  const page = house()
  const view = renderHook(() => useMemberFailure(), { wrapper: siteOf(page) })
  await act(async () => undefined)
  await act(async () => page.last(systemStatus).fail(new CallError('refused', { status: 504 })))
  expect(view.result.current).toMatchObject({ code: 'ST-504', retrying: false })
  await act(async () => view.result.current?.onRetry())
  await act(async () => page.last(systemStatus).answer(openStatus()))
  expect(view.result.current).toBeNull()
})
