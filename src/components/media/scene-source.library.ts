import type * as site from './scene-source.ts'
import { hall } from './scenes/hall.ts'
import { kites } from './scenes/kites.ts'
import { river } from './scenes/river.ts'

// For those who install the library: which half of a build draws for a server is not known in it, so
// that every drawing comes along with `HeroScene` and both halves draw the same.

export const sceneNames: typeof site.sceneNames = ['hall', 'river', 'kites']

export const scenesAtHand: typeof site.scenesAtHand = { hall, river, kites }

export const loadScene: typeof site.loadScene = {
  hall: async () => hall,
  river: async () => river,
  kites: async () => kites,
}
