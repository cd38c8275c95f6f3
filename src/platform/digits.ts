/** Where the ten digits of a script begin: the scripts of our languages, full width, and neighbours. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0x1810, 0x19d0, 0xa9d0, 0xff10,
]

/** A text with the digits of other scripts (`๐๘๑`, `０８１`) written in ours; the rest as it is. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** A code of digits as it was meant, whichever keyboard it was typed on; whatever else it holds stays. */
export const typedCode = (text: string): string =>
  latinDigits(text.normalize('NFKC')).replaceAll(/\s/g, '')
