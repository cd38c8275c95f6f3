import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { calls } from '#contract/index.ts'
import { createApp } from '#gateway/app.ts'
import { createPages, type Page } from '#gateway/pages/index.ts'
import { pageLifetime } from '#gateway/pages/page-cache.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testConfig } from '../support/config.ts'
import { openCopy } from '../support/gateway.ts'

// A built site of a few lines: it writes down what it was asked to draw, and which time it is.
const bundle = `
  let times = 0
  export const rootId = 'root', stateId = 'state', facesId = 'faces', rulesId = 'rules', localeKey = 'hisLang', schemeKey = 'theme'
  export const readCookie = (header, name) =>
    decodeURIComponent(new RegExp(name + '=([^;]+)').exec(header)?.[1] ?? '') || null
  export const mirrorCookie = 'imageCDN'
  export const mirrorOf = (list, begun) => (list.includes(begun) ? begun : (list[0] ?? null))
  export const readLocale = (code) => (code === 'EN' ? 'en' : 'th')
  export const readScheme = (name, fallback) => name ?? fallback
  export const firstScript = (...what) => 'start(' + what.map((one) => JSON.stringify(one)).join() + ')'
  export async function render({ url, brand, locale, scheme, mirror, call }) {
    const asked = await call(new Request(url.origin + '${calls.systemStatus.path}?url=' + url.host))
    const { value = {} } = await asked.json()
    times += 1
    return {
      status: value.maintenance ? 503 : value.regionRestriction ? 403 : 200,
      head: { title: brand.name, description: '' },
      html: [times, url.host, url.pathname + url.search, locale, scheme, mirror, value.location].filter(Boolean).join(' '),
      state: { brand, locale, scheme },
      source: 'src/app/pages/home.tsx',
    }
  }
`
const manifest = {
  'src/app/browser.tsx': { file: 'assets/browser-1.js' },
  'src/app/pages/home.tsx': { file: 'assets/home-1.js', imports: ['src/app/browser.tsx'] },
  numbers: { file: 'assets/numbers-1.js' },
}

const faces = '@font-face{font-family:Anuphan Variable;src:url(/assets/lit-1.woff2)}'

const dist = mkdtempSync(join(tmpdir(), 'foyer-pages-'))
let pages: Awaited<ReturnType<typeof createPages>>
let now = 0
/** What the status call answers, and for whom it was asked. */
let status: object | ((request: Request) => object) = {}
let askedFor: (string | null)[] = []

beforeAll(async () => {
  mkdirSync(join(dist, 'server'))
  mkdirSync(join(dist, 'client', '.vite'), { recursive: true })
  writeFileSync(join(dist, 'server', 'package.json'), '{"type":"module"}')
  writeFileSync(join(dist, 'server', 'server.js'), bundle)
  writeFileSync(join(dist, 'client', '.vite', 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(dist, 'client', '.vite', 'faces.css'), faces)
  const { brand } = testConfig()
  pages = await createPages({
    brand,
    distDirectory: dist,
    countryHeader: 'CF-IPCountry',
    now: () => now,
  })
})
afterAll(() => rmSync(dist, { recursive: true }))
beforeEach(() => {
  // Whatever an earlier test had drawn has grown old.
  now += pageLifetime
  status = {}
  askedFor = []
})

const visit = (address: string, headers: Record<string, string> = {}): Promise<Page> =>
  pages(new Request(address, { headers }), {
    call: async (request) => {
      askedFor.push(request.headers.get('x-forwarded-for'))
      const value = typeof status === 'function' ? status(request) : status
      return Response.json({ success: true, value })
    },
  })

/** What stands in the root element: count, host, address, language, scheme. */
async function drawn(address: string, headers: Record<string, string> = {}): Promise<string> {
  const text = await (await visit(address, headers)).response.text()
  return /<div id="root">(.*?)<\/div>/.exec(text)?.[1] ?? ''
}
const what = async (...visit: Parameters<typeof drawn>) =>
  (await drawn(...visit)).replace(/^\d+ /, '')

test('a page is drawn once for all who see the same', async () => {
  const first = await drawn('http://a.test/')
  expect(await drawn('http://a.test/', { Cookie: 'other=1', 'User-Agent': 'x' })).toBe(first)
  now += pageLifetime
  expect(await drawn('http://a.test/')).not.toBe(first)
})

test('a page carries the faces that its stylesheet does not', async () => {
  const page = await visit('http://a.test/')
  expect(await page.response.text()).toContain(`media="not all">${faces}</style>`)
})

test('host, address, language and scheme each have a page of their own', async () => {
  await drawn('http://a.test/')
  expect(await what('http://b.test/')).toBe('b.test / th dark')
  expect(await what('http://a.test/rng?page=2')).toBe('a.test /rng?page=2 th dark')
  expect(await what('http://a.test/', { Cookie: 'hisLang=EN' })).toBe('a.test / en dark')
  expect(await what('http://a.test/', { Cookie: 'theme=light' })).toBe('a.test / th light')
  expect(await what('http://a.test/')).toBe('a.test / th dark')
})

test('pictures come from the mirror that the visit began with, while it is listed', async () => {
  status = { imageCDNs: ['https://one.test', 'https://two.test'] }
  const Cookie = 'imageCDN=https%3A%2F%2Ftwo.test'
  expect(await what('http://a.test/')).toBe('a.test / th dark https://one.test')
  expect(await what('http://a.test/', { Cookie })).toBe('a.test / th dark https://two.test')
  const text = await (await visit('http://a.test/', { Cookie })).response.text()
  expect(text).toContain(' data-images="https://two.test">')
  expect(text).toContain('<link rel="preconnect" href="https://two.test">')
  status = { imageCDNs: ['https://one.test'] }
  expect(await what('http://a.test/', { Cookie })).toBe('a.test / th dark https://one.test')
  status = {}
  const own = await (await visit('http://a.test/', { Cookie })).response.text()
  expect(own).not.toContain('data-images')
})

test('whoever is shut out gets no page that was drawn for others, nor they his', async () => {
  const open = await visit('http://a.test/')
  expect(open.response.status).toBe(200)
  status = { maintenance: { startsAt: null, endsAt: null } }
  const closed = await visit('http://a.test/', { 'X-Forwarded-For': '203.0.113.9' })
  expect([closed.response.status, closed.response.headers.get('retry-after')]).toEqual([503, '120'])
  // Asked once to find the page and once more by the page, both times as this visitor.
  expect(askedFor.slice(-2)).toEqual(['203.0.113.9', '203.0.113.9'])
  status = {}
  expect((await visit('http://a.test/')).response.status).toBe(200)
})

test('a house whose database is gone has a page all the same, drawn once for all who come', async () => {
  let failures = 0
  const call = async () => {
    const message = `Unknown error (${failures++})`
    return Response.json({ success: false, code: 'unknown', message }, { status: 500 })
  }
  const come = async () => (await pages(new Request('http://a.test/'), { call })).response
  const [first, second] = [await come(), await come()]
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await first.text()).toBe(await second.text())
  const tag = { 'If-None-Match': first.headers.get('etag')! }
  const third = await pages(new Request('http://a.test/', { headers: tag }), { call })
  expect(third.response.status).toBe(503)
})

