import type { GameType } from '#contract/index.ts'
import type { House } from '#gateway/house.ts'
import { isOn } from '#gateway/site/flags.ts'

/** Categories that an operator has to switch on (decision 40). */
const switchable = [['COCKFIGHT', 'COCKFIGHT3']] as const satisfies [GameType, string][]

/** Categories that are switched off: neither a menu nor a search shows anything of theirs. */
export async function closedTypes(house: House): Promise<GameType[]> {
  const closed: GameType[] = []
  for (const [type, flag] of switchable) if (!(await isOn(house, flag))) closed.push(type)
  return closed
}
