import type { ResolvedTokens } from './resolve.ts'
import { publicRamps, valueText, variableOf } from './css.ts'
import type { TypographyValue } from './values.ts'

/** Tailwind's spacing names and the design's steps they stand for; no other step exists. */
export const spacing = {
  '0': '0',
  '0.5': '25',
  '1': '50',
  '1.5': '75',
  '2': '100',
  '3': '150',
  '4': '200',
  '5': '250',
  '6': '300',
  '8': '400',
  '10': '500',
  '12': '600',
  '16': '800',
  '20': '1000',
}

/** Where bg, text and border roles share a name, Tailwind's own namespaces keep them apart. */
const namespaces: Record<'bg' | 'text' | 'border', readonly string[]> = {
  bg: ['--background-color-', '--fill-bg-', '--stroke-bg-', '--box-shadow-color-bg-'],
  text: ['--text-color-', '--placeholder-color-', '--caret-color-', '--text-decoration-color-'],
  border: [
    '--border-color-',
    '--divide-color-',
    '--outline-color-',
    '--ring-color-',
    '--fill-border-',
    '--stroke-border-',
    '--box-shadow-color-border-',
  ],
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const line = (key: string, value: string) => `  ${key}: ${value};\n`
const reference = (key: string, token: string) => line(key, `var(${variableOf(token)})`)

const colorLines = (names: readonly string[]) =>
  names.flatMap((name) => {
    const [group = '', ...rest] = name.split('.').slice(1)
    const role = kebab(rest.join('-'))
    if (group === 'bg' || group === 'text' || group === 'border')
      return namespaces[group].map((prefix) => reference(`${prefix}${role}`, name))
    const ramp = /\.\d+$/.test(name)
    if (ramp && !(publicRamps as readonly string[]).includes(group)) return []
    return [reference(`--color-${group}-${role}`, name)]
  })

/** Tailwind's `--NAMESPACE-NAME` for every token of a group. */
const groupLines = (names: readonly string[], group: string, prefix: string) =>
  names
    .filter((name) => name.startsWith(`${group}.`))
    .map((name) => reference(`${prefix}${name.slice(group.length + 1)}`, name))

const literalLines = (tokens: ResolvedTokens, group: string, prefix: string) =>
  [...tokens]
    .filter(([name]) => name.startsWith(`${group}.`))
    .map(([name, { type, value }]) =>
      line(`${prefix}${name.slice(group.length + 1)}`, valueText(type, value)),
    )

/** In rem, so that larger words bring the layout that has room for them, as zooming does. */
const breakpointLines = (tokens: ResolvedTokens) =>
  literalLines(tokens, 'breakpoint', '--breakpoint-').map((text) =>
    text.replace(/(\d+)px/, (_, px) => `${Number(px) / 16}rem`),
  )

/** The spinner; what else moves belongs to the components (components/motion.css). */
const animations = `
  --animate-spin: spin 800ms linear infinite;

  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
`

/**
 * One class sets the whole font. `--tw-sort` puts it before Tailwind's own font utilities, so that
 * `type-label font-semibold` means what it says.
 */
const typeUtility = (tokens: ResolvedTokens, name: string) => {
  const short = name.slice('type.'.length)
  const style = tokens.get(name)?.value as TypographyValue
  const spacing = +(style.letterSpacing.value / style.fontSize.value).toFixed(4)
  const extra = [
    // Money and time must not wobble; `font` resets figures, so they are set again.
    ...(short === 'figure' ? [line('font-variant-numeric', 'tabular-nums lining-nums')] : []),
    ...(spacing === 0 ? [] : [line('letter-spacing', `${spacing}em`)]),
    // Thai breaks between any two words: a heading that fills its lines tears what belongs together.
    ...(/^(display|title)/.test(short) ? [line('text-wrap', 'balance')] : []),
  ]
  return `@utility type-${short} {\n${line('--tw-sort', 'font-family')}${line('font', `var(${variableOf(name)})`)}${extra.join('')}}\n`
}

const truncate = `@utility truncate-thai {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding-block: 1px;
}
`

/**
 * The Tailwind 4 theme: the default one cleared, every utility a reference to a token, so that a
 * stray `text-red-500` does not exist. Only breakpoints are literal (media queries know no `var`).
 */
export const themeText = (tokens: ResolvedTokens): string => {
  const names = [...tokens.keys()]
  const radii = names.filter((name) => /^component\..*\.radius$/.test(name))
  const sections = [
    colorLines(names.filter((name) => name.startsWith('color.'))),
    Object.entries(spacing).map(([key, step]) => reference(`--spacing-${key}`, `space.${step}`)),
    groupLines(names, 'size', '--spacing-'),
    groupLines(names, 'radius', '--radius-'),
    radii.map((name) => reference(`--radius-${name.split('.')[1]}`, name)),
    ['1', '2', '3'].map((level) => reference(`--shadow-${level}`, `elevation.${level}`)),
    groupLines(names, 'font.family', '--font-'),
    ['regular', 'medium', 'semibold', 'bold'].map((name) =>
      reference(`--font-weight-${name}`, `font.weight.${name}`),
    ),
    groupLines(names, 'duration', '--transition-duration-'),
    groupLines(names, 'easing', '--ease-'),
    names
      .filter((name) => name.startsWith('z.') && name !== 'z.base')
      .map((name) => reference(`--z-index-${name.slice(2)}`, name)),
    breakpointLines(tokens),
    literalLines(tokens, 'breakpoint', '--container-'),
    [
      reference('--default-font-family', 'font.family.ui'),
      reference('--default-transition-duration', 'duration.fast'),
      reference('--default-transition-timing-function', 'easing.standard'),
    ],
  ]
  const types = names
    .filter((name) => name.startsWith('type.'))
    .map((name) => typeUtility(tokens, name))
  return [
    `@theme {\n  --*: initial;\n}\n`,
    `@theme inline {\n${sections.map((lines) => lines.join('')).join('\n')}${animations}}\n`,
    ...types,
    truncate,
  ].join('\n')
}
