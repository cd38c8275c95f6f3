import type { Answer, gameMenus } from '#contract/index.ts'
import { type CategoryId, categoryIds, categoryTypes } from '#features/site/index.ts'
import { lobbyHref, noFilters } from './lobby-rules.ts'
import type { SeamlessStudio } from './seamless.tsx'

type Menus = Answer<typeof gameMenus>

/** Each studio of these categories once, with the first of them that it is in, and all its games there. */
function studiosOf(menus: Menus | undefined, categories: readonly CategoryId[]): SeamlessStudio[] {
  const studios = new Map<string, SeamlessStudio>()
  for (const category of categories) {
    if (category === 'hot') continue
    const lane = menus?.data.lanes.find(({ title }) => title === categoryTypes[category])
    for (const { vassalage, name, iconUrl, gameCount } of lane?.cards ?? []) {
      const known = studios.get(vassalage)
      const games = (known?.gameCount ?? 0) + gameCount
      // Lotteries are listed by draw, not by studio.
      const own =
        category === 'lottery'
          ? '/lottery'
          : lobbyHref(category, { ...noFilters, vendor: vassalage })
      const href = known?.href ?? own
      studios.set(vassalage, { id: vassalage, name, iconUrl, href, gameCount: games })
    }
  }
  return [...studios.values()]
}

/**
 * Every studio, those with slots first: a studio's name leads to its part of the slots lobby (section 2,
 * Footer), and to the first other room that it is in where it has no slots.
 */
export const everyStudio = (menus: Menus | undefined) => studiosOf(menus, categoryIds)

/** Without lottery studios: those are bet with in another way (section 4, Game launch). */
export const seamlessStudios = (menus: Menus) =>
  studiosOf(
    menus,
    categoryIds.filter((id) => id !== 'lottery' && id !== 'elott'),
  )
