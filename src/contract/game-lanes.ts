import type { Answer } from './call.ts'
import type { gameMenus } from './games.ts'

type Menus = Answer<typeof gameMenus>
type Lane = Menus['data']['lanes'][number]

const total = (cards: Lane['cards']) => cards.reduce((sum, { gameCount }) => sum + gameCount, 0)

/** The part of a lane that some of its vendors make; null when that is none of it. */
function partOf(lane: Lane, title: string, has: (vassalage: string) => boolean): Lane | null {
  const cards = lane.cards.filter(({ vassalage }) => has(vassalage))
  if (cards.length === 0) return null
  const gameClassify = lane.gameClassify
    .map(({ title: name, vendors }) => ({ title: name, vendors: vendors.filter(has) }))
    .filter(({ vendors }) => vendors.length > 0)
  return { title, gameCount: total(cards), cards, gameClassify }
}

/**
 * SPORTS cards of a brand's esports vendors make a category of their own (section 3). A server that
 * has an ESPORTS lane already keeps it, and gets these in addition.
 * @param esports codes of vendors, from the brand
 */
export function splitEsports(menus: Menus, esports: readonly string[]): Menus {
  const { lanes, hotCount } = menus.data
  const theirs = new Set(esports)
  const sports = lanes.find(({ title }) => title === 'SPORTS')
  const moved = sports && partOf(sports, 'ESPORTS', (code) => theirs.has(code))
  if (!sports || !moved) return menus
  const before = lanes.find(({ title }) => title === 'ESPORTS')
  const known = new Set(before?.cards.map(({ vassalage }) => vassalage))
  const cards = [
    ...(before?.cards ?? []),
    ...moved.cards.filter(({ vassalage }) => !known.has(vassalage)),
  ]
  const gameClassify = [...(before?.gameClassify ?? []), ...moved.gameClassify]
  const all: Lane = { title: 'ESPORTS', gameCount: total(cards), cards, gameClassify }
  const rest = partOf(sports, 'SPORTS', (code) => !theirs.has(code))
  return {
    data: {
      hotCount,
      lanes: lanes.flatMap((lane) => {
        if (lane === before) return []
        return lane === sports ? [...(rest ? [rest] : []), all] : [lane]
      }),
    },
  }
}
