import { gameList, hotGames } from '#contract/index.ts'
import { gameListInput, hotLobbyInput, readFilters } from '#features/games/lobby-rules.ts'
import { hotSearchInput } from '#features/games/lobby-state.ts'
import { type CategoryId, categoryTypes } from '#features/site/index.ts'
import { type Read, read } from './routes.ts'

/** The games that a lobby's address asks for. */
export function lobbyReads(category: CategoryId, search: string): Read[] {
  const filters = readFilters(search)
  if (category !== 'hot') return [read(gameList, gameListInput(categoryTypes[category], filters))]
  const named = hotSearchInput(filters)
  return [hotLobbyInput, ...(named ? [named] : [])].map((input) => read(hotGames, input))
}
