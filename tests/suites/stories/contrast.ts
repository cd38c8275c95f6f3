import { type Box, clipOf, holds, isEmpty, isSeen, meet, overlap } from './boxes.ts'
import { inkOf, needed, over, ratio, type Rgba } from './colour.ts'
import { nameOf } from './name.ts'
import { besideOf, hasBeside, type Paint, type Painter, paintOf } from './paint.ts'
import { chainOf, isExempt, type Text, textsOf } from './texts.ts'

// Contrast of every text, from the colours that the browser computes for it and for what lies under
// it: exact, and cheap enough for every look. What paints anything but plain colours is left to a
// picture of the page (pixels.ts).

const nothing: Rgba = [0, 0, 0, 0]
const paper: Rgba = [255, 255, 255, 1]

/** The letter and what is beside it, as colours that more may come under. */
type Pair = readonly [ink: Rgba, bare: Rgba]

/** A page in one language and one width: where its texts lie, and what may be behind them. */
export class Texts {
  readonly #texts: readonly Text[]
  readonly #elements: readonly Element[]
  readonly #beside: readonly Element[]
  readonly #boxes = new Map<Element, Box>()
  #paints = new Map<Element, Paint>()

  constructor(page: HTMLElement) {
    this.#texts = textsOf(page)
    this.#elements = [...page.querySelectorAll('*')].filter(
      (element) => isSeen(element) && !isEmpty(this.#boxOf(element)),
    )
    this.#beside = this.#elements.filter(hasBeside)
  }

  /** What is too faint in the brand and the scheme that are on, and what only a picture settles. */
  judge(): { faults: string[]; unseen: HTMLElement[] } {
    this.#paints = new Map()
    const painters = this.#painters()
    const faults: string[] = []
    const unseen: HTMLElement[] = []
    for (const text of this.#texts) {
      const least = needed(text.element)
      const around = painters.filter((painter) => this.#mayBeBehind(painter, text))
      const found = this.#ratioOf(text, around)
      if (found !== undefined && found >= least) continue
      if (isExempt(text.element)) continue
      // Which of several grounds it is, a picture knows.
      if (found === undefined || around.length > 0) unseen.push(text.element)
      else faults.push(`contrast of ${nameOf(text.element)} is ${found.toFixed(2)}, not ${least}`)
    }
    return { faults, unseen }
  }

  #boxOf(element: Element): Box {
    const known = this.#boxes.get(element)
    if (known) return known
    const box = element.getBoundingClientRect()
    this.#boxes.set(element, box)
    return box
  }

