/** Where a reader of the list without an end was. It belongs to a step of the history (section 2). */
export function rememberedPlace(): number {
  const place = (history.state as { place?: unknown } | null)?.place
  return typeof place === 'number' && Number.isSafeInteger(place) && place > 0 ? place : 0
}

/** Keeps the place with the step of the history one is on; Back and a reload find it there. */
export function rememberPlace(place: number): void {
  if (place === rememberedPlace()) return
  history.replaceState({ ...(history.state as object | null), place }, '')
}

/** How far down a page its reader was when they left it, in px; 0 at its top. */
export function rememberedScroll(): number {
  const scroll = (history.state as { scroll?: unknown } | null)?.scroll
  return typeof scroll === 'number' && scroll > 0 ? scroll : 0
}

/** Keeps how far down the reader is with the step of the history one is on. */
export function rememberScroll(scroll: number): void {
  if (scroll === rememberedScroll()) return
  history.replaceState({ ...(history.state as object | null), scroll }, '')
}
