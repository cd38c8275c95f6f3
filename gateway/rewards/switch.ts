import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'

/**
 * Answers only where the house has the feature.
 * @throws Refusal 404 `switched_off`
 */
export async function requireOn(house: House, flag: 'PTSYS3' | 'MISSIONS3'): Promise<void> {
  if (await isOn(house, flag)) return
  throw new Refusal(404, 'switched_off', 'The house does not have this')
}
