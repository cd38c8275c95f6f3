import type { Picture } from './camera.ts'
import { isBroken, lookOf, type Pair } from './match.ts'
import { photograph, type Shoot } from './photograph.ts'
import type { Story } from './stories.ts'

/** A pair of which one side looked different the second time. */
export type Judged = Pair & { readonly unsteady?: boolean }

/** Beyond this many the change is real: nothing trembles on so many pictures at once. */
const most = 80

/** What it takes to photograph one side again. */
export type Side = Pick<Shoot, 'site' | 'folder' | 'modes' | 'wants'>

/**
 * Looks at every story that changed or broke a second time, in windows that have drawn nothing else.
 * What was a slip of one run (a machine that stalled) is then the same after all; what looks different
 * every time is marked as unsteady, because it would say the same of an unchanged tree.
 */
export async function lookAgain(
  pairs: readonly Pair[],
  stories: readonly Story[],
  before: Side,
  after: Side,
): Promise<Judged[]> {
  const inDoubt = (pair: Pair) =>
    pair.verdict === 'changed' || (pair.verdict === 'same' && isBroken(pair))
  const doubted = pairs.filter(inDoubt)
  if (doubted.length === 0 || doubted.length > most) return [...pairs]
  const ids = new Set(doubted.map(({ story }) => story))
  const again = stories.filter(({ id }) => ids.has(id))
  const oldAgain = await photograph({ ...before, stories: again })
  const freshAgain = await photograph({ ...after, stories: again })
  return pairs.map((pair) => {
    if (!inDoubt(pair)) return pair
    const name = `${pair.story} ${pair.mode}`
    return judge(pair, oldAgain.get(name), freshAgain.get(name))
  })
}

/** A picture without a trouble that its story did not have the other time. */
function calmed(picture: Picture | undefined, again: Picture | undefined): Picture | undefined {
  if (!picture?.trouble || !again || again.trouble) return picture
  const { trouble: _, ...calm } = picture
  return calm
}

/** What a second pair of pictures makes of the first. */
export function judge(pair: Pair, old: Picture | undefined, fresh: Picture | undefined): Judged {
  const look = (picture?: Picture) => picture && lookOf(picture)
  const olds = new Set([look(pair.before), look(old)])
  const freshes = new Set([look(pair.after), look(fresh)])
  const both = [...olds].find((one) => freshes.has(one))
  const before = [calmed(pair.before, old), calmed(old, pair.before)]
  const after = [calmed(pair.after, fresh), calmed(fresh, pair.after)]
  const isSame = both !== undefined && old && fresh
  const pick = (sides: typeof before) =>
    isSame ? sides.find((one) => look(one) === both) : sides[0]
  const [picked, pickedNow] = [pick(before), pick(after)]
  return {
    ...pair,
    ...(picked ? { before: picked } : {}),
    ...(pickedNow ? { after: pickedNow } : {}),
    ...(isSame ? { verdict: 'same' } : {}),
    ...(!isSame && olds.size + freshes.size > 2 ? { unsteady: true } : {}),
  }
}
