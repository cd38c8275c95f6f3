import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, matchesGlob, normalize } from 'node:path'
import { type Graph, lookThrough } from './look-through.ts'
import { changedSince } from './sites.ts'
import { speakersOf } from './speakers.ts'
import type { Story } from './stories.ts'

/** Which stories a change may have altered. */
export type Reach = (story: Story) => boolean

/** What Storybook's build writes with `--stats-json`, in webpack's shape. */
interface Stats {
  readonly modules: readonly {
    readonly name: string
    readonly reasons?: readonly { readonly moduleName: string }[]
  }[]
}

/** `./src/art/star.svg?raw` is a file of the project like any other. */
const fileOf = (name: string) => normalize(name.replace(/\?.*$/, ''))

async function graphOf(site: string): Promise<Graph | undefined> {
  const file = join(site, 'preview-stats.json')
  if (!existsSync(file)) return undefined
  const { modules } = JSON.parse(await readFile(file, 'utf8')) as Stats
  const graph = new Map<string, Set<string>>()
  for (const { name, reasons = [] } of modules) {
    for (const { moduleName } of reasons) {
      const importer = fileOf(moduleName)
      const imports = graph.get(importer) ?? new Set()
      graph.set(importer, imports.add(fileOf(name)))
    }
  }
  return graph
}

/** What Chromatic is told of the project's files (`chromatic.config.json`). */
interface Told {
  /** Globs of what a change of everything comes from. */
  readonly externals: readonly string[]
  /** Globs of what no picture shows, nor what only it imports. */
  readonly untraced: readonly string[]
}

/** What Storybook itself reads of its folder. What the preview imports of it, the build tells. */
const ownOfStorybook = ['main.*', '*.html', 'public/**'].map((glob) => `.storybook/${glob}`)

async function toldOf(root: string): Promise<Told> {
  const file = join(root, 'chromatic.config.json')
  const { externals = [], untraced = [] } = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Partial<Told>)
    : {}
  const known = externals.flatMap((glob) => (glob === '.storybook/**' ? ownOfStorybook : [glob]))
  // Packages are a change of everything, too.
  return { externals: ['package.json', 'package-lock.json', ...known], untraced }
}

const isOneOf = (globs: readonly string[]) => (file: string) =>
  globs.some((glob) => matchesGlob(file, glob))

const without = (graph: Graph, isLeft: (file: string) => boolean): Graph =>
  new Map([...graph].filter(([importer]) => !isLeft(importer)))

/** A file and all that it imports, however far away. */
function closure(graph: Graph, file: string): ReadonlySet<string> {
  const found = new Set([file])
  // A set that grows is walked to its end.
  for (const one of found) for (const next of graph.get(one) ?? []) found.add(next)
  return found
}

/**
 * The files that may look different by a change: those that changed, and for each catalogue that did
 * what says its other words instead.
 */
async function looksChanged(root: string, commit: string, changed: ReadonlySet<string>) {
  const found = await Promise.all(
    [...changed].map(async (file) =>
      file.endsWith('.po') ? ((await speakersOf(root, commit, file)) ?? [file]) : [file],
    ),
  )
  return new Set(found.flat())
}

/**
 * What a change can have reached, as Chromatic's TurboSnap tells it: a story whose file and imports
 * are those of the commit, in both trees, looks as it did. Everything is reached by a change of what
 * all stories stand in: the externals of `chromatic.config.json`, the packages, and what the preview
 * imports. Unlike TurboSnap it looks through an index at what is taken from it, at who says the words
 * of a catalogue that changed, and at what the preview takes of Storybook's folder.
 *
 * Tailwind's sheet is no such thing: a change of a module adds or takes rules only for classes that
 * no other module names.
 * @param before the commit's built Storybook, and @param after the working tree's
 */
export async function reachOf(
  root: string,
  commit: string,
  before: string,
  after: string,
): Promise<Reach> {
  const changed = new Set(changedSince(root, commit))
  const { externals, untraced } = await toldOf(root)
  const everything = () => true
  const different = await looksChanged(root, commit, changed)
  if ([...different].some(isOneOf(externals))) return everything
  const graphs = await Promise.all(
    [before, after].map(async (site) => {
      const graph = await graphOf(site)
      return graph && lookThrough(root, without(graph, isOneOf(untraced)), changed)
    }),
  )
  const touched = (entry: string) =>
    graphs.some((graph) => {
      if (!graph) return true
      const files = closure(graph, entry)
      return [...different].some((file) => files.has(file))
    })
  if (touched('.storybook/preview.tsx')) return everything
  const files = new Map<string, boolean>()
  return ({ file }) => {
    const known = files.get(file) ?? touched(file)
    files.set(file, known)
    return known
  }
}
