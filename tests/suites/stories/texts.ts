import { around, type Box, clippersOf, insideOf, isEmpty, isSeen, overlap } from './boxes.ts'

/** A text and where it lies. */
export interface Text {
  readonly element: HTMLElement
  readonly box: Box
  /** From the text outwards. */
  readonly chain: readonly Element[]
}

const typed =
  'input:not([type=range], [type=color], [type=checkbox], [type=radio]), textarea, select'

const range = document.createRange()

function linesOf(element: Element): Box[] {
  if (element.matches(typed)) {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const [start, end] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat)
    return [{ left: left + (start ?? 0), top, right: right - (end ?? 0), bottom }]
  }
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || (node as globalThis.Text).data.trim() === '') return []
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
}

/** Where an element is not cut off for good: what can be scrolled to counts as seen. */
function shownOf(element: Element): Box | undefined {
  return clippersOf(element)
    .filter((box) => !/auto|scroll/.test(getComputedStyle(box).overflow))
    .map(insideOf)
    .reduce<Box | undefined>((all, box) => (all ? overlap(all, box) : box), undefined)
}

/** An element and all that is around it, from the inside out. */
export function chainOf(element: Element): Element[] {
  const chain: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at)
  return chain
}

/** Every text that can be seen, as it lies in one language and one width. */
export function textsOf(page: HTMLElement): Text[] {
  return [...page.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (!element.childNodes.length && !element.matches(typed)) return []
    const lines = linesOf(element)
    if (lines.length === 0 || !isSeen(element)) return []
    const shown = shownOf(element)
    const seen = shown ? lines.map((line) => overlap(line, shown)) : lines
    const left = seen.filter((line) => !isEmpty(line))
    return left.length > 0 ? [{ element, box: around(left), chain: chainOf(element) }] : []
  })
}

/** What is not active and what is not said need not be read (WCAG 1.4.3, as axe has it). */
export function isExempt(element: HTMLElement): boolean {
  const off = ':disabled, [aria-disabled="true"]'
  if (element.closest(`${off}, [inert], [aria-hidden="true"]`)) return true
  if (element.closest('label')?.control?.matches(off)) return true
  const named = element.closest('[id]')
  const by = named && document.querySelectorAll(`[aria-labelledby~="${CSS.escape(named.id)}"]`)
  return Boolean(by && by.length > 0 && [...by].every((control) => control.matches(off)))
}
