/** The sheet of a game has a place of its own in the address, so that Back closes it. */
const name = 'game'

/** Node id of the game whose sheet the address asks for; what makes no sense asks for none. */
export function gameOf(search: string): number | null {
  const text = new URLSearchParams(search).get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The same query string (`''` or with its `?`) with another game's sheet, or with none. */
export function withGame(search: string, nodeId: number | null): string {
  const query = new URLSearchParams(search)
  if (nodeId === null) query.delete(name)
  else query.set(name, String(nodeId))
  const text = query.toString()
  return text && `?${text}`
}
