// Folding for the name search (words.md, section 5). Thai is folded by name, never by \p{M}: the
// marks of ค้น and คน tell two words apart.

const latinMarks = /[\u0300-\u036f]/g
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu
/** Everything that is not a letter, a mark or a digit. */
const between = /[^\p{L}\p{M}\p{N}]+/gu
const thaiDigits = /[๐-๙]/g
/** A tone mark typed before the vowel that stands under or over the same letter. */
const toneFirst = /([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39])/g
/** Tone marks, mai taikhu, thanthakhat. */
const thaiTones = /[\u0e47-\u0e4c]/g

const thaiDigit = (digit: string) => String(digit.charCodeAt(0) - 0x0e50)

/** Splits into words: what stands between spaces and punctuation. */
export const wordsOf = (text: string): string[] => text.split(between).filter((word) => word !== '')

/**
 * What is the same to every reader: width, case, digits, invisible characters, and the order in
 * which Thai marks were typed. NFKC parts ำ into its two signs, alike in names and queries.
 */
export const foldForm = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(thaiDigits, thaiDigit)
    .replaceAll('เเ', 'แ')
    .replace(toneFirst, '$2$1')

/** What a hurried player leaves out: Latin diacritics, the bar of đ, Thai tone marks. */
export const foldMarks = (form: string): string =>
  form
    .normalize('NFD')
    .replace(latinMarks, '')
    .replaceAll('đ', 'd')
    .replace(thaiTones, '')
    .normalize('NFC')

/** How else a name may be spelled by who has only heard it: `elefant`, `foenix`. */
export const spellingsOf = (marks: string): Set<string> =>
  new Set([marks, marks.replaceAll('ph', 'f'), marks.replaceAll('f', 'ph')])
