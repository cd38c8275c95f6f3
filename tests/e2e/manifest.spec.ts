import { languageCodes } from '#contract/index.ts'
import { wholeBrowserOptions } from '../../scripts/browser.ts'
import { expect, test } from './support/test.ts'

// Who installs the site on a device (C4) has a browser with all its parts, and so has this test.
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowserOptions() })

test('the manifest names icons that are there, in the page’s language', async ({
  page,
  context,
  gateway,
  request,
}) => {
  await context.addCookies([{ name: 'hisLang', value: languageCodes.en, url: gateway.url }])
  await page.goto('/')
  const href = String(await page.locator('link[rel=manifest]').getAttribute('href'))
  const manifest = (await (await request.get(href)).json()) as {
    name: string
    lang: string
    display: string
    start_url: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(manifest).toMatchObject({ lang: 'en', display: 'standalone', start_url: '/' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type']).toBe('image/png')
    // Width of a PNG's header.
    expect((await picture.body()).readUInt32BE(16)).toBe(Number.parseInt(sizes, 10))
  }
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Every test's window is a private one, which installs nothing; nothing else is in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})
