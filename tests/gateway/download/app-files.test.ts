import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flags } from '#gateway/database/schema/index.ts'
import { farewell, installFlag, profilePath, workerPath } from '#gateway/download/app-files.ts'
import { webClipProfile } from '#gateway/download/profile.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testConfig } from '../support/config.ts'
import { openCopy, TestGateway } from '../support/gateway.ts'

const dist = mkdtempSync(join(tmpdir(), 'foyer-app-files-'))
const icon = Buffer.from('not really a picture')
mkdirSync(join(dist, 'client/app/foyer'), { recursive: true })
writeFileSync(join(dist, 'client/sw.js'), 'watch()')
writeFileSync(join(dist, 'client/app/foyer/apple-touch-icon.png'), icon)

let gateway: TestGateway
beforeAll(async () => {
  gateway = new TestGateway(await openCopy(), { distDirectory: dist })
})
afterAll(async () => {
  await gateway.opened.close()
  rmSync(dist, { recursive: true })
})

describe('the worker', () => {
  test('is looked for anew each time, and may fetch from its own site alone', async () => {
    const response = await gateway.fetch(workerPath)
    expect(await response.text()).toBe('watch()')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self'")
    // A sandboxed worker has no caches.
    expect(policy).not.toContain('sandbox')
  })

  test('takes itself back where the feature is off', async () => {
    const turn = (enabled: boolean) =>
      gateway.database.update(flags).set({ enabled }).where(eq(flags.modId, installFlag))
    await turn(false)
    expect(await (await gateway.fetch(workerPath)).text()).toBe(farewell)
    await turn(true)
    expect(await (await gateway.fetch(workerPath)).text()).toBe('watch()')
  })
})

describe('the profile', () => {
  test('is a web clip of the host that the visitor came by, kept by nobody', async () => {
    const response = await gateway.fetch(profilePath, {
      headers: { Host: 'play.example.com:8443' },
    })
    expect(response.headers.get('content-type')).toBe('application/x-apple-aspen-config')
    expect(response.headers.get('content-disposition')).toContain('foyer.mobileconfig')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    expect(text).toContain('<key>URL</key><string>http://play.example.com:8443/</string>')
    expect(text).toContain('<string>com.example.play.webclip</string>')
    expect(text).toContain('<key>Label</key><string>Foyer</string>')
    expect(text).toContain(`<data>${icon.toString('base64')}</data>`)
    expect(text).toContain('<key>PayloadRemovalDisallowed</key><false/>')
  })

  test('names the public address where the house has one', async () => {
    const publicUrl = 'https://play.example.com'
    const other = new TestGateway(gateway.opened, {
      ...testConfig(),
      distDirectory: dist,
      publicUrl,
    })
    const text = await (await other.fetch(profilePath)).text()
    expect(text).toContain('<string>https://play.example.com/</string>')
  })

  test('of one site is always the same, of another it is another', () => {
    const of = (origin: string) => webClipProfile({ name: 'Foyer', origin, icon: null })
    expect(of('https://a.example')).toBe(of('https://a.example'))
    const uuids = (text: string) =>
      [...text.matchAll(/<string>([0-9A-F-]{36})</g)].map(([, id]) => id)
    const all = [...uuids(of('https://a.example')), ...uuids(of('https://b.example'))]
    expect(new Set(all).size).toBe(4)
    for (const id of all)
      expect(id).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-A[0-9A-F]{3}-[0-9A-F]{12}$/)
  })

  test('a name cannot leave its place', () => {
    const text = webClipProfile({ name: 'A & <b>', origin: 'https://a.example', icon: null })
    expect(text).toContain('<string>A &amp; &lt;b&gt;</string>')
    expect(text).not.toContain('<key>Icon</key>')
  })
})

test('what is not there is 404 and never a page', async () => {
  const response = await gateway.fetch('/app/foyer/icon-77.png')
  expect([response.status, await response.text()]).toEqual([404, 'Not found'])
})
