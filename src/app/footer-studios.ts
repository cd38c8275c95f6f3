import type { Answer, gameMenus } from '#contract/index.ts'
import { lobbyHref, noFilters } from '#features/games/lobby-rules.ts'
import { categoryIds, categoryTypes } from '#features/site/index.ts'
import type { FooterStudio } from '#features/site/site-footer.tsx'

/**
 * Every studio once, those with slots first: a studio's name leads to its part of the slots lobby
 * (section 2, Footer), and to the first other lobby that it is in where it has no slots.
 */
export function footerStudios(menus: Answer<typeof gameMenus> | undefined): FooterStudio[] {
  const studios = new Map<string, FooterStudio>()
  // The house's own order begins with slots after Popular, which is no lane.
  for (const id of categoryIds) {
    if (id === 'hot') continue
    const lane = menus?.data.lanes.find(({ title }) => title === categoryTypes[id])
    for (const { vassalage, name } of lane?.cards ?? []) {
      if (studios.has(vassalage)) continue
      const href = lobbyHref(id, { ...noFilters, vendor: vassalage })
      studios.set(vassalage, { id: vassalage, name, href })
    }
  }
  return [...studios.values()]
}
