import { basename } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright'
import { browserOptions } from '../browser.ts'

/** CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A window of the browser, and how it is drawn. */
export interface FramedPage {
  readonly page: Page
  /** Waits for what needs frames to come to its end. */
  during<T>(work: Promise<T>): Promise<T>
  /** What is drawn on demand shows the page in its new size before the page can answer to it. */
  resize(size: Size): Promise<void>
  /**
   * What the window shows as far down as `height`, or all of it where it is not drawn on demand, as a
   * PNG in base64. The page hears nothing of it.
   */
  picture(height: number): Promise<string>
}

/**
 * Whether the browser can draw a frame when it is told to, instead of sixty a second: a story comes to
 * rest without waiting for a clock then, and nothing is painted but what is photographed. The one that
 * has no window to draw can, though not on macOS.
 */
const onDemand = (): boolean =>
  process.platform !== 'darwin' &&
  /headless.shell/.test(basename(browserOptions().executablePath ?? chromium.executablePath()))

/** What a browser is started with, so that its windows are drawn on demand where they can be. */
export const frameArguments = (): readonly string[] =>
  onDemand() ? ['--enable-begin-frame-control', '--run-all-compositor-stages-before-draw'] : []

const format = { format: 'png', optimizeForSpeed: true } as const

class ByItself implements FramedPage {
  readonly page: Page
  protected readonly session: CDPSession

  constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  during<T>(work: Promise<T>): Promise<T> {
    return work
  }

  async resize(size: Size): Promise<void> {
    const emulated = { ...size, deviceScaleFactor: 1, mobile: false }
    await this.session.send('Emulation.setDeviceMetricsOverride', emulated)
  }

  async picture(_height: number): Promise<string> {
    return (await this.session.send('Page.captureScreenshot', format)).data
  }
}

class OnDemand extends ByItself {
  #width = 0

  override async during<T>(work: Promise<T>): Promise<T> {
    const end = work.then(
      () => true,
      () => true,
    )
    for (let [count, ended] = [1, await Promise.race([end, pause(0, false)])]; !ended; count++) {
      // Scripts run and the page is laid out, but nothing is painted.
      await this.#frame({ noDisplayUpdates: true })
      // What still is not there waits for an answer or for a clock.
      ended = await Promise.race([end, pause(count > 3 ? 16 : 2, false)])
    }
    return work
  }

  override resize(size: Size): Promise<void> {
    this.#width = size.width
    return super.resize(size)
  }

  override async picture(height: number): Promise<string> {
    // A picture's own `clip` would make the browser forget every image that it has decoded.
    await this.session.send('Emulation.setVisibleSize', { width: this.#width, height })
    // The first frames in another size have no picture: the browser's other half hears of it later.
    for (let tries = 0; tries < 50; tries++) {
      const { screenshotData } = await this.#frame({ screenshot: format })
      if (screenshotData !== undefined) return screenshotData
      if (tries > 0) await pause(10)
    }
    throw new Error('The browser draws nothing.')
  }

  #frame(how: { noDisplayUpdates?: boolean; screenshot?: typeof format }) {
    return this.session.send('HeadlessExperimental.beginFrame', how)
  }
}

/** Opens a window that shares nothing with any other. One browser draws only one on demand. */
export async function openFramed(
  browser: Browser,
  options: BrowserContextOptions,
  script: () => void,
): Promise<FramedPage> {
  const context = await browser.newContext(options)
  await context.addInitScript(script)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (!onDemand()) return new ByItself(page, session)
  // It is asked for another window in the same place, whose frames are ours.
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const root = await browser.newBrowserCDPSession()
  const opened = context.waitForEvent('page')
  await root.send('Target.createTarget', {
    url: 'about:blank',
    enableBeginFrameControl: true,
    ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
  })
  const framed = await opened
  await root.detach()
  await page.close()
  return new OnDemand(framed, await context.newCDPSession(framed))
}