test('nor does it matter that nobody can be counted then', async () => {
  const opened = await openCopy()
  await opened.close()
  const said: string[] = []
  const error = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    said.push(String(line))
    return true
  })
  const app = createApp({
    database: opened.database,
    config: testConfig(),
    pages: async () => ({ response: new Response('drawn'), scripts: [], styles: [] }),
  })
  const response = await app.request('/promotions')
  error.mockRestore()
  expect(await response.text()).toBe('drawn')
  expect(said.join('')).toContain('"path":"/promotions"')
})

test('a closed country gets no page of the house; all others share theirs, wherever they are', async () => {
  status = ({ headers }) => {
    const location = headers.get('cf-ipcountry')
    return { location, regionRestriction: location === 'SG' ? { ip: '203.0.113.9' } : null }
  }
  const from = (country: string) => ({ 'CF-IPCountry': country })
  const thai = await drawn('http://a.test/', from('TH'))
  expect(thai).toMatch(/^\d+ a\.test \/ th dark$/)
  expect(await drawn('http://a.test/', from('VN'))).toBe(thai)
  expect((await visit('http://a.test/', from('SG'))).response.status).toBe(403)
  expect(await drawn('http://a.test/', from('TH'))).toBe(thai)
})

test('a page goes out in the best coding, with what its policy has to allow', async () => {
  const plain = await visit('http://a.test/')
  const text = await plain.response.text()
  expect(plain.response.headers.get('content-encoding')).toBeNull()
  expect(plain.response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  expect(text).toContain(
    'start(["/assets/browser-1.js","/assets/home-1.js"],"faces","/assets/numbers-1.js")',
  )
  for (const [accepted, coding, open] of [
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const { response, scripts, styles } = await visit('http://a.test/', {
      'Accept-Encoding': accepted,
    })
    expect(response.headers.get('content-encoding')).toBe(coding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect(open(Buffer.from(await response.arrayBuffer())).toString()).toBe(text)
    for (const source of [...scripts, ...styles]) expect(source).toMatch(/^'sha256-.{44}'$/)
  }
})

test('a page is not sent again to who has it, unless it is a closed one', async () => {
  const tag = String((await visit('http://a.test/')).response.headers.get('etag'))
  const again = await visit('http://a.test/', { 'If-None-Match': tag })
  expect([again.response.status, await again.response.text()]).toEqual([304, ''])
  expect(again.scripts).toHaveLength(1)
  status = { maintenance: {} }
  const closed = await visit('http://a.test/', { 'If-None-Match': '*' })
  expect(closed.response.status).toBe(503)
})

test('a ticket in the address leaves no trace in what is drawn, kept or referred to', async () => {
  const first = await drawn('http://a.test/rng?page=2')
  const visited = await visit('http://a.test/rng?token=secret-1&page=2')
  expect(await drawn('http://a.test/rng?token=secret-2&page=2')).toBe(first)
  expect(await visited.response.text()).not.toContain('secret')
  expect(visited.response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(visited.response.headers.get('cache-control')).toBe('no-store')
  const plain = await visit('http://a.test/rng?page=2')
  expect(plain.response.headers.get('referrer-policy')).toBeNull()
})

test('a house with a server of its own gets none of this gateway’s answers', async () => {
  const { brand } = testConfig()
  const asked: string[] = []
  const visitOf = async (origin: string) => {
    const server = { origin, cipher: 'modern' as const }
    const draw = await createPages({ brand: { ...brand, server }, distDirectory: dist })
    const { response } = await draw(new Request('https://foyer.test/rng'), {
      call: async (request) => {
        asked.push(request.url)
        return Response.json({ success: true, value: {} })
      },
    })
    return response.status
  }
  expect(await visitOf('https://api.example.com')).toBe(200)
  expect(asked).toEqual([])
  expect(await visitOf('')).toBe(200)
  expect(await visitOf('https://foyer.test')).toBe(200)
  expect(asked).toHaveLength(4)
})
