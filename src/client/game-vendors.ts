import { type Answer, type Call, gameList, gameMenus, type Input } from '#contract/index.ts'
import { splitEsports } from '#contract/game-lanes.ts'
import { sessionStore } from '#platform/index.ts'
import { checkAnswer } from './check.ts'
import type { ClientOptions } from './client.ts'

/** Asks the server itself. */
type Ask = <C extends Call>(call: C, input: Input<C>) => Promise<Answer<C>>

type Menus = Answer<typeof gameMenus>
type Games = Answer<typeof gameList>

/** Name of the session's cache (section 3); one a language, since names are data. */
export const vendorsKey = (language: string) => `gameVendor:${language}`

/** The most that a page of games may have. */
const most = 100

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

/**
 * A page of esports. A server that knows no such type has them under SPORTS, by vendor.
 */
async function esportsOf(
  vendors: readonly string[],
  input: Input<typeof gameList>,
  ask: Ask,
): Promise<Games> {
  const answer = await ask(gameList, input)
  const asked = input.vassalage ? vendors.filter((one) => one === input.vassalage) : vendors
  if (answer.totalCount > 0 || asked.length === 0) return answer
  const sports = { ...input, gameType: 'SPORTS' as const }
  const [only] = asked
  if (asked.length === 1 && only) return ask(gameList, { ...sports, vassalage: only })
  // Few vendors with few games: put together here, and cut into the pages that were asked for.
  const all = await Promise.all(
    asked.map((vassalage) => ask(gameList, { ...sports, vassalage, pageNo: 1, pageSize: most })),
  )
  const list = all.flatMap((page) => page.list)
  const { pageNo, pageSize } = answer
  const start = (pageNo - 1) * pageSize
  return {
    list: list.slice(start, start + pageSize),
    pageNo,
    pageSize,
    totalPages: Math.ceil(list.length / pageSize),
    totalCount: list.length,
  }
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
  if (call.path !== gameList.path || esportsVendors.length === 0) return null
  const asked = input as Input<typeof gameList>
  return asked.gameType === 'ESPORTS' ? esportsOf(esportsVendors, asked, ask) : null
}
