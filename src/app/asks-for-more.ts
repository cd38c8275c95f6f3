/**
 * Whether an address asks for what no server draws: a game's sheet, or the games that a member keeps.
 * It is asked before a page comes alive, so it does without their own rules.
 */
export const asksForMore = (search: string): boolean =>
  /[?&](?:game=\d|favourites=true)/.test(search)
