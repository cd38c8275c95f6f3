import {
  changeFilters,
  type LobbyFilters,
  readFilters,
  writeFilters,
} from '#features/games/lobby-rules.ts'
import { navigate } from './location.ts'

/**
 * Puts other filters in the address of the lobby one is in, unless they are there already.
 * @param replace Back passes over the address that is there
 */
export function changeAddress(path: string, change: Partial<LobbyFilters>, replace: boolean): void {
  const now = readFilters(location.search)
  const next = writeFilters(changeFilters(now, change))
  if (next !== writeFilters(now)) navigate(path + next, { replace })
}
