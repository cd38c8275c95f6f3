import type { Picture } from './camera.ts'

/** What became of a picture. */
export type Verdict = 'changed' | 'new' | 'gone' | 'same'

/** One story in one mode, before and after. */
export interface Pair {
  readonly story: string
  readonly mode: string
  readonly verdict: Verdict
  readonly before?: Picture
  readonly after?: Picture
}

type Pictures = ReadonlyMap<string, Picture>

/** What two pictures have in common when they are the same: below its end, how much more there is. */
export const lookOf = ({ hash, cut = 0 }: Picture) => `${hash} ${cut}`

const verdictOf = (before: Picture | undefined, after: Picture | undefined): Verdict => {
  if (!before) return 'new'
  if (!after) return 'gone'
  return lookOf(before) === lookOf(after) ? 'same' : 'changed'
}

/**
 * Puts the pictures of two trees side by side, in the order of their names. The same browser writes
 * the same file for the same pixels, so files are compared, not pixels.
 */
export function match(before: Pictures, after: Pictures): Pair[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return names.flatMap((name) => {
    const [old, fresh] = [before.get(name), after.get(name)]
    const some = fresh ?? old
    if (!some) return []
    return {
      story: some.story,
      mode: some.mode,
      verdict: verdictOf(old, fresh),
      ...(old ? { before: old } : {}),
      ...(fresh ? { after: fresh } : {}),
    }
  })
}

/** Whether a story is in trouble that was in none: what threw before, too, is no news. */
export const isBroken = ({ before, after }: Pick<Pair, 'before' | 'after'>): boolean =>
  after?.trouble !== undefined && before?.trouble === undefined

/** How many pairs there are of each verdict. */
export function count(pairs: readonly Pair[]): Record<Verdict, number> {
  const sums = { changed: 0, new: 0, gone: 0, same: 0 }
  for (const { verdict } of pairs) sums[verdict]++
  return sums
}
