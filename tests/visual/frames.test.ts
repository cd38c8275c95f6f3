import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frameArguments, type FramedPage, openFramed } from '../../scripts/visual/frames.ts'
import { withBrowser } from '../../scripts/visual/photograph.ts'

// What the camera asks of a window, of whichever browser this machine has.

let close: () => void = () => {}
let ended: Promise<void>
let open: () => Promise<FramedPage>

beforeAll(
  () =>
    new Promise<void>((ready) => {
      ended = withBrowser(async (browser) => {
        open = () => openFramed(browser, { viewport: { width: 300, height: 200 } }, () => {})
        const asked = new Promise<void>((done) => (close = done))
        ready()
        await asked
      })
    }),
)

afterAll(async () => {
  close()
  await ended
})

const red = "document.body.style.background = 'rgb(255, 0, 0)'"

const pictureOf = async (window: FramedPage, tall: number) => {
  const { width, height, data } = PNG.sync.read(Buffer.from(await window.picture(tall), 'base64'))
  return { width, height, last: [...data.subarray(-4, -1)] }
}

test('photographs the whole window, again where nothing has changed, and in another size', async () => {
  const window = await open()
  await window.resize({ width: 300, height: 200 })
  await window.page.evaluate(red)
  const small = { width: 300, height: 200, last: [255, 0, 0] }
  expect(await pictureOf(window, 200)).toEqual(small)
  expect(await pictureOf(window, 200)).toEqual(small)
  await window.resize({ width: 300, height: 900 })
  expect(await pictureOf(window, 900)).toEqual({ ...small, height: 900 })
  await window.resize({ width: 300, height: 200 })
  expect(await pictureOf(window, 200)).toEqual(small)
  await window.page.context().close()
})

test('photographs no more than is asked for where it can, of which the page hears nothing', async () => {
  const window = await open()
  await window.resize({ width: 300, height: 200 })
  await window.page.evaluate(() => {
    document.body.innerHTML = '<p style="position: fixed; inset: auto 0 0; background: red">'
  })
  const whole = { width: 300, height: 200, last: [255, 255, 255] }
  expect(await pictureOf(window, 200)).toEqual(whole)
  await window.page.evaluate(() => {
    globalThis.addEventListener('resize', () => document.body.replaceChildren())
  })
  const height = frameArguments().length > 0 ? 80 : 200
  expect(await pictureOf(window, 80)).toEqual({ ...whole, height })
  const page = window.page.evaluate(() => [
    innerWidth,
    innerHeight,
    document.body.childElementCount,
  ])
  expect(await window.during(page)).toEqual([300, 200, 1])
  expect(await pictureOf(window, 200)).toEqual(whole)
  await window.page.context().close()
})

test('draws frames while something waits for them, and hands on what comes of it', async () => {
  const window = await open()
  const frames = window.page.evaluate(async () => {
    for (let count = 0; count < 5; count++) await new Promise(requestAnimationFrame)
    return 'drawn'
  })
  expect(await window.during(frames)).toBe('drawn')
  const fails = window.page.evaluate(() => Promise.reject(new Error('not drawn')))
  await expect(window.during(fails)).rejects.toThrow('not drawn')
  await window.page.context().close()
})
