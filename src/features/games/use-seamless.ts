import { useCall } from '#client/index.ts'
import { type Answer, gameMenus } from '#contract/index.ts'
import { categoryIds, categoryTypes, kept } from '#features/site/index.ts'
import { lobbyHref, noFilters } from './lobby-rules.ts'
import type { SeamlessState, SeamlessStudio } from './seamless.tsx'

/**
 * Every studio once, those with slots first, each with the lobby it is foremost in. Lottery studios are
 * bet with in another way (section 4, Game launch), and not in here.
 */
export function seamlessStudios(menus: Answer<typeof gameMenus>): SeamlessStudio[] {
  const studios = new Map<string, SeamlessStudio>()
  for (const category of categoryIds) {
    if (category === 'hot' || category === 'lottery' || category === 'elott') continue
    const lane = menus.data.lanes.find(({ title }) => title === categoryTypes[category])
    for (const { vassalage, name, iconUrl, gameCount } of lane?.cards ?? []) {
      const known = studios.get(vassalage)
      const games = (known?.gameCount ?? 0) + gameCount
      const href = known?.href ?? lobbyHref(category, { ...noFilters, vendor: vassalage })
      studios.set(vassalage, { id: vassalage, name, iconUrl, href, gameCount: games })
    }
  }
  return [...studios.values()]
}

/** The studios of the seamless area, out of the menus that every page has. */
export function useSeamless(): SeamlessState {
  const { data, error, isValidating, mutate } = useCall(gameMenus, {}, kept)
  if (data) return { status: 'ready', studios: seamlessStudios(data) }
  if (!error) return { status: 'loading' }
  return {
    status: 'failed',
    code: `SE-${error.reason}`,
    retrying: isValidating,
    onRetry: () => void mutate().catch(() => undefined),
  }
}
