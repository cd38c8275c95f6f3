import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const source = '#contract/index.ts'
const light = '\0light-contract'
const file = resolve(import.meta.dirname, '../src/contract/index.ts')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Data all the way down; a schema is none, because it holds functions. */
const isData = (value: unknown): boolean =>
  isObject(value) ? Object.values(value).every(isData) : typeof value !== 'function'

/**
 * Gives the browser's bundle the contract without its schemas: calls as method and path, constants
 * as they are. Whoever sends a call needs no more; `src/client/check.ts`, which checks the answers,
 * takes the whole from `#contract/calls.ts` and is fetched with the first answer. That keeps
 * valibot and every schema (4 kB) off the first visit.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#contract\/index\.ts$/ },
      handler: (id) => (id === source ? light : null),
    },
    load: {
      filter: { id: /^\0light-contract$/ },
      async handler() {
        const contract = (await import(pathToFileURL(file).href)) as Record<string, unknown>
        const whole: string[] = []
        const lines: string[] = []
        for (const [name, value] of Object.entries(contract)) {
          if (isObject(value) && 'method' in value && 'path' in value) {
            const { method, path, who, sealed } = value
            lines.push(`export const ${name} = ${JSON.stringify({ method, path, who, sealed })}`)
          } else if (isData(value)) {
            lines.push(`export const ${name} = ${JSON.stringify(value)}`)
          } else {
            whole.push(name)
          }
        }
        lines.push(`export { ${whole.join(', ')} } from ${JSON.stringify(file)}`)
        return { code: lines.join('\n'), moduleSideEffects: false }
      },
    },
  }
}
