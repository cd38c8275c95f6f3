import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { shownElsewhere } from './exceptions.ts'
import { componentsFolder } from './folder.ts'
import { isStory, type Story } from './story.tsx'

type Exports = Record<string, unknown>
type Axes = Record<string, readonly unknown[]>
/** Something that React draws. */
export type Component = (props: Record<string, unknown>) => unknown

const modules = import.meta.glob<Exports>('../../../src/components/**/*.{ts,tsx}', { eager: true })
const storyModules = import.meta.glob<Exports>('../../../stories/components/**/*.stories.tsx', {
  eager: true,
})

/** A file of components, as `src/components/index.ts` lets it out. */
export interface Family {
  /** `actions/button.tsx`. */
  readonly file: string
  /** Names and values that leave the file. */
  readonly exports: readonly (readonly [string, unknown])[]
  readonly components: readonly (readonly [string, Component])[]
  readonly axes: readonly (readonly [string, Axes])[]
  /** The story file that has to show it: its own, unless `shownElsewhere` says otherwise. */
  readonly storyFile: string
  readonly stories: readonly (readonly [string, Story])[]
}

/** File and names (all, when there are none) of every line of `index.ts`. */
export function indexLines(): { file: string; names?: Map<string, string> }[] {
  const source = readFileSync(join(componentsFolder, 'index.ts'), 'utf8')
  return parseSync('index.ts', source).program.body.map((line) => {
    if (line.type === 'ExportAllDeclaration') return { file: posix.normalize(line.source.value) }
    if (line.type !== 'ExportNamedDeclaration' || !line.source) {
      throw new Error(`src/components/index.ts only re-exports; what is ${line.type} doing there?`)
    }
    const nameOf = (node: object) => ('name' in node ? String(node.name) : '')
    const names = line.specifiers.map(
      ({ local, exported }) => [nameOf(local), nameOf(exported)] as const,
    )
    return { file: posix.normalize(line.source.value), names: new Map(names) }
  })
}

// Icons, components with and without a forwarded ref: what begins like one and can be called.
const isComponent = ([name, value]: readonly [string, unknown]) =>
  /^[A-Z]/.test(name) && typeof value === 'function'

function familyOf({ file, names }: ReturnType<typeof indexLines>[number]): Family {
  const all = Object.entries(modules[`../../../src/components/${file}`] ?? {})
  const exports = names
    ? all.flatMap(([name, value]) => {
        const outside = names.get(name)
        return outside ? [[outside, value] as const] : []
      })
    : all
  const storyFile = `${(shownElsewhere[file]?.in ?? file).replace(/\.tsx?$/, '')}.stories.tsx`
  const stories = Object.entries(storyModules[`../../../stories/components/${storyFile}`] ?? {})
  return {
    file,
    exports,
    components: exports.filter(isComponent) as [string, Component][],
    axes: exports.filter(([name]) => name.endsWith('Axes')) as [string, Axes][],
    storyFile,
    stories: stories.filter((entry): entry is [string, Story] => isStory(entry[1])),
  }
}

/** Every file that the design system lets out. */
export const families: readonly Family[] = indexLines().map(familyOf)

/** Those with something to look at. */
export const drawnFamilies = families.filter(({ components }) => components.length > 0)
