import type { SpotName } from '#components/index.ts'
import type { CategoryId } from './navigation.ts'

/** Emblem of a category in the home's rail. */
export const categorySpots: Record<CategoryId, SpotName> = {
  hot: 'flame',
  rng: 'mangosteen',
  live: 'cards',
  fish: 'koi',
  sports: 'ball',
  esports: 'pad',
  pvp: 'dice',
  lottery: 'ticket',
  elott: 'lantern',
  cockfight: 'rooster',
  minigame: 'coin',
}
