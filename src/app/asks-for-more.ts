import { gameOf } from './game-address.ts'

/**
 * Whether an address asks for what no server draws: a game's sheet, or the games that a member keeps.
 * Without the rules of a lobby, which other pages do without.
 */
export const asksForMore = (search: string): boolean =>
  gameOf(search) !== null || new URLSearchParams(search).get('favourites') === 'true'
