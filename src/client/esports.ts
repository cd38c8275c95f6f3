import { type Answer, type Call, favouriteGames, gameList, type Input } from '#contract/index.ts'
import type { Ask } from './game-vendors.ts'

type Games = Answer<typeof gameList>
/** What lists have in common that are asked for by type and vendor. */
type Asked = Pick<Input<typeof gameList>, 'gameType' | 'vassalage' | 'pageNo' | 'pageSize'>

/**
 * A page of esports. A server that knows no such type has them under SPORTS, by vendor.
 * @param ask gives a page of the list that they are in
 */
async function esportsOf<I extends Asked>(
  vendors: readonly string[],
  input: I,
  ask: (input: I) => Promise<Games>,
): Promise<Games> {
  const answer = await ask(input)
  const asked = input.vassalage ? vendors.filter((one) => one === input.vassalage) : vendors
  if (answer.totalCount > 0 || asked.length === 0) return answer
  const sports = { ...input, gameType: 'SPORTS' as const }
  const [only] = asked
  if (asked.length === 1 && only) return ask({ ...sports, vassalage: only })
  // One list of them all, one vendor after the other, cut into the pages that were asked for.
  const { pageNo, pageSize } = answer
  const page = (vassalage: string, no: number) =>
    ask({ ...sports, vassalage, pageNo: no, pageSize })
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

/** Every list of games that may be asked for by type: the lobby's, and what a member keeps of it. */
export async function askEsports(
  vendors: readonly string[],
  call: Call,
  input: unknown,
  ask: Ask,
): Promise<unknown> {
  if (call.path === gameList.path) {
    return esportsOf(vendors, input as Input<typeof gameList>, (one) => ask(gameList, one))
  }
  if (call.path !== favouriteGames.path) return ask(call, input as Input<Call>)
  const kept = input as Input<typeof favouriteGames>
  const found = await esportsOf(vendors, kept, async (one) => {
    const { content: list, totalPages, totalCount: told } = await ask(favouriteGames, one)
    const [pageNo, pageSize] = [Number(one.pageNo ?? 1), Number(one.pageSize ?? 20)]
    // Where a server does not count them, its pages do.
    const totalCount = told ?? (totalPages > 1 ? totalPages * pageSize : list.length)
    return { list, pageNo, pageSize, totalPages, totalCount }
  })
  const { list: content, totalPages, totalCount } = found
  return { content, totalPages, totalCount }
}
