// Written by src/art/build.ts: the emblems in spots.svg. Do not edit.

/** Symbol ids of the sprite. */
export const spotNames = [
  'flame',
  'mangosteen',
  'cards',
  'koi',
  'ball',
  'pad',
  'dice',
  'ticket',
  'lantern',
  'rooster',
  'coin',
  'butterfly',
  'owl',
  'boat',
  'lotus',
  'key',
] as const

/** A symbol of the sprite. */
export type SpotName = (typeof spotNames)[number]

/** The box of an svg that holds a `use` of a symbol. */
export const spotBox = '0 0 240 250'
