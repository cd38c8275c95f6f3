// @vitest-environment jsdom
import { drawnParts } from '#app/late.tsx'
import { go, interceptLinks } from '#app/links.ts'
import { loadPage } from '#app/load-page.ts'
import { standIn } from '#app/stand-in.ts'
import { overlayDoor } from '#app/overlays/overlays.tsx'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('#app/load-page.ts', () => ({ loadPage: vi.fn() }))
vi.mock('#app/stand-in.ts', () => ({ standIn: vi.fn() }))
vi.mock('#app/installable.ts', () => ({ becomeInstallable: vi.fn() }))
vi.mock('#app/late.tsx', () => ({ drawnParts: vi.fn() }))
vi.mock('#app/overlays/loaders.ts', () => ({ loaders: { lost: async () => undefined } }))
vi.mock('#app/lost-start.ts', () => ({}))

const scrolled = vi.fn()

beforeAll(() => {
  vi.stubGlobal('scrollTo', scrolled)
  Element.prototype.scrollIntoView = vi.fn()
  interceptLinks()
})

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.mocked(loadPage)
    .mockReset()
    .mockResolvedValue({ default: () => null })
  vi.mocked(drawnParts).mockReset().mockResolvedValue()
  vi.mocked(Element.prototype.scrollIntoView).mockClear()
  scrolled.mockClear()
})

function link(attributes: Record<string, string>): HTMLElement {
  document.body.innerHTML = '<main id="main" tabindex="-1"><h2 id="games">Games</h2></main>'
  const anchor = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  // Somewhere in a link, as icons are.
  const icon = anchor.appendChild(document.createElement('span'))
  document.body.append(anchor)
  return icon
}

/** Presses, and tells whether the site took the click for itself. */
function press(target: Element, how: MouseEventInit = {}): boolean {
  let taken = false
  // jsdom goes nowhere, and says so; nothing is left for it to do.
  const seen = (event: Event) => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', seen, { once: true })
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return taken
}

/** The turn of the event loop in which an arrival happens. */
const turned = () => new Promise((resolve) => setTimeout(resolve))
afterEach(turned)
const settled = () => vi.waitFor(() => expect(scrolled).toHaveBeenCalled())

describe('the site takes a click', () => {
  test.each([['/rng'], ['/rng?page=LOTUS'], ['http://localhost:3000/login'], ['rng']])(
    'on its own page %s',
    async (href) => {
      expect(press(link({ href }))).toBe(true)
      await settled()
      expect(location.href).toBe(new URL(href, 'http://localhost:3000/').href)
    },
  )

  test('with a fragment of another page', async () => {
    expect(press(link({ href: '/rng#games' }))).toBe(true)
    await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce())
    expect(scrolled).not.toHaveBeenCalled()
  })
})

describe('the browser keeps a click', () => {
  test.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %j', (how) => expect(press(link({ href: '/rng' }), how)).toBe(false))

  test.each([
    ['another window', { href: '/rng', target: '_blank' }],
    ['a download', { href: '/rng', download: '' }],
    ['another origin', { href: 'https://partner.test/rng' }],
    ['another port', { href: 'http://localhost:4400/rng' }],
    ['another scheme', { href: 'mailto:a@partner.test' }],
    ['a script', { href: 'javascript:void 0' }],
    ['a page the site does not have', { href: '/no-such-room' }],
    ['an address that is none', { href: 'https://' }],
    ['a place on this page', { href: '#games' }],
    ['a link without an address', {}],
  ])('on %s', (_, attributes) => {
    expect(press(link(attributes as Record<string, string>))).toBe(false)
    expect(loadPage).not.toHaveBeenCalled()
  })

  test('beside a link', () => {
    link({ href: '/rng' })
    expect(press(document.getElementById('main')!)).toBe(false)
  })

  test('which somebody else has answered already', () => {
    const target = link({ href: '/rng' })
    target.addEventListener('click', (event) => event.preventDefault())
    press(target)
    expect(loadPage).not.toHaveBeenCalled()
    expect(location.pathname).toBe('/')
  })
})

