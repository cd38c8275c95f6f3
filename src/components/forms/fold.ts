import { latinDigits } from '#platform/index.ts'

/** What a typist may leave out in Thai: tone marks and the like; vowels are letters. */
const thaiMarks = /[\u0e47-\u0e4e]/g
const latinMarks = /[\u0300-\u036f]/g

/**
 * A text as it is compared: without capitals, diacritics (`Đặt` is `dat`), digits of other scripts,
 * invisible characters and double spaces. Thai keeps its vowels, and its tone marks too where asked.
 */
export function fold(text: string, keepTones = false): string {
  const plain = latinDigits(text)
    .normalize('NFD')
    .replaceAll(latinMarks, '')
    .toLowerCase()
    .replaceAll(/\u0111/g, 'd')
    .replaceAll(/\u0142/g, 'l')
    .replaceAll(/\u00f8/g, 'o')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return keepTones ? plain : plain.replaceAll(thaiMarks, '')
}

/** A text that can be searched, folded once. */
export type Folded = { readonly loose: string; readonly strict: string }

export const foldOnce = (text: string): Folded => ({
  loose: fold(text),
  strict: fold(text, true),
})

/**
 * Whether every word of a query is somewhere in a text; 2 where the text begins with it, 1 elsewhere, 0
 * for no. Tone marks may be left out, but one that is typed counts: `คน` finds `ค้น`, `ค้น` not `คน`.
 */
export function rank(text: Folded, query: string): 0 | 1 | 2 {
  const strict = fold(query, true)
  const loose = fold(query)
  const [where, what] = strict === loose ? [text.loose, loose] : [text.strict, strict]
  if (!what.split(' ').every((word) => where.includes(word))) return 0
  return where.startsWith(what) ? 2 : 1
}
