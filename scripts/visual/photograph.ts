import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from 'playwright'
import type { Mode } from '#storybook/modes.ts'
import { browserOptions } from '../browser.ts'
import { Camera, type Picture, pictureName } from './camera.ts'
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
  /** Told after every component. */
  readonly progress?: (done: number, of: number) => void
}

/** As many windows as the machine this is meant for has cores. */
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

/** Starts a browser and ends it, whatever happens in between. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const options = browserOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, ...wholePaintings],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

const byTitle = (stories: readonly Story[]): Story[][] =>
  [...Map.groupBy(stories, ({ title }) => title).values()].toSorted((a, b) => b.length - a.length)

/** Photographs every story in every mode, those of a component one after another in one window. */
export async function photograph(shoot: Shoot): Promise<Map<string, Picture>> {
  const { site, stories, modes, wants = () => true, folder, progress } = shoot
  const pictures = new Map(shoot.kept)
  const waiting = byTitle(stories)
  const { length: all } = waiting
  const [first] = stories
  if (!first) return pictures
  await mkdir(folder, { recursive: true })
  const served = await serveFolder(site)
  try {
    await withBrowser(async (browser) => {
      const open = () => Camera.at(browser, served.url, first.id)
      const work = async () => {
        let camera = await open()
        for (let group = waiting.shift(); group; group = waiting.shift()) {
          for (const mode of modes) {
            const wanted = group.filter((story) => wants(story, mode))
            if (wanted.length === 0) continue
            await camera.choose(mode)
            for (const { id } of wanted) {
              const name = await camera.prepare(id)
              if (pictures.has(pictureName({ story: id, mode: name }))) continue
              const picture = await camera.shoot(id, name, folder)
              pictures.set(pictureName(picture), picture)
              if (picture.trouble !== 'late') continue
              await camera.close()
              camera = await open()
              await camera.choose(mode)
            }
          }
          progress?.(all - waiting.length, all)
        }
      }
      await Promise.all(Array.from({ length: Math.min(windows, all) }, work))
    })
  } finally {
    await served.stop()
  }
  return pictures
}
