import { type Answer, gameList, type Input } from '#contract/index.ts'
import type { Ask } from './game-vendors.ts'

type Games = Answer<typeof gameList>

/**
 * A page of esports. A server that knows no such type has them under SPORTS, by vendor.
 */
export async function esportsOf(
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
