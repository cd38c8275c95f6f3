const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

/**
 * Hides a name: its first sign, three stars, and its end, two code points or as many more as it
 * takes not to part a Thai sign from its marks: `ส***89`, `ก***ต์`.
 */
export const maskAccount = (name: string): string => {
  const signs = Array.from(graphemes.segment(name), ({ segment }) => segment)
  let end = ''
  for (const sign of signs.slice(1).toReversed()) {
    if (Array.from(end).length >= 2) break
    end = sign + end
  }
  return `${signs[0] ?? ''}***${end}`
}