describe('a change of page', () => {
  test('waits for the page’s code and the late parts', async () => {
    const code = Promise.withResolvers<{ default: () => null }>()
    const parts = Promise.withResolvers<void>()
    vi.mocked(loadPage).mockReturnValue(code.promise)
    vi.mocked(drawnParts).mockReturnValue(parts.promise)
    const gone = go('/rng')
    code.resolve({ default: () => null })
    await code.promise
    expect(location.pathname).toBe('/')
    parts.resolve()
    await gone
    expect(location.pathname).toBe('/rng')
  })

  test('waits for what the page is made of, by its question', async () => {
    const body = Promise.withResolvers<void>()
    const fetchBody = vi.fn(() => body.promise)
    vi.mocked(loadPage).mockResolvedValue({ default: () => null, body: fetchBody })
    press(link({ href: '/promotions?id=3' }))
    await vi.waitFor(() => expect(fetchBody).toHaveBeenCalledWith('?id=3'))
    await turned()
    expect(location.pathname).toBe('/')
    body.resolve()
    await settled()
    expect(location.pathname + location.search).toBe('/promotions?id=3')
  })

  test('stays where it is when only the question changes', async () => {
    history.replaceState(null, '', '/rng')
    await go('/rng?page=LOTUS')
    await turned()
    expect(location.search).toBe('?page=LOTUS')
    expect(scrolled).not.toHaveBeenCalled()
  })

  test.each([
    ['/', '/rng'],
    ['/promotions?id=3', '/promotions'],
    ['/promoDetail?id=3', '/promoDetail?id=4'],
  ])('begins at the top, at the main part, from %s to %s', async (from, to) => {
    link({ href: '/' })
    history.replaceState(null, '', from)
    await go(to)
    await settled()
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(document.activeElement).toBe(document.getElementById('main'))
  })

  test('leads to a fragment also when only the question changes', async () => {
    link({ href: '/' })
    history.replaceState(null, '', '/rng')
    await go('/rng?sort=new#games')
    await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce())
  })

  test('begins at the top also after the browser went back', async () => {
    await go('/rng')
    await settled()
    scrolled.mockClear()
    history.replaceState(null, '', '/')
    await go('/rng')
    await settled()
  })

  test('survives a fragment that cannot be read', async () => {
    await go('/rng#%E0%A4%A')
    await settled()
    expect(location.pathname).toBe('/rng')
  })

  test('follows the last of two links', async () => {
    const slow = Promise.withResolvers<{ default: () => null }>()
    vi.mocked(loadPage).mockImplementation(async (route) =>
      route.id === 'lobby' ? slow.promise : { default: () => null },
    )
    const first = go('/rng')
    await go('/login')
    slow.resolve({ default: () => null })
    await first
    expect(location.pathname).toBe('/login')
  })

  test('is the browser’s where the code does not come', async () => {
    vi.mocked(loadPage).mockRejectedValue(new Error('404'))
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const pushed = vi.spyOn(history, 'pushState')
    // The only going that jsdom knows.
    await go('/#games')
    expect(location.hash).toBe('#games')
    expect(pushed).not.toHaveBeenCalled()
    expect(said).toHaveBeenCalledWith('Loading chunk home failed (error)')
    expect(loadPage).toHaveBeenCalledTimes(2)

    // The reload brought nothing: the page says so, in its place, and the address is its own.
    await go('/?again')
    expect(vi.mocked(standIn).mock.lastCall?.[1]).toMatchObject({ bare: true })
    expect(pushed).toHaveBeenCalledOnce()
    // What stands in for it goes with who leaves it; a link to where one is asks for the whole site.
    vi.mocked(loadPage).mockResolvedValue({ default: () => null, standsIn: true })
    await go('/?again#games')
    expect(location.hash).toBe('#games')
    expect(pushed).toHaveBeenCalledOnce()
    pushed.mockRestore()
    said.mockRestore()
  })

  test('asks first who is in a form', async () => {
    vi.mocked(loadPage).mockRejectedValue(new Error('404'))
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const open = vi.fn()
    overlayDoor.open = open
    document.body.innerHTML = '<form><input name="name"></form>'
    document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }))
    await go('/live')
    expect(open).toHaveBeenCalledExactlyOnceWith('lost', {
      lost: { failure: 'error', href: 'http://localhost:3000/live', part: false, typed: true },
    })
    expect(location.pathname).toBe('/')
    document.body.innerHTML = ''
    said.mockRestore()
  })
})
