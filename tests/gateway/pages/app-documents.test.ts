import { appHead, groundsOf, offlineDocument, webManifest } from '#gateway/pages/app-documents.ts'
import { readBrandLook } from '#gateway/pages/brand-look.ts'
import { expect, test } from 'vitest'
import { testConfig } from '../support/config.ts'

const { brand } = testConfig()
const grounds = { dark: '#170d0f', light: '#f9f4f6' }

test.each(['foyer', 'siam', 'khram'])(
  'the grounds of %s are read from its tokens',
  async (name) => {
    const { css } = await readBrandLook(name)
    const { dark, light } = groundsOf(css)
    const brightness = (colour: string) => Number.parseInt(colour.slice(1, 3), 16)
    expect(dark).toMatch(/^#[0-9a-f]{6}$/)
    expect(light).toMatch(/^#[0-9a-f]{6}$/)
    expect(brightness(dark)).toBeLessThan(64)
    expect(brightness(light)).toBeGreaterThan(200)
  },
)

test('where there are no tokens a page has a ground all the same', () => {
  expect(groundsOf('')).toEqual({ dark: '#000000', light: '#ffffff' })
})

test('a page wears the ground of its scheme, and offers itself where it may', () => {
  const head = { brand, locale: 'en', scheme: 'light', grounds } as const
  const offered = appHead({ ...head, installable: true })
  expect(offered).toContain('<meta name="theme-color" content="#f9f4f6">')
  expect(offered).toContain('href="/manifest.webmanifest?lang=en"')
  const kept = appHead({ ...head, installable: false })
  expect(kept).toContain('apple-touch-icon')
  expect(kept).not.toContain('manifest')
})

test('a brand’s name cannot leave its place', () => {
  const named = { ...brand, name: '"><script>' }
  const head = appHead({ brand: named, locale: 'th', scheme: 'dark', grounds, installable: true })
  expect(head).not.toContain('<script>')
})

test('the manifest is of the brand, in the words it is given', () => {
  const words = { description: 'Games', slots: 'Slots', live: 'Live', lottery: 'Lottery' }
  const manifest = JSON.parse(webManifest({ brand, locale: 'en', grounds }, words)) as {
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Foyer',
    lang: 'en',
    scope: '/',
    display: 'standalone',
    background_color: '#170d0f',
    description: 'Games',
  })
  for (const { src } of manifest.icons) expect(src).toMatch(/^\/app\/foyer\/[\w-]+\.png$/)
  for (const { url } of manifest.shortcuts) expect(url).toMatch(/^\/\w+$/)
})

test('the page for want of a network asks for nothing but its own', () => {
  const drawing = { title: 'Offline & <more>', html: '<main>lit</main>', script: 'show()' }
  const text = offlineDocument({ brand, grounds }, { drawing, css: 'a{b:c}' })
  expect(text).toContain('<title>Offline &amp; &lt;more&gt;</title>')
  expect(text).toContain('<style>a{b:c}</style>')
  expect(text).toContain('<script>show()</script>')
  expect(text).not.toMatch(/\s(?:src|href)=/)
})
