// The emblems by name. Their order is part of the format: a cover without an emblem of its own
// draws one by index, so new emblems go to the end.
import { chili, durian, lotus, mangosteen, pineapple } from './garden.ts'
import type { Emblem } from './inks.ts'
import { butterfly, elephant, hornbill, owl, peacock, rooster, tiger } from './land.ts'
import { firework, moon, mountain, wave } from './sky.ts'
import { knight, mask, naga } from './stage.ts'
import { ball, cards, coin, dice, drum, fan, gem, key, pad, ticket } from './table.ts'
import { bell, boat, chedi, flame, kite, lantern, parasol, teapot, tuktuk } from './town.ts'
import { crab, koi, octopus, shell, turtle } from './water.ts'

export type { CoverInks, Emblem, Inks } from './inks.ts'

/** Every emblem, by the name that game data uses. */
export const emblems = {
  lotus,
  koi,
  lantern,
  coin,
  moon,
  dice,
  gem,
  chili,
  mangosteen,
  durian,
  chedi,
  elephant,
  rooster,
  boat,
  drum,
  cards,
  ball,
  tiger,
  parasol,
  kite,
  flame,
  pad,
  ticket,
  fan,
  naga,
  mask,
  owl,
  turtle,
  peacock,
  butterfly,
  crab,
  octopus,
  hornbill,
  shell,
  pineapple,
  bell,
  key,
  teapot,
  firework,
  mountain,
  wave,
  tuktuk,
  knight,
} as const satisfies Record<string, Emblem>

/** The name of an emblem. */
export type EmblemName = keyof typeof emblems

/** Emblem names in the order of the format. */
export const emblemNames = Object.keys(emblems) as readonly EmblemName[]
