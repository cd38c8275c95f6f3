import { readdirSync } from 'node:fs'
import type { Fiber } from './commits.ts'
import { componentsFolder } from './folder.ts'
import { sourceOf } from './source.ts'

type Exports = Record<string, unknown>
const modules = import.meta.glob<Exports>('../../../src/components/**/*.tsx', { eager: true })

/**
 * Every file that draws something, let out or not: `forms/calendar-parts.tsx`. What stands for a file in
 * the packed library alone is drawn by its own tests (tests/library).
 */
export const files = readdirSync(componentsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.library.tsx'))
  .toSorted()

/** Everything in a file that React draws, its own small parts as well. */
export const partsOf = (file: string): string[] =>
  [...sourceOf(file).declared].flatMap(([name, { type, ...rest }]) => {
    const isDrawn =
      type === 'FunctionDeclaration' ||
      (type === 'VariableDeclarator' &&
        'init' in rest &&
        rest.init?.type === 'ArrowFunctionExpression')
    return isDrawn && /^[A-Z]/.test(name) ? [name] : []
  })

const home = new Map<unknown, string>()
for (const [path, exports] of Object.entries(modules)) {
  const file = path.replace('../../../src/components/', '')
  for (const value of Object.values(exports)) home.set(value, file)
}

/** The file of what an element was made of: it is let out there, or whoever asked for it stands there. */
function fileOf({ type, _debugOwner: owner }: Fiber): string | undefined {
  if (typeof type !== 'function') return undefined
  const own = home.get(type)
  if (own) return own
  const near = owner ? fileOf(owner) : undefined
  if (near && partsOf(near).includes(type.name)) return near
  // A library asked for it, which has it from us.
  const named = files.filter((file) => partsOf(file).includes(type.name))
  return named.length === 1 ? named[0] : undefined
}

const seen = new Set<unknown>()
const drawn = new Set<string>()

/** Takes down everything that is on the page. */
export function note(fiber: Fiber): void {
  const { type, _debugOwner: owner } = fiber
  if (typeof type === 'function' && !seen.has(type)) {
    const file = fileOf(fiber)
    // The same small part may be asked for by a library first, and then by its own file.
    if (file || !owner) seen.add(type)
    if (file) drawn.add(`${file} ${type.name}`)
  }
  for (let at = fiber.child; at; at = at.sibling) note(at)
}

/** Whether a part has been on a page. */
export const wasDrawn = (file: string, name: string): boolean => drawn.has(`${file} ${name}`)
