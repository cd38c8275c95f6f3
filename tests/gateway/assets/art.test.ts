import { cover, thumb, whiteIcon } from '#art/index.ts'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { toWebp } from '#gateway/assets/raster.ts'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()
const { games, vendors } = expandCatalogue()
const [game] = games
const studioOf = (code?: string) =>
  vendors.find((vendor) => vendor.code === code)?.studio ?? 'lotus'
const coverPath = `/art/covers/${game?.vassalage}/${game?.nodeId}.webp`
const thumbPath = '/art/thumbs/LTF.svg'

describe('drawings', () => {
  test('a cover is a picture of its game, light, and cached for a month', async () => {
    const response = await gateway().fetch(coverPath, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=2592000/)
    // What is compressed already is not compressed once more.
    expect(response.headers.get('content-encoding')).toBeNull()
    const drawing = cover(game?.gameId ?? '', studioOf(game?.vassalage), game?.emblem)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await toWebp(drawing, 400))
  })

  test('every cover that players see first is light', async () => {
    const popular = games.toSorted((a, b) => b.popularity - a.popularity).slice(0, 60)
    const sizes = await Promise.all(
      popular.map(async ({ vassalage, nodeId }) => {
        const response = await gateway().fetch(`/art/covers/${vassalage}/${nodeId}.webp`)
        return (await response.arrayBuffer()).byteLength
      }),
    )
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(10_000)
  })

  test('a drawing is compressed, and tagged the same for every coding', async () => {
    const plain = await gateway().fetch(thumbPath)
    const svg = await plain.text()
    expect(svg).toBe(thumb(studioOf('LTF')))
    expect(plain.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    const br = await gateway().fetch(thumbPath, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(svg)
    expect(br.headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  test.each([coverPath, thumbPath])('%s is not sent to who has it', async (path) => {
    const tag = String((await gateway().fetch(path)).headers.get('etag'))
    const again = await gateway().fetch(path, { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('who asks for what is being drawn is given the same', async () => {
    const path = `/art/covers/${games[1]?.vassalage}/${games[1]?.nodeId}.webp`
    const both = await Promise.all([gateway().fetch(path), gateway().fetch(path)])
    const [one, other] = await Promise.all(both.map((response) => response.arrayBuffer()))
    expect(one?.byteLength).toBeGreaterThan(1000)
    expect(one).toEqual(other)
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

  test('every vendor has a thumb', async () => {
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
    const policy = (await gateway().fetch(thumbPath)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toContain('unsafe')
  })

  test.each([
    '/art/covers/LTF/999999999.webp',
    '/art/covers/NGW/10001.webp',
    '/art/covers/LTF/1e9.webp',
    '/art/covers/__proto__/1.webp',
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
    '/art/covers/LTF/%ff.webp',
  ])('%s shows nothing', async (path) => {
    const response = await gateway().fetch(path)
    expect([response.status, await response.text()]).toEqual([404, 'Not found'])
  })
})
