import { copyFileSync, linkSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { pictureFile } from './camera.ts'
import type { Judged } from './again.ts'
import type { Difference } from './difference.ts'
import { differences } from './differences.ts'
import type { Item, ReportData } from './report/data.ts'
import type { Story } from './stories.ts'

/**
 * Masks take a tenth of a second each. Where more pictures change than anybody looks at, the first
 * of every story are drawn, and the others are shown side by side.
 */
const mostMasks = 400

/** A second name costs nothing; where the disk has none, a copy. */
function place(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Changed pairs by how many of the same story come before them, so that every story has its turn. */
function inTurns(pairs: readonly Judged[]): Judged[] {
  const seen = new Map<string, number>()
  const turns = pairs
    .filter(({ verdict }) => verdict === 'changed')
    .map((pair) => {
      const turn = seen.get(pair.story) ?? 0
      seen.set(pair.story, turn + 1)
      return { pair, turn }
    })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ pair }) => pair)
}

const side = (picture: Judged['after']) =>
  picture && {
    hash: picture.hash,
    width: picture.width,
    height: picture.height,
    ...(picture.cut ? { cut: picture.cut } : {}),
    ...(picture.trouble ? { trouble: picture.trouble } : {}),
  }

/** Fills the page's places; what stands in a script must not end it. */
async function page(data: ReportData): Promise<string> {
  const read = (name: string) => readFile(join(import.meta.dirname, 'report', name), 'utf8')
  const { code: script } = await transformWithOxc(await read('page.ts'), 'page.ts')
  const parts: Record<string, string> = {
    against: data.against.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    style: await read('page.css'),
    data: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
    script,
  }
  // The formatter leaves a comment alone where it would take bare braces for a block.
  const places = /(?:\/\* )?\{\{(\w+)\}\}(?: \*\/)?/g
  return (await read('page.html')).replaceAll(places, (_, name: string) => parts[name] ?? '')
}

/** What a report is made of. */
export interface Findings {
  readonly against: string
  readonly seconds: () => number
  readonly pairs: readonly Judged[]
  readonly stories: readonly Story[]
  /** Where the pictures lie. */
  readonly pictures: string
}

/**
 * Writes a folder with one page and every picture it shows, which can be moved as it is, in place of
 * the last one. Answers the page's file.
 */
export async function writeReport(findings: Findings, folder: string): Promise<string> {
  const { pairs, stories, pictures } = findings
  const half = `${folder}-${process.pid}`
  await rm(half, { recursive: true, force: true })
  await mkdir(join(half, 'pictures'), { recursive: true })
  await mkdir(join(half, 'masks'))

  const masked = inTurns(pairs).slice(0, mostMasks)
  const drawn = await differences(
    masked.map(({ before, after }, index) => ({
      before: pictureFile(pictures, before?.hash ?? ''),
      after: pictureFile(pictures, after?.hash ?? ''),
      mask: join(half, 'masks', `${index}.png`),
    })),
  )
  const found = new Map<Judged, Difference & { mask: string }>()
  for (const [index, pair] of masked.entries()) {
    const difference = drawn[index]
    if (difference) found.set(pair, { ...difference, mask: `${index}.png` })
  }

  const byId = new Map(stories.map((story) => [story.id, story]))
  const items = pairs.map((pair): Item => {
    const { title, name } = byId.get(pair.story) ?? { title: pair.story, name: '' }
    const { story, mode, verdict, unsteady } = pair
    const [before, after] = [side(pair.before), side(pair.after)]
    return {
      story,
      title,
      name,
      mode,
      verdict,
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
      ...found.get(pair),
      ...(unsteady ? { unsteady } : {}),
    }
  })
  for (const hash of new Set(items.flatMap(({ before, after }) => [before?.hash, after?.hash]))) {
    if (hash) place(pictureFile(pictures, hash), join(half, 'pictures', `${hash}.png`))
  }
  const data = { against: findings.against, seconds: findings.seconds(), items }
  await writeFile(join(half, 'index.html'), await page(data))
  await rm(folder, { recursive: true, force: true })
  await rename(half, folder)
  return join(folder, 'index.html')
}
