/** What a card is entered by: its link or button, never the small buttons beside it. */
const entrance = '[data-part="open"]'

type Box = { entry: HTMLElement; left: number; right: number; top: number; bottom: number }

const boxOf = (entry: HTMLElement): Box => {
  const { left, right, top, bottom } = (entry.closest('li') ?? entry).getBoundingClientRect()
  return { entry, left, right, top, bottom }
}

const middle = ({ left, right }: Box) => (left + right) / 2

/** The entrance in the next row up or down that is nearest; rows are told apart by a pixel. */
function nextRow(here: Box, all: Box[], way: 1 | -1): HTMLElement | undefined {
  const away = (box: Box) => (way === 1 ? box.top - here.bottom : here.top - box.bottom)
  const beyond = all.filter((box) => away(box) > -1)
  const row = Math.min(...beyond.map(away))
  return beyond
    .filter((box) => away(box) < row + 1)
    .toSorted(
      (one, other) => Math.abs(middle(one) - middle(here)) - Math.abs(middle(other) - middle(here)),
    )
    .at(0)?.entry
}

/**
 * Arrow keys walk from card to card: sideways in reading order, up and down to the nearest. For `ref`
 * of a `GameGrid`. They come on top of Tab, which still reaches everything, and where there is no card
 * to go to they scroll the page as ever.
 */
export function walkByArrows(grid: HTMLElement | null): (() => void) | undefined {
  if (!grid) return undefined
  const walk = (event: KeyboardEvent) => {
    const { target, key } = event
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!plain || event.defaultPrevented || !key.startsWith('Arrow')) return
    if (!(target instanceof HTMLElement) || !target.matches(entrance)) return
    const entries = [...grid.querySelectorAll<HTMLElement>(entrance)]
    const step = (key === 'ArrowRight') === (getComputedStyle(grid).direction !== 'rtl') ? 1 : -1
    const next =
      key === 'ArrowUp' || key === 'ArrowDown'
        ? nextRow(boxOf(target), entries.map(boxOf), key === 'ArrowDown' ? 1 : -1)
        : entries[entries.indexOf(target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  grid.addEventListener('keydown', walk)
  return () => grid.removeEventListener('keydown', walk)
}
