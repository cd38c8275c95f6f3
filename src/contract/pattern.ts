import { machineOf } from './pattern-machine.ts'
import { readPattern } from './pattern-tree.ts'

/** Whether a pattern is found in a text; `^` and `$` are the pattern's own to write. */
export type Pattern = (text: string) => boolean

/** UTF-16 units of a pattern; a longer one is none. */
const longest = 512

/**
 * A server's pattern, ready to be asked; null for one that takes any text (`*`, nothing) and for
 * one that cannot be used, whose field is left with its length (decision 20).
 *
 * Patterns that a server sends are hostile input: `^(a+)+$` and 29 letters freeze a tab. So they
 * are not run by the engine of the language but by our own, which cannot be: its time is the length
 * of the text times the size of the pattern. It knows what regular expressions are made of,
 * lookaheads included; what takes more (backreferences, lookbehinds) makes no pattern.
 */
export function compilePattern(source: string | null | undefined): Pattern | null {
  if (!source || source === '*' || source.length > longest) return null
  for (const flags of ['u', ''] as const) {
    try {
      // Judged by the language, run by us: reading it takes no longer than it is.
      void new RegExp(source, flags)
      return machineOf(readPattern(source, flags))
    } catch {
      // With the flag more is a mistake than without it.
    }
  }
  return null
}