  #paintOf(element: Element): Paint {
    const known = this.#paints.get(element)
    if (known) return known
    const paint = paintOf(element)
    this.#paints.set(element, paint)
    return paint
  }

  #painters(): Painter[] {
    const boxes = this.#elements.flatMap((element) => {
      const { ground, isPicture, isFilter, isGlass } = this.#paintOf(element)
      const isMore = isPicture || isFilter || isGlass
      if (!isMore && ground[3] === 0) return []
      const [r, g, b, a] = ground
      const plain: Rgba = [r, g, b, a * this.#opacityOf(element)]
      return [{ element, box: this.#boxOf(element), ground: isMore ? undefined : plain }]
    })
    return [...boxes, ...this.#beside.flatMap(besideOf)]
  }

  #opacityOf(element: Element): number {
    return chainOf(element).reduce((all, at) => all * this.#paintOf(at).opacity, 1)
  }

  #mayBeBehind(painter: Painter, { box, chain }: Text): boolean {
    if (!meet(painter.box, box)) return false
    if (chain.includes(painter.element) && !painter.isBeside) return false
    // Drawn pieces of one picture are the picture's.
    if (painter.element instanceof SVGElement && painter.element.ownerSVGElement) return false
    if (!meet(overlap(painter.box, clipOf(painter.element)), box)) return false
    return !this.#isUnder(painter.element, box, chain)
  }

  /** Whether an opaque box around the text lies over something. */
  #isUnder(other: Element, box: Box, chain: readonly Element[]): boolean {
    const wall = chain.find((at) => {
      const { ground, isPicture } = this.#paintOf(at)
      return ground[3] === 1 && !isPicture && !at.contains(other) && holds(this.#boxOf(at), box)
    })
    if (!wall) return false
    const corners = [
      [box.left + 1, box.top + 1],
      [box.right - 1, box.bottom - 1],
    ] as const
    return corners.every(([x, y]) => {
      const stack = document.elementsFromPoint(x, y)
      const [at, below] = [stack.indexOf(wall), stack.indexOf(other)]
      return at !== -1 && below > at
    })
  }

  /** The lowest ratio that a text can have, or nothing where more than plain colours are behind it. */
  #ratioOf({ element, box, chain }: Text, painters: readonly Painter[]): number | undefined {
    if (element instanceof SVGElement || getComputedStyle(element).backgroundClip === 'text') {
      return undefined
    }
    const grounds = painters.flatMap(({ ground }) => (ground ? [ground] : []))
    // One veil alone can be reckoned with; more are a picture's matter.
    const isVeiled = grounds.some(([, , , a]) => a < 1)
    if (grounds.length < painters.length || (isVeiled && grounds.length > 1)) return undefined
    const behind = this.#behind(box, chain)
    const ink = inkOf(element)
    const places = [-1, ...chain.keys()].filter(
      (at) => at < 0 || this.#paintOf(chain[at] as Element).ground[3] > 0,
    )
    const ratios = behind?.flatMap((set) => [
      this.#through(ink, chain, set),
      ...grounds.flatMap((ground) => [
        ...places.map((at) => this.#through(ink, chain, set, { at, ground })),
        ...(ground[3] < 1 ? [this.#through(ink, chain, set, { at: 'over', ground })] : []),
      ]),
    ])
    return !ratios || ratios.includes(undefined) ? undefined : Math.min(...(ratios as number[]))
  }

  /**
   * Which of the elements around a text are behind it. What is around it in the page and not on the
   * screen may be behind a piece of it, or not: both are answered.
   */
  #behind(box: Box, chain: readonly Element[]): Set<Element>[] | undefined {
    const isAround = (at: Element) =>
      at === document.body || at === document.documentElement || holds(this.#boxOf(at), box)
    const whole = chain.filter(isAround)
    const partly = chain.filter((at) => {
      const { ground, isPicture } = this.#paintOf(at)
      return !whole.includes(at) && (isPicture || ground[3] > 0)
    })
    if (partly.length > 2) return undefined
    return partly.reduce<Set<Element>[]>(
      (all, one) => all.flatMap((set) => [set, new Set([...set, one])]),
      [new Set(whole)],
    )
  }

  /**
   * Ratio of a text through the boxes around it that are behind it, down to the page. `other` comes in
   * after so many of them, or over everything.
   */
  #through(
    color: Rgba,
    chain: readonly Element[],
    behind: ReadonlySet<Element>,
    other?: { readonly at: number | 'over'; readonly ground: Rgba },
  ): number | undefined {
    let [ink, bare]: Pair = [color, nothing]
    const lay = (ground: Rgba) => {
      ;[ink, bare] = [over(ink, ground), over(bare, ground)]
    }
    if (other?.at === -1) lay(other.ground)
    for (const [index, at] of chain.entries()) {
      const paint = this.#paintOf(at)
      if (paint.isFilter) return undefined
      if (behind.has(at)) {
        if (bare[3] < 1 && (paint.isPicture || paint.isGlass)) return undefined
        lay(paint.ground)
      }
      const fade = ([r, g, b, a]: Rgba): Rgba => [r, g, b, a * paint.opacity]
      if (paint.opacity < 1) [ink, bare] = [fade(ink), fade(bare)]
      if (other?.at === index) lay(other.ground)
    }
    lay(paper)
    if (other?.at === 'over') [ink, bare] = [over(other.ground, ink), over(other.ground, bare)]
    return ratio(ink, bare)
  }
}
