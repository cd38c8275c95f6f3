/** Tone marks, mai taikhu and thanthakhat: what a hurried Thai typist leaves out. Vowels are letters. */
const thaiTones = /[\u0e47-\u0e4c]/g
const latinMarks = /[\u0300-\u036f]/g
const unseen = /[\u200b-\u200d\u2060\ufeff\u00ad]/g

/** A text as it is compared, with the place that each of its letters has in the text itself. */
export interface Folded {
  text: string
  /** Index in the original of each UTF-16 unit, and the original's length at the end. */
  places: readonly number[]
}

/** One letter without case, width, Latin diacritics and, where asked, Thai tone marks. */
function foldLetter(letter: string, tones: boolean): string {
  const plain = letter
    .normalize('NFKD')
    .replace(latinMarks, '')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\s/g, ' ')
  return tones ? plain : plain.replace(thaiTones, '')
}

/** @param tones whether Thai tone marks count */
export function foldText(source: string, tones = false): Folded {
  let text = ''
  const places: number[] = []
  let at = 0
  for (const letter of source) {
    const folded = foldLetter(letter, tones)
    for (let unit = 0; unit < folded.length; unit++) places.push(at)
    text += folded
    at += letter.length
  }
  return { text, places: [...places, source.length] }
}

/** Words of a query, folded; what was typed with tone marks asks for them. */
export interface Query {
  words: readonly string[]
  tones: boolean
}

/** @param forgive takes no notice of tone marks, though some were typed */
export function readQuery(typed: string, forgive = false): Query {
  const words = (tones: boolean) => foldText(typed, tones).text.split(' ').filter(Boolean)
  const strict = words(true)
  const loose = words(false)
  const tones = !forgive && strict.join(' ') !== loose.join(' ')
  return { words: (tones ? strict : loose).slice(0, 8), tones }
}

/** A piece of a text, and whether a query's word is in it. */
export interface Piece {
  text: string
  hit: boolean
  /** Where it begins in the text. */
  at: number
}

/** A text cut where the words of a query begin and end. */
export function piecesOf(source: string, { words, tones }: Query): Piece[] {
  const { text, places } = foldText(source, tones)
  const hit = Array.from({ length: source.length }, () => false)
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      // To where the next letter begins, so that marks which were left out are in it.
      hit.fill(true, places[at], places[at + word.length])
    }
  }
  const pieces: Piece[] = []
  for (let at = 0; at < source.length; at++) {
    const last = pieces.at(-1)
    if (last && last.hit === hit[at]) last.text += source[at]
    else pieces.push({ text: source[at] ?? '', hit: hit[at] ?? false, at })
  }
  return pieces
}
