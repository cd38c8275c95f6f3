import { render } from '#app/server.tsx'
import {
  announcements,
  type Answer,
  brand as brandSchema,
  type Call,
  gameList,
  gameMenus,
  hotGames,
  type Locale,
  systemStatus,
  winnerBoard,
} from '#contract/index.ts'
import { hotList } from '#stories/fixtures/games/games.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { winnersAnswer } from '#stories/fixtures/games/winners.ts'
import { homeAnnouncements } from '#stories/fixtures/site/banners.ts'
import { houseMenus } from '#stories/fixtures/site/menus.ts'
import { maintenanceStatus, openStatus, regionStatus } from '#stories/fixtures/site/status.ts'
import * as v from 'valibot'
import { describe, expect, test, type Mock, vi } from 'vitest'

const brand = v.parse(brandSchema, {
  id: 'foyer',
  name: 'Foyer',
  scene: 'hall',
  currency: 'THB',
})

const answerOf = <C extends Call>(call: C, value: Answer<C>) => [call.path, value] as const
const answers = (status: Answer<typeof systemStatus>) =>
  new Map<string, unknown>([
    answerOf(systemStatus, status),
    answerOf(gameMenus, houseMenus),
    answerOf(announcements, homeAnnouncements),
    answerOf(hotGames, { list: hotList }),
    answerOf(winnerBoard, winnersAnswer),
    answerOf(gameList, gamePage()),
  ])

type Respond = (request: Request) => Promise<Response>

/** Draws a page as the gateway does, over calls that are answered at once. */
function draw(
  path: string,
  {
    status = openStatus('HOT3'),
    locale = 'th',
    mirror = null,
    call = vi.fn<Respond>(),
  }: {
    status?: ReturnType<typeof openStatus>
    locale?: Locale
    mirror?: string | null
    call?: Mock<Respond>
  } = {},
) {
  const known = answers(status)
  async function answered(request: Request) {
    const value = known.get(new URL(request.url).pathname)
    return Response.json({ success: true, message: null, value })
  }
  if (!call.getMockImplementation()) call.mockImplementation(answered)
  const url = new URL(path, 'http://foyer.test')
  const chunk = (source: string) => `/${source}`
  return render({
    url,
    brand,
    mark: '<path/>',
    locale,
    scheme: 'dark',
    sheet: '/s.css',
    chunk,
    mirror,
    call,
  })
}

const pages = [
  ['/', 200],
  ['/rng', 200],
  ['/rng?page=NAGA&class=JP', 200],
  ['/hot', 200],
  ['/login', 200],
  ['/nowhere', 404],
] as const

describe.each(pages)('the page %s', (path, status) => {
  test('is drawn whole, with its one heading and nothing that the policy forbids', async () => {
    const page = await draw(path)
    expect(page.status).toBe(status)
    expect(page.html.match(/<h1\b/g)).toHaveLength(1)
    expect(page.html).not.toMatch(/\sstyle="/)
    expect(page.html).not.toMatch(/\son[a-z]+="/)
    expect(page.html).toContain('<header')
    expect(page.html).toContain('<footer')
    expect(page.head.title).toContain('Foyer')
    expect(page.head.description).not.toBe('')
  })

  test('says where its own code is', async () => {
    const { source, state } = await draw(path)
    expect(source).toBe(`src/app/pages/${state.page.id}.tsx`)
    expect(state.page.address).toBe(`/${source}`)
  })

  test('brings the messages it shows, and no more of the catalogue', async () => {
    const { state } = await draw(path, { locale: 'en' })
    const count = Object.keys(state.messages).length
    expect(count).toBeGreaterThan(10)
    expect(count).toBeLessThan(120)
  })

  test('is asked for as a guest, in the page’s language', async () => {
    const call = vi.fn<Respond>()
    await draw(path, { call, locale: 'en' })
    expect(call).toHaveBeenCalled()
    for (const [request] of call.mock.calls) {
      expect(request.headers.get('Language')).toBe('EN')
      expect(request.headers.get('Authorization')).toBeNull()
    }
  })

  test('is drawn also when nothing answers', async () => {
    const call = vi.fn<Respond>().mockRejectedValue(new Error('no gateway'))
    const page = await draw(path, { call })
    expect(page.status).toBe(status)
    expect(page.state.fallback).toEqual({})
    expect(page.state.lacks).toBe(true)
    expect(page.html).toContain('<header')
  })
})

test('pictures of the house come from the mirror, in the markup and in what comes with it', async () => {
  const known = answers(openStatus('HOT3'))
  const { list, ...page } = gamePage()
  known.set(gameList.path, {
    ...page,
    list: list.map((game) => ({ ...game, imageUrl: '/art/covers/a.webp' })),
  })
  const call = vi.fn<Respond>(async (request) => {
    const value = known.get(new URL(request.url).pathname)
    return Response.json({ success: true, message: null, value })
  })
  const { html, state } = await draw('/rng', { call, mirror: 'https://one.test' })
  expect(JSON.stringify(state.fallback)).not.toContain('"/art/')
  expect(html).toContain('src="https://one.test/art/covers/a.webp"')
  expect(html).not.toContain('="/art/')
})

test('what the page was drawn with comes with it, by key', async () => {
  const { state } = await draw('/rng')
  expect(state).not.toHaveProperty('lacks')
  const keys = Object.keys(state.fallback)
  for (const call of [systemStatus, gameMenus, gameList]) {
    expect(keys.some((key) => key.startsWith(call.path))).toBe(true)
  }
})

test.each([
  ['maintenance', maintenanceStatus, 503, 'ปิดบ้านทำความสะอาดสักครู่'],
  ['region block', regionStatus, 403, '203.0.113.42'],
] as const)('%s stands in the place of every page', async (_, status, code, words) => {
  for (const path of ['/', '/rng', '/login']) {
    const page = await draw(path, { status })
    expect(page.status).toBe(code)
    expect(page.html).toContain(words)
    expect(page.html).not.toContain('<footer')
    expect(page.html).not.toMatch(/\sstyle="/)
  }
})
