import { cover, whiteIcon } from '#art/index.ts'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()
const { games, vendors } = expandCatalogue()
const [game] = games
const studioOf = (code?: string) =>
  vendors.find((vendor) => vendor.code === code)?.studio ?? 'lotus'
const coverPath = `/art/covers/${game?.vassalage}/${game?.nodeId}.svg`

describe('drawings', () => {
  test('a cover is drawn from its game, compressed, and cached for a month', async () => {
    const plain = await gateway().fetch(coverPath)
    const svg = await plain.text()
    expect(svg).toBe(cover(game?.gameId ?? '', studioOf(game?.vassalage), game?.emblem))
    expect(plain.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(plain.headers.get('cache-control')).toMatch(/^public, max-age=2592000/)
    const br = await gateway().fetch(coverPath, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(svg)
    const tag = String(br.headers.get('etag'))
    expect(tag).toBe(plain.headers.get('etag'))
    const again = await gateway().fetch(coverPath, { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('a studio has a thumb, a promotion a banner', async () => {
    for (const path of [
      '/art/thumbs/LTF.svg',
      '/art/avatars/lotus/tiger.svg',
      '/art/banners/lotus/lotus/welcome.svg',
    ]) {
      const response = await gateway().fetch(path)
      expect(response.status, path).toBe(200)
      expect(await response.text()).toMatch(/^<svg xmlns=/)
    }
  })

  test('every vendor has a thumb and every popular game a cover', async () => {
    for (const { code } of vendors) {
      expect((await gateway().fetch(`/art/thumbs/${code}.svg`)).status, code).toBe(200)
    }
  })

  test('every vendor has a white icon: a shape on nothing', async () => {
    for (const { code, studio } of vendors) {
      const response = await gateway().fetch(`/art/icons/${code}.svg`)
      expect(response.status, code).toBe(200)
      expect(await response.text()).toBe(whiteIcon(studio))
    }
  })

  test('can do nothing when somebody opens one as a page', async () => {
    const policy = (await gateway().fetch(coverPath)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toContain('unsafe')
  })

  test.each([
    '/art/covers/LTF/999999999.svg',
    '/art/covers/NGW/10001.svg',
    '/art/covers/LTF/1e9.svg',
    '/art/covers/__proto__/1.svg',
    '/art/thumbs/constructor.svg',
    '/art/icons/constructor.svg',
    '/art/icons/NOBODY.svg',
    '/art/icons/LTF.png',
    '/art/avatars/nobody/tiger.svg',
    '/art/avatars/lotus/constructor.svg',
    '/art/banners/lotus/__proto__/x.svg',
    '/art/banners/nobody/lotus/x.svg',
    "/art/banners/lotus/lotus/'%3Cscript%3E.svg",
    '/art',
    '/art/covers/LTF/%ff.svg',
  ])('%s shows nothing', async (path) => {
    const response = await gateway().fetch(path)
    expect([response.status, await response.text()]).toEqual([404, 'Not found'])
  })
})
