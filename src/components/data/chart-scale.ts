import { scaleLinear } from 'd3-scale'

/** A point's height; nothing, NaN and what is infinite are gaps. */
export type ChartValue = number | null | undefined

/** Past this, sums overflow and no axis can be drawn. */
const most = 1e300

export const isDrawable = (value: ChartValue): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

export type HeightScale = {
  /** Evenly spaced, from the lowest to the highest, both ends on the axis. */
  ticks: number[]
  /** 0 at the top, 100 at the bottom. */
  at: (value: number) => number
}

/**
 * An axis from or through zero with round steps. Bars and areas are only true from zero, so there is
 * no other kind.
 *
 * @returns null when there is nothing to draw
 */
export function heightScale(rows: readonly (readonly ChartValue[])[]): HeightScale | null {
  let low = 0
  let high = 0
  let some = false
  // Not Math.min(...values): ten thousand arguments are too many for some browsers.
  for (const values of rows) {
    for (const value of values) {
      if (!isDrawable(value)) continue
      some = true
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  }
  if (!some) return null
  const scale = scaleLinear([low, low === high ? low + 1 : high], [100, 0]).nice(4)
  return { ticks: scale.ticks(4), at: (value) => scale(value) }
}

/** Which points to draw of so many: the lowest and the highest of every few. */
export function thin(values: readonly ChartValue[], limit = 400): number[] {
  if (values.length <= limit) return values.map((_, at) => at)
  const size = Math.ceil((values.length * 2) / limit)
  const kept: number[] = []
  for (let from = 0; from < values.length; from += size) {
    const to = Math.min(from + size, values.length)
    let low = -1
    let high = -1
    for (let at = from; at < to; at++) {
      const value = values[at]
      if (!isDrawable(value)) continue
      if (low < 0 || value < (values[low] as number)) low = at
      if (high < 0 || value > (values[high] as number)) high = at
    }
    if (low < 0) kept.push(from)
    else kept.push(...new Set([Math.min(low, high), Math.max(low, high)]))
  }
  return kept
}

/** Points with a gap on either side: a line has no length there, so they are drawn as dots. */
export const alone = (values: readonly ChartValue[]): number[] =>
  values.flatMap((value, at) =>
    isDrawable(value) && !isDrawable(values[at - 1]) && !isDrawable(values[at + 1]) ? [at] : [],
  )

/** Every how many points the axis names one: seven where there is room, four where there is not. */
export function nameSteps(count: number): { wide: number; narrow: number } {
  const wide = Math.max(1, Math.ceil(count / 7))
  return { wide, narrow: Math.max(1, Math.ceil(count / 4 / wide)) * wide }
}

/** A name short enough for the axis; it is whole in the table and beside the point. */
export function shortName(name: string, length = 10): string {
  // Letters with the marks on them: a Thai vowel is not cut off its consonant.
  const letters = name.match(/\P{M}\p{M}*/gu) ?? []
  return letters.length <= length ? name : `${letters.slice(0, length - 1).join('')}…`
}
