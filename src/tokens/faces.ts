/** Characters a file holds, as CSS `unicode-range` writes them. */
const ranges = {
  /** ASCII and the punctuation and signs our words use. */
  latin:
    'U+20-7E,U+A0,U+A9,U+AB,U+B0-B1,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,' +
    'U+2022,U+2026,U+2032-2033,U+20AC,U+2122,U+2191,U+2193,U+2212',
  /** Letters with marks: half of Vietnamese, Filipino's ñ, names. */
  accents: 'U+A1,U+BF,U+C0-D6,U+D8-F6,U+F8-FF,U+131,U+152-153',
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,' +
    'U+308-309,U+323,U+1EA0-1EF9,U+20AB',
  thai: 'U+E01-E3A,U+E40-E5B,U+200C-200D,U+25CC',
  /** The baht sign alone, so that prices on Latin pages do not load a whole Thai file. */
  baht: 'U+E3F',
} as const
export type Script = keyof typeof ranges

/**
 * A face of the reader's machine, scaled to ours until ours has come, so that nothing moves then.
 * Both numbers compare the width of our sample lines with ours (docs/adr/0002-tokens.md).
 */
export type Fallback = {
  /** Second family in the stack; faces of one name share it by script. */
  name: string
  local: readonly string[]
  /** Per cent. */
  sizeAdjust: number
  script?: Script
}

export type Family = {
  /** First name of the stack in `font.family.*`. */
  family: string
  slug: string
  /** Weights the file holds: one, or the ends of a variable axis. */
  weight: number | readonly [number, number]
  /** Script to the file of the package it is cut from. */
  sources: Partial<Record<Script, string>>
  /** Signs of old books, left to the next face: what a page reads with fits its budget without them. */
  without?: string
  /** Per mille of the em; the fallbacks stand on the same line. */
  ascent: number
  descent: number
  fallbacks: readonly Fallback[]
  /**
   * Only faces that may set headlines: the weight and the styles that differ from the house's. Line
   * boxes are measured against stacked Thai marks (ink.md of the design).
   */
  display?: DisplayFit
}

/** How a display face is set: `size` in px, `line` as a multiple of it. */
export type DisplayFit = {
  weight?: number
  styles?: Readonly<Record<string, { size: number; line: number }>>
}

const variable = (name: string, script: string) =>
  `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`
const fixed = (name: string, script: string, weight: number) =>
  `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`
/** All scripts, cut from the package's three files; later faces win where ranges meet. */
const fromPackage = (file: (script: string) => string): Record<Script, string> => ({
  thai: file('thai'),
  baht: file('thai'),
  vietnamese: file('vietnamese'),
  accents: file('latin'),
  latin: file('latin'),
})

/** Faces with Arial's widths, and those with Times'. */
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const times = ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times']
const timesBold = ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Times-Bold']

/** Every family we serve. A brand's `font.family.*` starts with one of them or a generic name. */
export const families: readonly Family[] = [
  {
    family: 'Anuphan Variable',
    slug: 'anuphan',
    weight: [400, 700],
    sources: fromPackage((script) => variable('anuphan', script)),
    ascent: 1025,
    descent: 275,
    fallbacks: [
      { name: 'anuphan-fallback', local: arial, sizeAdjust: 100.9 },
      { name: 'anuphan-fallback', local: ['Noto Sans Thai'], sizeAdjust: 101.1, script: 'thai' },
      { name: 'anuphan-dejavu', local: ['DejaVu Sans'], sizeAdjust: 88.3 },
    ],
  },
  {
    family: 'Chonburi',
    slug: 'chonburi',
    weight: 400,
    sources: fromPackage((script) => fixed('chonburi', script, 400)),
    ascent: 950,
    descent: 250,
    fallbacks: [
      { name: 'chonburi-fallback', local: times, sizeAdjust: 138.8 },
      { name: 'chonburi-fallback', local: ['Noto Serif Thai'], sizeAdjust: 120.1, script: 'thai' },
      { name: 'chonburi-dejavu', local: ['DejaVu Serif'], sizeAdjust: 109.1 },
    ],
    display: {},
  },
  {
    family: 'Trirong',
    slug: 'trirong',
    weight: 600,
    sources: fromPackage((script) => fixed('trirong', script, 600)),
    ascent: 1200,
    descent: 534,
    fallbacks: [
      { name: 'trirong-fallback', local: timesBold, sizeAdjust: 117.2 },
      { name: 'trirong-fallback', local: ['Noto Serif Thai'], sizeAdjust: 98.5, script: 'thai' },
      { name: 'trirong-dejavu', local: ['DejaVu Serif'], sizeAdjust: 97.1 },
    ],
    display: {
      weight: 600,
      styles: {
        'display-lg': { size: 46, line: 1.62 },
        'display-md': { size: 33, line: 1.64 },
        'display-sm': { size: 24, line: 1.66 },
      },
    },
  },
  {
    family: 'Noto Sans Thai Looped Variable',
    slug: 'looped',
    // Text and its strong words; headings are set in the face above.
    weight: [400, 600],
    without: '\u0e4f\u0e5a\u0e5b',
    sources: { thai: variable('noto-sans-thai-looped', 'thai') },
    ascent: 1061,
    descent: 450,
    fallbacks: [
      { name: 'looped-fallback', local: ['Noto Sans Thai'], sizeAdjust: 103.1, script: 'thai' },
    ],
  },
]

/** Families that may set headlines, the house's first. */
export const displayFamilies: readonly Family[] = families.filter(({ display }) => display)

/** The family a stack asks for first, when it is one of ours. */
export const familyOf = (stack: readonly string[]): Family | undefined =>
  families.find(({ family }) => family === stack[0])

/** A stack with the scaled local faces behind ours, before any system face. */
export const withFallbacks = (stack: readonly string[]): string[] => {
  const own = familyOf(stack)
  if (!own) return [...stack]
  return [own.family, ...new Set(own.fallbacks.map(({ name }) => name)), ...stack.slice(1)]
}

/** The `unicode-range` of a script. */
export const rangeOf = (script: Script): string => ranges[script]

/** All characters of a script's range, as text. */
export const charactersOf = (script: Script): string =>
  ranges[script]
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

/** Scripts a family has a file for. */
export const scriptsOf = (family: Family): Script[] => Object.keys(family.sources) as Script[]

/** Name of the committed file in `src/tokens/fonts`. */
export const fileOf = (family: Family, script: Script): string => `${family.slug}-${script}.woff2`
