import type { SpotName } from './spots.ts'
// A file of its own, never a data URI: it is cached once and `use` may not read data.
import sprite from './spots.svg?no-inline'

/** What is inside the svg of an emblem: here a line that leads to the sprite. */
export const SpotDrawing = ({ name }: { name: SpotName }) => <use href={`${sprite}#${name}`} />
