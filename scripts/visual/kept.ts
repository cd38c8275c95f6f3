import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserArguments, browserOptions, ensureBrowser } from '../browser.ts'
import { frameArguments } from './frames.ts'
import { type Picture, pictureName } from './camera.ts'

/** How many trees are remembered: a branch, the last release, and what was worked on last. */
const most = 4

const camera = ['camera.ts', 'frames.ts', 'in-page.ts', 'photograph.ts', 'steady.ts'].map((name) =>
  join(import.meta.dirname, name),
)

/** Changes when another browser, or another way of photographing, would make other pictures. */
function eye(): string {
  const hash = createHash('sha256').update([...browserArguments, ...frameArguments()].join(' '))
  const { executablePath = ensureBrowser() } = browserOptions()
  hash.update(execFileSync(executablePath, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const file of camera) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** What is remembered of a tree, so that it is built and photographed once. */
export interface Kept {
  /** Its built Storybook. */
  readonly site: string
  readonly fresh: boolean
  readonly pictures: ReadonlyMap<string, Picture>
  /** Remembers more pictures. */
  save(pictures: Iterable<Picture>): Promise<void>
}

const byName = (pictures: readonly Picture[]) =>
  new Map(pictures.map((picture) => [pictureName(picture), picture]))

const readPictures = async (folder: string): Promise<Picture[]> => {
  const file = join(folder, 'pictures.json')
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Picture[]) : []
}

/**
 * What is remembered of a tree under `store`, made by `build` when nothing is.
 * @param build writes the built Storybook to the folder it is given
 */
export async function keep(
  store: string,
  tree: string,
  build: (out: string) => Promise<void>,
): Promise<Kept> {
  const folder = join(store, 'trees', `${tree}-${eye()}`)
  const site = join(folder, 'site')
  const fresh = !existsSync(site)
  if (fresh) {
    // Beside, then renamed: a run that is broken off leaves nothing that looks whole.
    const half = join(folder, `half-${process.pid}`)
    await mkdir(folder, { recursive: true })
    try {
      await build(half)
      await rename(half, site)
    } finally {
      await rm(half, { recursive: true, force: true })
    }
  }
  const now = new Date()
  await utimes(folder, now, now)
  return {
    site,
    fresh,
    pictures: byName(await readPictures(folder)),
    save: (pictures) =>
      writeFile(join(folder, 'pictures.json'), JSON.stringify([...pictures], null, 1)),
  }
}

/**
 * Remembers the working tree of this run: it is the next commit, or most of it, and needs not be
 * photographed once more to be looked at beside another.
 * @param site its built Storybook, which is copied
 */
export async function remember(
  store: string,
  tree: string,
  site: string,
  pictures: Iterable<Picture>,
): Promise<void> {
  const kept = await keep(store, tree, (out) => cp(site, out, { recursive: true }))
  await kept.save(new Map([...kept.pictures, ...byName([...pictures])]).values())
}

/** Forgets all but the last few trees, and every picture that neither they nor this run have. */
export async function forget(store: string, current: Iterable<Picture>): Promise<void> {
  const trees = join(store, 'trees')
  const ages = await Promise.all(
    (await readdir(trees)).map(async (name) => {
      const folder = join(trees, name)
      return { folder, used: (await stat(folder)).mtimeMs }
    }),
  )
  const [kept, old] = [ages.toSorted((a, b) => b.used - a.used), [] as typeof ages]
  old.push(...kept.splice(most))
  for (const { folder } of old) await rm(folder, { recursive: true, force: true })
  const pictures = [
    ...current,
    ...(await Promise.all(kept.map((one) => readPictures(one.folder)))).flat(),
  ]
  const wanted = new Set(pictures.map(({ hash }) => `${hash}.png`))
  const folder = join(store, 'pictures')
  for (const name of await readdir(folder)) {
    if (!wanted.has(name)) await rm(join(folder, name), { force: true })
  }
}
