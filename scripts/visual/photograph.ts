import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright'
import type { Mode } from '#storybook/modes.ts'
import { browserOptions } from '../browser.ts'
import { Camera, type Picture, pictureName } from './camera.ts'
import { frameArguments } from './frames.ts'
import { serveFolder } from './serve-folder.ts'
import type { Story } from './stories.ts'

/** What is photographed, and where the pictures go. */
export interface Shoot {
  /** A built Storybook. */
  readonly site: string
  readonly stories: readonly Story[]
  readonly modes: readonly Mode[]
  /** Whether a story is looked at in one of the modes; in all, when it is not told. */
  readonly wants?: (story: Story, mode: Mode) => boolean
  readonly folder: string
  /** Pictures that are there already, by name; they are not taken again. */
  readonly kept?: ReadonlyMap<string, Picture>
  /** Told after every few stories. */
  readonly progress?: (done: number, of: number) => void
}

/**
 * Browsers at once, with a window each: as many as the machine this is meant for has cores. Four spend a
 * fifth more on each picture there, in each other's way, than they gain where one of them waits.
 */
const windows = 2

/**
 * So that a picture does not depend on how far the browser was when it was asked for: nothing is
 * painted over what was there before, shown before its picture is decoded, or moved beside the page.
 */
const wholePaintings = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
]

/** What a story runs, it runs a few times: to make that faster costs more than it saves. */
const plainCode = '--js-flags=--no-opt,--no-maglev'

/** Where the browser finds a Storybook, whatever its port: a page may show its own address. */
const address = 'http://foyer.localhost'

/**
 * Starts a browser and ends it, whatever happens in between.
 * @param port of this machine that `address` leads to
 */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  port = '80',
): Promise<T> {
  const options = browserOptions()
  const browser = await chromium.launch({
    ...options,
    args: [
      ...options.args,
      ...wholePaintings,
      ...frameArguments(),
      plainCode,
      `--host-resolver-rules=MAP ${new URL(address).host}:80 127.0.0.1:${port}`,
    ],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** So many that a window need not change its look for each, so few that none has them all at the end. */
const inOneGo = 4

const byTitle = (stories: readonly Story[]): Story[][] =>
  [...Map.groupBy(stories, ({ title }) => title).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / inOneGo) }, (_, index) =>
      group.slice(index * inOneGo, (index + 1) * inOneGo),
    ),
  )

/**
 * Photographs every story in every mode, a few of a component one after another in one window.
 * Answers the pictures that were asked for, the kept ones among them.
 */
export async function photograph(shoot: Shoot): Promise<Map<string, Picture>> {
  const { site, stories, modes, wants = () => true, folder, progress } = shoot
  const pictures = new Map<string, Picture>()
  const waiting = byTitle(stories)
  let done = 0
  await mkdir(folder, { recursive: true })
  const [first] = stories
  if (!first) return pictures
  const served = await serveFolder(site)
  try {
    const { port } = new URL(served.url)
    const work = () =>
      withBrowser(async (browser) => {
        const open = () => Camera.at(browser, address, first.id)
        let camera = await open()
        for (let group = waiting.shift(); group; group = waiting.shift()) {
          for (const look of modes) {
            const wanted = group.filter((story) => wants(story, look))
            if (wanted.length === 0) continue
            await camera.choose(look)
            for (const { id } of wanted) {
              const mode = await camera.prepare(id)
              const name = pictureName({ story: id, mode })
              if (pictures.has(name)) continue
              const kept = shoot.kept?.get(name)
              const picture = kept ?? (await camera.shoot(id, mode, folder))
              pictures.set(name, picture)
              if (kept || picture.trouble !== 'late') continue
              await camera.close()
              camera = await open()
              await camera.choose(look)
            }
          }
          done += group.length
          progress?.(done, stories.length)
        }
      }, port)
    const ends = await Promise.allSettled(
      Array.from({ length: Math.min(windows, waiting.length) }, () =>
        work().catch((cause: unknown) => {
          // The others end what they have begun, and leave no browser behind.
          waiting.length = 0
          throw cause
        }),
      ),
    )
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  } finally {
    await served.stop()
  }
  return pictures
}
