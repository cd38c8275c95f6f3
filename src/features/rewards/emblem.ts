import { type SpotName, spotNames } from '#components/index.ts'

const drawings: ReadonlySet<string> = new Set(spotNames)

/** A drawing of ours; a server that names another gets a gift's. */
export const emblemOf = (name: string): SpotName =>
  drawings.has(name) ? (name as SpotName) : 'lotus'
