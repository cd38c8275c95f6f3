import type { Game, Input, removeFavourite } from '#contract/index.ts'

/** What somebody pressed in this tab and the server has not confirmed yet: id → kept or not. */
export type Wishes = ReadonlyMap<number, boolean>

export const noWishes: Wishes = new Map()

/** One game more, or another wish for it. */
export const wish = (wishes: Wishes, nodeId: number, kept: boolean): Wishes =>
  new Map(wishes).set(nodeId, kept)

/** The wish is settled, one way or the other; a newer one for the same game stays. */
export function settle(wishes: Wishes, nodeId: number, kept: boolean): Wishes {
  if (wishes.get(nodeId) !== kept) return wishes
  const rest = new Map(wishes)
  rest.delete(nodeId)
  return rest
}

/** The server's list with a game put at its front, or taken out. */
export function withFavourite(ids: readonly number[], nodeId: number, kept: boolean): number[] {
  const others = ids.filter((id) => id !== nodeId)
  return kept ? [nodeId, ...others] : others
}

/** Whether a game is kept, as it is shown: what was pressed counts before the server has said so. */
export const isKept = (ids: readonly number[], wishes: Wishes, nodeId: number): boolean =>
  wishes.get(nodeId) ?? ids.includes(nodeId)

/** What section 7 sends of a game. */
export const favouriteInput = (game: Game): Input<typeof removeFavourite> => ({
  nodeId: game.nodeId,
  vendor: game.vassalage,
  gameType: game.gameType,
})
