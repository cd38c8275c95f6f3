import type { Call, Input } from '#contract/index.ts'

/** Who is asking and in which language; both change what the server answers. */
export interface Asker {
  locale: string
  /** `guest` at first, later a name for each session that the page has seen. */
  who: string
}

function stable(value: unknown): string {
  if (value === undefined || value === null) return ''
  const entries = Object.entries(value as Record<string, unknown>)
    .filter(([, part]) => part !== undefined && part !== null && part !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(entries)
}

/** The one SWR key of a call: same call, input, language and person, same text. */
export function callKey<C extends Call>(call: C, input: Input<C>, asker: Asker): string {
  return [call.path, stable(input), asker.locale, asker.who].join(' ')
}

/** Whether a key was asked by somebody else than this one. */
export function isOthers(key: string, { who }: Asker): boolean {
  return !key.endsWith(` ${who}`)
}
