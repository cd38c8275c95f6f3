import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { axes, type Mode, modeName } from '#storybook/modes.ts'
import { type FramedPage, openFramed, type Size } from './frames.ts'
import { choose, draw, settle, wishes } from './in-page.ts'
import { steady } from './steady.ts'

/** One story in one mode. */
export interface Picture {
  readonly story: string
  /** The name of the mode it was drawn in, a story's own globals counted in. */
  readonly mode: string
  /** SHA-256 of the file, which is called by it. */
  readonly hash: string
  readonly width: number
  readonly height: number
  /** How high the page is where the picture ends before it does: what is below is not seen. */
  readonly cut?: number
  /** Why it may not show what it should: the story threw, never finished, or kept changing. */
  readonly trouble?: 'late' | 'threw' | 'restless'
}

/** What a picture is called in every run. */
export const pictureName = ({ story, mode }: Pick<Picture, 'story' | 'mode'>) => `${story} ${mode}`

/** Where a picture lies: called by its hash, so that a thousand equal ones are one file. */
export const pictureFile = (folder: string, hash: string) => join(folder, `${hash}.png`)

/** The height of the window. What is longer is photographed whole, up to a limit. */
const windowHeight = 900
export const longest = 8000

type Wishes = Awaited<ReturnType<typeof wishes>>

/** The size a story asks for in its globals, by one of Storybook's names or its own. */
function ownSize({ globals, viewports }: Wishes): Size | undefined {
  const chosen = globals['viewport'] as { value?: string; isRotated?: boolean } | undefined
  const known: Record<string, { styles?: unknown }> = { ...MINIMAL_VIEWPORTS, ...viewports }
  const styles = known[chosen?.value ?? '']?.styles as { width: string; height: string } | undefined
  const width = parseInt(styles?.width ?? '')
  if (!(width > 0)) return undefined
  const height = styles?.height.endsWith('px') ? parseInt(styles.height) : windowHeight
  return chosen?.isRotated ? { width: height, height: width } : { width, height }
}

/** A window of the browser with a built Storybook in it, and what photographs it. */
export class Camera {
  readonly #window: FramedPage
  readonly #open = new Set<unknown>()
  readonly #wishes = new Map<string, Wishes>()
  /** Grows whenever something is fetched, or has come. */
  #heard = 0
  #mode: Mode = { brand: '', scheme: '', locale: '', width: 0 }
  #locale = ''
  #size: Size = { width: 0, height: 0 }

  private constructor(window: FramedPage) {
    this.#window = window
    const { page } = window
    page.on('request', (request) => {
      // The page itself sees its calls, and knows which of them nobody will answer.
      if (request.resourceType() === 'fetch') return
      this.#open.add(request)
      this.#heard++
    })
    const end = (request: unknown) => {
      if (this.#open.delete(request)) this.#heard++
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /**
   * Opens Storybook.
   * @param url where it is served
   * @param first the story to begin with; it has to be some story
   */
  static async at(browser: Browser, url: string, first: string): Promise<Camera> {
    const options = {
      viewport: { width: 1280, height: windowHeight },
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
      reducedMotion: 'reduce',
    } as const
    const window = await openFramed(browser, options, steady)
    // The browser's own pointer lies at 0, 0, and would point at whatever is drawn there.
    await window.during(window.page.mouse.move(-1, -1))
    await window.page.goto(`${url}/iframe.html?viewMode=story&id=${first}`)
    await window.during(
      window.page.waitForFunction(
        () =>
          ['finished', 'errored'].includes(
            globalThis.window.foyerCamera.preview?.currentRender?.phase ?? '',
          ),
        undefined,
        { polling: 50 },
      ),
    )
    return new Camera(window)
  }

  /** Closes the window and all it remembers. */
  close(): Promise<void> {
    return this.#window.page.context().close()
  }

  /** Sets what the next stories are drawn in. */
  async choose(mode: Mode): Promise<void> {
    const { width: _, ...globals } = mode
    await this.#window.page.evaluate(choose, globals)
    this.#mode = mode
    this.#locale = mode.locale
  }

  /** Makes page and window as a story wants them; answers the mode in which it will be drawn. */
  async prepare(story: string): Promise<string> {
    const wish = this.#wishes.get(story) ?? (await this.#window.page.evaluate(wishes, story))
    this.#wishes.set(story, wish)
    // What acts knows the words of one language, and would stop at the first of another.
    const locale = wish.acts ? axes.locale[0] : this.#mode.locale
    if (locale !== this.#locale) await this.#window.page.evaluate(choose, { locale })
    this.#locale = locale
    const size = ownSize(wish) ?? { width: this.#mode.width, height: windowHeight }
    if (size.width !== this.#size.width || size.height !== this.#size.height) {
      await this.#window.resize(size)
      this.#size = size
    }
    const own = wish.globals as Partial<Mode>
    return modeName({ ...this.#mode, locale, ...own, width: size.width })
  }

  /** Draws a story afresh and photographs all of it. */
  async shoot(story: string, mode: string, folder: string): Promise<Picture> {
    const failed = await this.#in(draw, story)
    let taken = await this.#take()
    const moved = () => this.#window.page.evaluate(() => window.foyerCamera.moved())
    // A list that is drawn as far as it is seen moves whenever all of it is: two alike are enough.
    for (
      let before = '', tries = 0;
      (await moved()) && taken.data !== before && tries < 3;
      tries++
    ) {
      before = taken.data
      taken = await this.#take()
    }
    const { data, restless, threw, cut } = taken
    const trouble = failed ?? (threw ? 'threw' : restless ? 'restless' : undefined)
    const bytes = Buffer.from(data, 'base64')
    // A PNG begins with them.
    const width = bytes.readUInt32BE(16)
    const height = bytes.readUInt32BE(20)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const file = pictureFile(folder, hash)
    if (!existsSync(file)) await writeFile(file, bytes)
    const picture: Picture = { story, mode, hash, width, height, ...(cut ? { cut } : {}) }
    return trouble ? { ...picture, trouble } : picture
  }

  /**
   * Waits until the page is at rest, and takes the picture. For one that is longer than the window, that
   * is made as long for an instant.
   */
  async #take() {
    let settled: Awaited<ReturnType<typeof settle>>
    let heard: number
    let tries = 0
    // Code that is fetched late is no call, so the page itself cannot see it coming.
    do {
      heard = this.#heard
      settled = await this.#in(settle)
      if (this.#open.size > 0) await this.#window.during(pause(50))
    } while ((this.#open.size > 0 || heard !== this.#heard) && ++tries < 100)
    const { width, height: shown } = this.#size
    const height = Math.min(settled.height, longest)
    if (height > shown) await this.#window.resize({ width, height })
    // What is in frames is painted for the picture alone: what was painted when it was smaller, or
    // elsewhere, stays rounded as it was there.
    const show = (shown: boolean) =>
      this.#window.page.evaluate((shown) => window.foyerCamera.showFrames(shown), shown)
    if (settled.hasFrames) await show(true)
    const data = await this.#window.picture(height)
    if (settled.hasFrames) await show(false)
    if (height > shown) await this.#window.resize(this.#size)
    const cut = settled.height > longest && settled.height
    const { restless, threw } = settled
    return { data, restless, threw, cut }
  }

  /** Runs a function of in-page.ts. */
  #in<A, R>(work: (asked: A) => R | Promise<R>, asked?: A): Promise<R> {
    return this.#window.during(this.#window.page.evaluate(work as never, asked)) as Promise<R>
  }
}
