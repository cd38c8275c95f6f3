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

/** Milliseconds without a move after which a reader has come to rest. */
export const rest = 200

/**
 * Takes notes of where a reader is and writes the latest when they rest, press something or leave:
 * a step of the history is slow to write, and Safari refuses to more often than a hundred times in
 * thirty seconds.
 */
export function noteAtRest<T>(write: (note: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let writeLatest = () => {}
  const forget = () => {
    clearTimeout(timer)
    writeLatest = () => {}
  }
  const now = () => {
    writeLatest()
    forget()
  }
  // Before whoever follows a link: a step of the history later it would be another's note.
  addEventListener('click', now, { capture: true })
  addEventListener('pagehide', now)
  return {
    note(latest: T) {
      forget()
      writeLatest = () => write(latest)
      timer = setTimeout(now, rest)
    },
    /** Of another page: nothing of it is written any more. */
    forget,
    end() {
      forget()
      removeEventListener('click', now, { capture: true })
      removeEventListener('pagehide', now)
    },
  }
}
