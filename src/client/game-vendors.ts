import { type Answer, type Call, gameMenus, type Input } from '#contract/index.ts'
import { splitEsports } from '#contract/game-lanes.ts'
import { sessionStore } from '#platform/index.ts'
import { checkAnswer } from './check.ts'
import type { ClientOptions } from './client.ts'

/** Asks the server itself. */
export type Ask = <C extends Call>(call: C, input: Input<C>) => Promise<Answer<C>>

type Menus = Answer<typeof gameMenus>

/** Name of the session's cache (section 3); one a language, since names are data. */
export const vendorsKey = (language: string) => `gameVendor:${language}`

let flushed = false

/** Who reloads wants to see what there is now. */
function flushOnReload(key: string): void {
  if (flushed || typeof performance === 'undefined') return
  flushed = true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'reload') sessionStore.remove(key)
}

/** What this session was answered before; null when it was not, or the cache holds something odd. */
function readKept(key: string): Menus | null {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(key) ?? 'null')
    return (checkAnswer(gameMenus, kept)?.output as Menus | undefined) ?? null
  } catch {
    return null
  }
}

/** The vendors, asked for once a session and language (section 4, Game launch). */
async function menusOf(
  { language }: ClientOptions,
  esports: readonly string[],
  ask: Ask,
): Promise<Menus> {
  const key = vendorsKey(language())
  flushOnReload(key)
  const kept = readKept(key)
  if (kept) return kept
  const menus = splitEsports(await ask(gameMenus, {}), esports)
  sessionStore.set(key, JSON.stringify(menus))
  return menus
}

/** What is made of a call's answer before anybody sees it (section 3); null for most calls: nothing. */
export function vendorRules(
  options: ClientOptions,
  call: Call,
  input: unknown,
  ask: Ask,
): Promise<unknown> | null {
  const { esportsVendors } = options
  if (!esportsVendors) return null
  if (call.path === gameMenus.path) return menusOf(options, esportsVendors, ask)
  if (call.method !== 'GET' || esportsVendors.length === 0) return null
  if ((input as { gameType?: string } | null)?.gameType !== 'ESPORTS') return null
  return import('./esports.ts').then((rules) => rules.askEsports(esportsVendors, call, input, ask))
}
