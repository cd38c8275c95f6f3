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
  // One list of them all, one vendor after the other, cut into the pages that were asked for.
  const { pageNo, pageSize } = answer
  const page = (vassalage: string, no: number) =>
    ask(gameList, { ...sports, vassalage, pageNo: no, pageSize })
  const firsts = await Promise.all(asked.map((one) => page(one, 1)))
  const list: Games['list'] = []
  let skip = (pageNo - 1) * pageSize
  let totalCount = 0
  for (const [place, first] of firsts.entries()) {
    const count = first.totalCount
    for (let at = Math.max(0, skip); at < count && list.length < pageSize;) {
      const no = Math.floor(at / pageSize)
      const from = no === 0 ? first : await page(asked[place] ?? '', no + 1)
      const start = at % pageSize
      const part = from.list.slice(start, start + pageSize - list.length)
      // A server that has fewer than it says.
      if (part.length === 0) break
      list.push(...part)
      at += part.length
    }
    skip -= count
    totalCount += count
  }
  return { list, pageNo, pageSize, totalPages: Math.ceil(totalCount / pageSize), totalCount }
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
