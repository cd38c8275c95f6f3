/** How many slips are forgiven in a query of this length, in code units. */
export const slipsFor = (length: number): number => (length < 4 ? 0 : length < 9 ? 1 : 2)

/**
 * Pieces of a query of which at least one is untouched after `slips` slips: two neighbours that
 * swap may touch two pieces at once, so there are twice as many pieces as slips, and one more.
 */
export const piecesOf = (query: string, slips: number): string[] => {
  const count = slips * 2 + 1
  const size = query.length / count
  return Array.from({ length: count }, (_, i) =>
    query.slice(Math.round(i * size), Math.round((i + 1) * size)),
  ).filter((piece) => piece !== '')
}

/** Counts slips between one query and many texts. */
export type SlipCounter = (text: string) => number

const codes = (text: string) => Uint16Array.from(text, (unit) => unit.charCodeAt(0))

/**
 * Counts the least number of slips (a character too many, missing, wrong, or two neighbours
 * swapped) that turn `query` into some part of a text; `limit + 1` when there are more than
 * `limit`. Rows of the query, columns of the text, three columns kept: made once for a query, for
 * it runs over thousands of texts.
 */
export const slipCounter = (query: string, limit: number): SlipCounter => {
  const wanted = codes(query)
  const rows = wanted.length
  let beforeLast = new Uint8Array(rows + 1)
  let last = new Uint8Array(rows + 1)
  let current = new Uint8Array(rows + 1)
  return (text) => {
    for (let row = 0; row <= rows; row++) last[row] = row
    let best = rows
    for (let column = 0; column < text.length && best > 0; column++) {
      const unit = text.charCodeAt(column)
      const before = column === 0 ? -1 : text.charCodeAt(column - 1)
      current[0] = 0
      for (let row = 1; row <= rows; row++) {
        const here = wanted[row - 1]
        let cost = Math.min(
          last[row - 1]! + (here === unit ? 0 : 1),
          last[row]! + 1,
          current[row - 1]! + 1,
        )
        if (row > 1 && here === before && wanted[row - 2] === unit) {
          cost = Math.min(cost, beforeLast[row - 2]! + 1)
        }
        current[row] = cost
      }
      best = Math.min(best, current[rows]!)
      const spare = beforeLast
      beforeLast = last
      last = current
      current = spare
    }
    return Math.min(best, limit + 1)
  }
}
