import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseCoding, matchesTag } from '#gateway/assets/encodings.ts'
import { createStaticFiles } from '#gateway/assets/static-files.ts'
import { openCopy, TestGateway } from '../support/gateway.ts'

const dist = mkdtempSync(join(tmpdir(), 'foyer-dist-'))
const script = `console.log('${'x'.repeat(2000)}')`
mkdirSync(join(dist, 'client', 'assets'), { recursive: true })
mkdirSync(join(dist, 'client', '.vite'))
const write = (name: string, data: string | Uint8Array) =>
  writeFileSync(join(dist, 'client', name), data)
write('assets/app-1a2b.js', script)
write('assets/app-1a2b.js.br', brotliCompressSync(script))
write('assets/app-1a2b.js.gz', gzipSync(script))
write('assets/font.woff2', 'font')
write('manifest.webmanifest', '{}')
write('.vite/manifest.json', '{}')
writeFileSync(join(dist, 'secret.txt'), 'secret')

let gateway: TestGateway
beforeAll(async () => {
  const page = async () => ({ response: new Response('page'), scripts: [], styles: [] })
  gateway = new TestGateway(await openCopy(), { distDirectory: dist }, page)
})
afterAll(async () => {
  await gateway.opened.close()
  rmSync(dist, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  gateway.fetch(path, { headers, method })

describe('built files', () => {
  test('are cached for ever, because their names change with them', async () => {
    const response = await get('/assets/app-1a2b.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(script)
    expect((await get('/manifest.webmanifest')).headers.get('cache-control')).toBe(
      'public, max-age=3600',
    )
  })

  test('keep scripts from everything but what a worker computes with', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy')
    // A sandbox would leave a worker without WebCrypto.
    expect(await policyOf('/assets/app-1a2b.js')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(await policyOf('/assets/font.woff2')).toContain('sandbox')
  })

  test('go out as they were compressed', async () => {
    const br = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    const bytes = Buffer.from(await br.arrayBuffer())
    expect(br.headers.get('content-length')).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toBe(script)
    const gz = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip;q=1.0, br;q=0' })
    expect(gz.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(script)
    const font = await get('/assets/font.woff2', { 'Accept-Encoding': 'br' })
    expect(font.headers.get('content-encoding')).toBeNull()
  })

  test('are not sent again to who has them', async () => {
    const tag = String((await get('/assets/app-1a2b.js')).headers.get('etag'))
    const again = await get('/assets/app-1a2b.js', { 'If-None-Match': `"other", ${tag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toContain('immutable')
    const head = await get('/assets/app-1a2b.js', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(String(script.length))
  })

  test.each([
    '/assets/none.js',
    '/assets/',
    '/assets',
    '/assets/app-1a2b.js.br',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/app-1a2b.js%00',
    '/art/nothing.svg',
    '/brand/none.svg',
  ])('%s is 404, never the page', async (path) => {
    const response = await get(path)
    const text = await response.text()
    expect(text).not.toContain('secret')
    // An address that leads out of /assets is resolved before it is sent; then it is a page's.
    if (new URL(path, 'http://x').pathname.startsWith('/secret')) return
    expect([response.status, text]).toEqual([404, 'Not found'])
    expect(response.headers.get('content-type')).toContain('text/plain')
    // Caches keep a 404 if nobody objects; the file may be there after the next deployment.
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('that cannot be read stop the start; a house that has none answers calls alone', async () => {
    expect(() => createStaticFiles(join(dist, 'secret.txt'))).toThrow('ENOTDIR')
    const none = createStaticFiles(join(dist, 'nowhere'))
    expect(await none(new Request('http://foyer.test/'))).toBeNull()
  })

  test('that are hidden are none', async () => {
    expect(await (await get('/.vite/manifest.json')).text()).toBe('page')
  })

  test('take no other method', async () => {
    expect((await get('/assets/app-1a2b.js', {}, 'POST')).status).toBe(405)
  })
})

describe('the brand’s files', () => {
  test('the mark, also as the icon', async () => {
    for (const path of ['/brand/logo.svg', '/favicon.ico', '/favicon.svg']) {
      const response = await get(path)
      expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(response.headers.get('cache-control')).toContain('max-age=3600,')
      expect(await response.text()).toMatch(/^\s*<svg/)
    }
  })

  test('robots may read pages, not calls', async () => {
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain('Disallow: /wps/')
  })
})

test('a coding is chosen by weight, and never one that is refused', () => {
  expect(chooseCoding('gzip, br', ['br', 'gzip'])).toBe('br')
  expect(chooseCoding('gzip;q=0.9, br;q=0.1', ['br', 'gzip'])).toBe('gzip')
  expect(chooseCoding(' GZIP ; q=0.9 , br ; q=0.1', ['br', 'gzip'])).toBe('gzip')
  expect(chooseCoding('*', ['gzip'])).toBe('gzip')
  expect(chooseCoding('*;q=0', ['gzip'])).toBeNull()
  expect(chooseCoding('br;q=0, *', ['br'])).toBeNull()
  expect(chooseCoding('br;q=x', ['br'])).toBeNull()
  expect(chooseCoding(null, ['br'])).toBeNull()
  expect(chooseCoding('zstd', ['br', 'gzip'])).toBeNull()
})

test('a tag matches itself, weak or strong', () => {
  expect(matchesTag('W/"a"', 'W/"a"')).toBe(true)
  expect(matchesTag('"a"', 'W/"a"')).toBe(true)
  expect(matchesTag('*', 'W/"a"')).toBe(true)
  expect(matchesTag('"b", "c"', 'W/"a"')).toBe(false)
  expect(matchesTag(null, 'W/"a"')).toBe(false)
})
