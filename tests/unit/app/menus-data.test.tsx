// @vitest-environment jsdom
import { usePlaces } from '#app/use-places.ts'
import { useDesk } from '#app/use-desk.ts'
import { useServiceDoor } from '#app/use-service-door.ts'
import { useServiceItems } from '#app/use-service-items.ts'
import { useSocialLinks } from '#app/use-social-links.ts'
import { useVipEntry } from '#app/use-vip-entry.ts'
import { brand } from '#contract/brand.ts'
import type { Session } from '#features/session/index.ts'
import { type FlagId, SiteProvider } from '#features/site/index.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'

type Status = ReturnType<typeof openStatus>

const now = vi.hoisted(() => ({
  role: 'guest' as Session['role'],
  member: undefined as unknown,
  flags: [] as string[],
  status: undefined as unknown,
  pages: [] as string[],
}))
const desk = vi.hoisted(() => ({ open: vi.fn() }))
const overlays = vi.hoisted(() => ({
  open: vi.fn(),
  done: vi.fn(),
  close: vi.fn(),
  prepare: vi.fn(),
}))

vi.mock('#features/session/index.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ role: now.role, member: now.member }),
}))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFlagsOn: () => new Set(now.flags),
  useStatus: () => ({ data: now.status }),
}))
vi.mock('#app/routes.ts', async (original) => ({
  ...(await original<object>()),
  leadsSomewhere: (href: string) => now.pages.includes(href.replace(/[?#].*/, '')),
}))
vi.mock('#features/support/use-chat.ts', () => ({ useChatUnread: () => ({ unread: 3 }) }))
vi.mock('#app/use-open-service.ts', () => ({ useOpenService: () => desk.open }))
vi.mock('#app/overlays/overlays.tsx', () => ({ useOverlays: () => overlays }))

const site = {
  brand: v.parse(brand, { id: 'foyer', name: 'Foyer', scene: 'hall' }),
  host: 'foyer.test',
  scheme: 'dark' as const,
  mark: '',
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <SiteProvider value={site}>{children}</SiteProvider>
)
const hook = <T,>(use: () => T) => renderHook(use, { wrapper }).result.current
const label = (labelName: string) => ({ labelName, color: '', color2: '', rankLevel: 5 })

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(now, {
    role: 'guest',
    member: { clubLabel: null, memberLabel: [] },
    flags: ['CBS3', 'INBOX3'] satisfies FlagId[],
    status: openStatus(),
    pages: [],
  })
})

describe('places', () => {
  test('what has no page is not there', () => {
    now.flags = ['REFERRAL3', 'PTSYS3', 'REWCEN3']
    expect(hook(usePlaces)).toEqual({})
  })

  test('what is switched off is not there', () => {
    now.pages = ['/invite', '/pointMall', '/missions', '/promotions', '/member/rewardCenter']
    expect(Object.keys(hook(usePlaces))).toEqual(['promotions'])
    now.flags = ['REFERRAL3', 'PTSYS3', 'REWCEN3', 'MISSIONS3']
    expect(Object.keys(hook(usePlaces))).toEqual([
      'promotions',
      'freeCredit',
      'invite',
      'points',
      'missions',
    ])
  })

  test('free credit asks a guest to log in, and keeps the link for another tab', async () => {
    now.pages = ['/member/rewardCenter']
    now.flags = ['REWCEN3']
    const place = hook(usePlaces).freeCredit
    expect(place?.href).toBe('/member/rewardCenter')
    const press = { preventDefault: vi.fn(), metaKey: false, ctrlKey: true, shiftKey: false }
    place?.onClick?.(press as unknown as React.MouseEvent)
    expect(press.preventDefault).not.toHaveBeenCalled()
    await act(async () =>
      place?.onClick?.({ ...press, ctrlKey: false } as unknown as React.MouseEvent),
    )
    expect(press.preventDefault).toHaveBeenCalledOnce()
    expect(overlays.open).toHaveBeenCalledExactlyOnceWith('login', expect.anything())
  })
})

describe('customer service', () => {
  const ids = () => hook(useServiceItems).map(({ id }) => id)

  test('has the ways that the operator entered, and only https leads there', () => {
    expect(ids()).toEqual(expect.arrayContaining(['online', 'telegram', 'line']))
    now.status = {
      ...openStatus(),
      customerService: [{ csType: 'LINE', title: 'LINE', path: 'javascript:alert(1)' }],
    } satisfies Status
    expect(ids()).not.toContain('line')
  })

  test('is empty of people while nothing is known', () => {
    now.status = undefined
    expect(ids()).not.toContain('online')
  })

  test('the desk opens in its window, whichever entry stands for it', () => {
    const online = () => hook(useServiceItems).find(({ id }) => id === 'online')
    online()?.onClick?.()
    expect(desk.open).toHaveBeenCalledOnce()
    now.status = {
      ...openStatus(),
      customerService: [{ csType: 'VIP', title: 'VIP', path: 'https://vip.example/' }],
    } satisfies Status
    expect(online()).toBeUndefined()
    expect(hook(useServiceDoor)).toBeUndefined()
    now.role = 'member'
    now.member = { clubLabel: label('Gold'), memberLabel: [] }
    expect(online()).toBeDefined()
    expect(hook(useServiceDoor)).toBe(desk.open)
  })

  test('above rank 4 the VIP’s desk answers in place of the live chat, where there is one', () => {
    const live = { csType: 'LIVECHAT', title: 'Chat', path: '' } as const
    const vip = { csType: 'VIP', title: 'VIP', path: '' } as const
    now.status = { ...openStatus(), customerService: [live, vip] } satisfies Status
    expect(hook(useDesk)).toBe(live)
    now.role = 'member'
    now.member = { clubLabel: { ...label('Gold'), rankLevel: 4 }, memberLabel: [] }
    expect(hook(useDesk)).toBe(live)
    now.member = { clubLabel: null, memberLabel: [label('Lantern')] }
    expect(hook(useDesk)).toBe(vip)
    now.status = { ...openStatus(), customerService: [live] } satisfies Status
    expect(hook(useDesk)).toBe(live)
  })

  test('without a desk a form leads to the first way outside, which is nobody’s own', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    now.status = {
      ...openStatus(),
      customerService: [
        { csType: 'VIP', title: 'VIP', path: 'https://vip.example/' },
        { csType: 'LINE', title: 'LINE', path: 'https://line.example/' },
      ],
    } satisfies Status
    hook(useServiceDoor)?.()
    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://line.example/',
      '_blank',
      'noopener,noreferrer',
    )
    open.mockRestore()
  })

  test('the chat says how much is unread, and asks a guest to log in', () => {
    const chat = () => hook(useServiceItems).find(({ id }) => id === 'chat')
    expect(chat()?.count).toBe(3)
    const found = chat()
    act(() => found?.onClick?.())
    expect(overlays.open).toHaveBeenCalledExactlyOnceWith('login', expect.anything())
    now.flags = []
    expect(chat()).toBeUndefined()
  })

  test('help and messages are pages', () => {
    expect(ids()).not.toContain('help')
    now.pages = ['/help', '/member/messages']
    expect(ids()).toEqual(expect.arrayContaining(['messages', 'help']))
    now.flags = []
    expect(ids()).not.toContain('messages')
  })
})

