/**
 * What two spellings of a name have in common: case, width and the marks of Latin letters go, Thai
 * marks stay, for without them ค้น would be คน (words.md, section 5).
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC')
}

/** Slips that are forgiven in a query of this many letters. */
function allowance(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * Whether a name holds something close enough to the query: the fewest slips between the query and
 * any part of the name (Sellers' algorithm, one row at a time). Two neighbours that swapped are one
 * slip, as they are to the server.
 */
export function matchesName(name: string, query: string): boolean {
  const text = [...foldName(name)]
  const wanted = [...foldName(query.trim())]
  let row = Array.from({ length: text.length + 1 }, () => 0)
  let before = row
  for (const [i, letter] of wanted.entries()) {
    const next = [i + 1]
    for (const [j, other] of text.entries()) {
      const swapped = i > 0 && letter === text[j - 1] && wanted[i - 1] === other
      const slips = swapped ? before[j - 1]! + 1 : Infinity
      next.push(
        Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1, slips),
      )
    }
    before = row
    row = next
  }
  return Math.min(...row) <= allowance(wanted.length)
}
