/**
 * Has the browser fetch pictures before they are drawn: a card whose picture is here is painted once,
 * and one that waits for it is painted again when it comes, with everything near.
 * @returns told again and again which pictures come next; keeps them until they have
 */
export function picturesAhead() {
  let held = new Map<string, HTMLImageElement>()
  return (addresses: readonly (string | null | undefined)[]) => {
    const before = held
    held = new Map()
    for (const address of addresses) {
      if (!address || held.has(address)) continue
      held.set(address, before.get(address) ?? fetchPicture(address))
    }
  }
}

function fetchPicture(address: string): HTMLImageElement {
  const image = new Image()
  // After what is in sight.
  image.fetchPriority = 'low'
  image.src = address
  return image
}
