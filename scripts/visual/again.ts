import type { Picture } from './camera.ts'
import { lookOf, type Pair } from './match.ts'
import { photograph, type Shoot } from './photograph.ts'
import type { Story } from './stories.ts'

/** A pair of which one side looked different the second time. */
export type Judged = Pair & { readonly unsteady?: boolean }

/** Beyond this many the change is real: nothing trembles on so many pictures at once. */
const most = 80

/** What it takes to photograph one side again. */
export type Side = Pick<Shoot, 'site' | 'folder' | 'modes' | 'wants'>

/**
 * Looks at every changed story a second time, in windows that have drawn nothing else. What was a
 * slip of one run (a machine that stalled) is then the same after all; what looks different every
 * time is marked as unsteady, because it would say the same of an unchanged tree.
 */
export async function lookAgain(
  pairs: readonly Pair[],
  stories: readonly Story[],
  before: Side,
  after: Side,
): Promise<Judged[]> {
  const changed = pairs.filter(({ verdict }) => verdict === 'changed')
  if (changed.length === 0 || changed.length > most) return [...pairs]
  const ids = new Set(changed.map(({ story }) => story))
  const again = stories.filter(({ id }) => ids.has(id))
  const oldAgain = await photograph({ ...before, stories: again })
  const freshAgain = await photograph({ ...after, stories: again })
  return pairs.map((pair) => {
    if (pair.verdict !== 'changed') return pair
    const name = `${pair.story} ${pair.mode}`
    return judge(pair, oldAgain.get(name), freshAgain.get(name))
  })
}

/** What a second pair of pictures makes of the first. */
export function judge(pair: Pair, old: Picture | undefined, fresh: Picture | undefined): Judged {
  const look = (picture?: Picture) => picture && lookOf(picture)
  const olds = new Set([look(pair.before), look(old)])
  const freshes = new Set([look(pair.after), look(fresh)])
  const both = [...olds].find((one) => freshes.has(one))
  if (both !== undefined && fresh && old) {
    const picture = [pair.before, old].find((one) => look(one) === both) ?? old
    return { ...pair, verdict: 'same', before: picture, after: picture }
  }
  return olds.size + freshes.size > 2 ? { ...pair, unsteady: true } : pair
}
