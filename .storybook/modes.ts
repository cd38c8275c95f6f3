/**
 * What every photographed story is looked at in. Declared here alone: `npm run visual` and Chromatic
 * both read it. A brand, a language or a width more is a word more.
 */
export const axes = {
  brand: ['foyer', 'siam', 'khram'],
  scheme: ['dark', 'light'],
  /** The first is the one in which a story's `play` is written: a story that acts keeps to it. */
  locale: ['th', 'en'],
  /** CSS pixels: a desk and a phone. */
  width: [1440, 390],
} as const

/** One value of every axis. */
export interface Mode {
  readonly brand: string
  readonly scheme: string
  readonly locale: string
  readonly width: number
}

/** `foyer dark th 1440`: how a mode is called in reports and in Chromatic. */
export const modeName = ({ brand, scheme, locale, width }: Mode) =>
  `${brand} ${scheme} ${locale} ${width}`

/** Every combination there is, the width changing fastest. */
export const everyMode: readonly Mode[] = axes.brand.flatMap((brand) =>
  axes.scheme.flatMap((scheme) =>
    axes.locale.flatMap((locale) => axes.width.map((width) => ({ brand, scheme, locale, width }))),
  ),
)

const names = ['brand', 'scheme', 'locale', 'width'] as const

/** `brand=siam scheme=light`, `brand=siam locale=th` …: what a mode shows together. */
const pairs = (mode: Mode): string[] =>
  names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => `${one}=${mode[one]} ${other}=${mode[other]}`),
  )

/**
 * A few modes in which any two values of two axes meet at least once: what one value breaks, or two
 * together, is seen. What only three together break is left to `npm run visual -- --full`.
 */
function covering(all: readonly Mode[]): Mode[] {
  const chosen: Mode[] = []
  const left = new Set(all.flatMap(pairs))
  while (left.size > 0) {
    const gain = (mode: Mode) => pairs(mode).filter((pair) => left.has(pair)).length
    const best = all.reduce((best, mode) => (gain(mode) > gain(best) ? mode : best))
    chosen.push(best)
    for (const pair of pairs(best)) left.delete(pair)
  }
  return chosen
}

/** The modes in which stories are photographed. */
export const modes: readonly Mode[] = covering(everyMode)

/** FNV-1a: a number for a name, the same in every run and on every machine. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/**
 * The modes of one story. What shows all values of a component, or all kinds of words, is looked at
 * in every mode; any other story in the first and in one more, told by its id, so that the stories of
 * a component share out the rest among them and the next story changes nobody's modes.
 */
export function modesOf({ id, name }: { id: string; name: string }): readonly Mode[] {
  const [first, ...others] = modes
  if (!first || /^(?:Matrix|Content)$/.test(name)) return modes
  const other = others[numberOf(id) % others.length]
  return other ? [first, other] : [first]
}

/**
 * Whether a story is photographed. The preview gives every story the tag `visual`;
 * `tags: ['!visual']` takes a story, or a whole file, out. What is played with, acted out or a
 * warning is never photographed.
 */
export const photographed = ({ name, tags }: { name: string; tags?: readonly string[] }): boolean =>
  (tags ?? []).includes('visual') && !/^(?:Playground|Behaviour|Misuse)/.test(name)

/** The same for Chromatic, which reads it from a story's parameters. */
export const chromaticParameters = (
  story: Parameters<typeof photographed>[0] & Parameters<typeof modesOf>[0],
) =>
  photographed(story)
    ? {
        modes: Object.fromEntries(
          modesOf(story).map(({ width, ...globals }) => [
            modeName({ ...globals, width }),
            { ...globals, viewport: width },
          ]),
        ),
      }
    : { disableSnapshot: true }

/** What a story is drawn with; `playFunction` is there, though Storybook's types do not say so. */
interface Drawing {
  globals: Record<string, unknown>
  playFunction?: unknown
}

/**
 * A story that acts knows the words of one language, and would fail at the first of another: before
 * Chromatic's camera it keeps to its own. (The camera of `npm run visual` sees to that itself.)
 */
export function keepLanguage(context: object): void {
  const { globals, playFunction } = context as Drawing
  if (playFunction && navigator.userAgent.includes('Chromatic')) globals['locale'] = axes.locale[0]
}
