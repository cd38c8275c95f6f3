// Small things that every maker of games needs.
import { type EmblemName, emblems } from '#art/index.ts'
import { type GameClass, gameClasses } from '#contract/index.ts'
import type { Names, SandboxGame } from './types.ts'
import { vendorOf } from './vendors.ts'

const day = 86_400_000
const lastDay = Date.UTC(2026, 10, 20)

/** An instant `days` before the sandbox's last day, 20 November 2026. */
export const daysBefore = (days: number): string => new Date(lastDay - days * day).toISOString()

const upper = (text: string, locale: string) => {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(locale) + rest.join('')
}

/** Names from the five cells TH, EN, VI, ID, ZH. */
export const namesOf = (th = '', en = '', vi = '', id = '', zh = ''): Names => ({
  th,
  en,
  vi: upper(vi, 'vi'),
  id,
  'zh-CN': zh,
})

/** Checks an emblem's name out of a table. */
export const emblemOf = (name: string): EmblemName => {
  if (!(name in emblems)) throw new Error(`No such emblem: ${name}`)
  return name as EmblemName
}

/** Checks a class out of a table; empty is none. */
export const classOf = (name: string): GameClass | null => {
  if (name === '') return null
  const found = gameClasses.find((known) => known === name)
  if (found === undefined) throw new Error(`No such class: ${name}`)
  return found
}

/** What follows from an id such as `LTF-0170`. */
export const identityOf = (
  gameId: string,
): Pick<SandboxGame, 'gameId' | 'nodeId' | 'vassalage'> => {
  const dash = gameId.lastIndexOf('-')
  const vassalage = gameId.slice(0, dash)
  const nodeId = vendorOf(vassalage).number * 10_000 + Number(gameId.slice(dash + 1))
  return { gameId, nodeId, vassalage }
}
