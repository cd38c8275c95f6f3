// @vitest-environment jsdom
import { Protected } from '#app/protected.tsx'
import type { Session } from '#features/session/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const session = vi.hoisted(() => ({
  role: 'guest' as Session['role'],
  flags: ['REC3'] as string[] | null,
  failure: null as LoadFailure | null,
}))
const overlays = vi.hoisted(() => ({
  open: vi.fn(),
  done: vi.fn(),
  close: vi.fn(),
  prepare: vi.fn(),
}))

vi.mock('#features/session/index.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ role: session.role, member: undefined }),
}))
vi.mock('#features/session/use-member-failure.ts', () => ({
  useMemberFailure: () => session.failure,
}))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFlagsOn: () => new Set(session.flags),
  useCanJoin: () => false,
  useStatus: () => ({ data: session.flags === null ? undefined : {} }),
  useBrand: () => ({ name: 'Foyer' }),
}))
/** Resolves with the first sign of life. */
let awake = Promise.withResolvers<void>()
vi.mock('#app/late.tsx', () => ({ lateArrival: () => awake.promise }))
vi.mock('#app/overlays/overlays.tsx', () => ({ useOverlays: () => overlays }))

beforeEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  awake = Promise.withResolvers()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  session.flags = ['REC3']
  session.failure = null
})

const page = () => (
  <I18nProvider i18n={i18n}>
    <Protected action="recent" standIn={<h1>Recent</h1>}>
      <p>What they came for</p>
    </Protected>
  </I18nProvider>
)
const move = () => act(async () => awake.resolve())
const shown = () => screen.queryByText('What they came for') !== null

it('asks a guest who is there to log in, and stands there afterwards', async () => {
  session.role = 'guest'
  const view = render(page())
  expect(shown()).toBe(false)
  expect(overlays.open).not.toHaveBeenCalled()
  await move()
  expect(overlays.open).toHaveBeenCalledExactlyOnceWith('login', {})
  expect(overlays.close).not.toHaveBeenCalled()
  session.role = 'unknown'
  view.rerender(page())
  expect(shown()).toBe(false)
  // Whichever way they came in: a link's ticket needs no login.
  expect(overlays.close).toHaveBeenCalledExactlyOnceWith('login')
  session.role = 'member'
  view.rerender(page())
  expect(shown()).toBe(true)
  expect(overlays.open).toHaveBeenCalledOnce()
})

it('asks at once who came by a link of the house', async () => {
  session.role = 'guest'
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/rng`)
  render(page())
  await act(async () => undefined)
  expect(overlays.open).toHaveBeenCalledExactlyOnceWith('login', {})
})

it('leaves the page to what somebody has pressed already', async () => {
  session.role = 'guest'
  window.foyerEarly = {
    events: [],
    pressed: true,
    passes: () => false,
    stop: () => undefined,
  }
  render(page())
  await move()
  expect(overlays.open).not.toHaveBeenCalled()
  delete window.foyerEarly
})

it('asks nobody who is in before they have moved', async () => {
  session.role = 'guest'
  const view = render(page())
  session.role = 'member'
  view.rerender(page())
  await move()
  expect(overlays.open).not.toHaveBeenCalled()
})

it('tells a demo account what it lacks', async () => {
  session.role = 'trial'
  render(page())
  await move()
  expect(shown()).toBe(false)
  expect(overlays.open).toHaveBeenCalledExactlyOnceWith('message', { message: 'demo' })
})

it('waits to hear what the house has, rather than say that it is not there', () => {
  session.role = 'member'
  session.flags = null
  const view = render(page())
  expect(screen.getByRole('heading').textContent).toBe('Recent')
  session.flags = ['REC3']
  view.rerender(page())
  expect(shown()).toBe(true)
})

it('has the page’s title and boxes while it waits, in their place from the server on', () => {
  session.role = 'guest'
  const view = render(page())
  const box = screen.getByText('Recent').parentElement!
  expect(box.parentElement!.classList).toContain('in-data-member:invisible')
  // Not for a guest, nor for who listens to what is on its way.
  expect(box.classList).toContain('hidden')
  expect(box.hasAttribute('aria-busy')).toBe(false)
  session.role = 'unknown'
  view.rerender(page())
  expect(screen.getByText('Recent').parentElement).toBe(box)
  expect(box.classList).not.toContain('hidden')
  expect(box.getAttribute('aria-busy')).toBe('true')
  expect(box.parentElement!.classList).not.toContain('in-data-member:invisible')
  expect(screen.queryByRole('button')).toBeNull()
  session.role = 'member'
  view.rerender(page())
  expect(screen.queryByText('Recent')).toBeNull()
})

it('says that who is here did not come, and asks again', () => {
  const onRetry = vi.fn()
  session.role = 'unknown'
  session.failure = { code: 'MI-504', retrying: false, onRetry }
  const view = render(page())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account didn’t load')
  act(() => screen.getByRole('button').click())
  expect(onRetry).toHaveBeenCalledOnce()
  session.role = 'member'
  session.failure = null
  view.rerender(page())
  expect(shown()).toBe(true)
})

it('is not there in a house without it', () => {
  session.role = 'member'
  session.flags = []
  render(page())
  expect(shown()).toBe(false)
  expect(overlays.open).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('no page')
})