describe('the VIP entry', () => {
  test('is for members with a label', () => {
    expect(hook(useVipEntry)).toBeUndefined()
    now.role = 'member'
    expect(hook(useVipEntry)).toBeUndefined()
    now.member = { clubLabel: null, memberLabel: [label('Gold')] }
    expect(hook(useVipEntry)).toEqual({ label: 'Gold', href: null })
  })

  test('leads to one’s rank, else to the account', () => {
    now.role = 'member'
    now.member = { clubLabel: label('Gold'), memberLabel: [] }
    now.pages = ['/member/securityCenter']
    expect(hook(useVipEntry)?.href).toBe('/member/securityCenter')
    now.pages.push('/member/playerRank')
    expect(hook(useVipEntry)?.href).toBe('/member/playerRank')
  })
})

test('a page to follow has an https address', () => {
  const facebook = (url: string) => ({
    resourceType: 'FACEBOOK',
    url,
    qrCodeUrl: null,
    labelNameEn: 'Facebook',
  })
  now.status = { ...openStatus(), resources: [facebook('https://facebook.example/us')] }
  expect(hook(useSocialLinks)).toEqual([
    { id: 'FACEBOOK', name: 'Facebook', href: 'https://facebook.example/us' },
  ])
  now.status = { ...openStatus(), resources: [facebook('http://facebook.example/us')] }
  expect(hook(useSocialLinks)).toEqual([])
})
