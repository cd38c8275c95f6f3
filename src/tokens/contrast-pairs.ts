/** Why a pair needs its ratio; `min` is WCAG 2.x unless the kind is looser than WCAG asks. */
export type ContrastKind =
  /** Text that is read at length: 7. */
  | 'aaa'
  /** Any other text: 4.5. */
  | 'text'
  /** Edges, icons and fills that carry meaning, and the focus ring: 3. */
  | 'ui'
  /** Exempt from WCAG, with a cue besides colour, yet it must stay legible: 2. */
  | 'disabled'
  /** Decoration: it must be told from what it lies on, no more. */
  | 'visible'

export const needed: Record<ContrastKind, number> = {
  aaa: 7,
  text: 4.5,
  ui: 3,
  disabled: 2,
  visible: 1.1,
}

/** Roles without the leading `color.`; `fg` lies on `bg`, translucent colours on `bg.canvas`. */
export type ContrastPair = { fg: string; bg: string; kind: ContrastKind }

type Names = string | readonly string[]
const list = (names: Names) => (typeof names === 'string' ? [names] : names)
const on = (kind: ContrastKind, fgs: Names, bgs: Names): ContrastPair[] =>
  list(fgs).flatMap((fg) => list(bgs).map((bg) => ({ fg, bg, kind })))
const each = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`)

const surfaces = each('bg', ['canvas', 'sunken', 'surface', 'raised', 'hover', 'selected'])
const resting = each('bg', ['canvas', 'sunken', 'surface', 'raised'])
const states = ['positive', 'warning', 'negative', 'info']

const text = [
  ...on('aaa', 'text.primary', [...surfaces, 'bg.pressed']),
  ...on('aaa', 'text.secondary', resting),
  ...on('text', 'text.secondary', ['bg.hover', 'bg.selected', 'bg.pressed']),
  ...on(
    'text',
    each('text', ['muted', 'accent', 'link', 'value', 'positive', 'negative', 'service']),
    surfaces,
  ),
  ...on('aaa', 'text.inverse', 'bg.inverse'),
  ...on('disabled', 'text.disabled', resting),
  // The loader's flame on its track.
  ...on('ui', 'text.accent', 'bg.pressed'),
]

const borders = [
  ...on('ui', each('border', ['control', 'accent', 'focus']), surfaces),
  ...on('ui', 'border.accent', 'bg.pressed'),
  ...on('ui', 'border.focus', [
    'action.neutral.bg',
    'chat.tint',
    ...states.map((s) => `status.${s}.bg`),
  ]),
  ...on(
    'visible',
    each('border', ['subtle', 'default']),
    each('bg', ['canvas', 'sunken', 'surface']),
  ),
  ...on('visible', 'border.default', 'bg.raised'),
]

const actions = [
  ...on('text', 'action.primary.fg', each('action.primary', ['bg', 'hover', 'active'])),
  ...on('aaa', 'action.neutral.fg', each('action.neutral', ['bg', 'hover', 'active'])),
  ...on('text', 'action.danger.fg', each('action.danger', ['bg', 'hover'])),
  ...on('ui', ['action.primary.bg', 'action.danger.bg'], resting),
  ...on('ui', 'action.primary.bg', 'ornament.sky2'),
  ...on('visible', 'action.primary.edge', 'action.primary.bg'),
  ...on('visible', 'action.neutral.edge', 'action.neutral.bg'),
]

const status = states.flatMap((state) => [
  ...on('text', `status.${state}.fg`, [
    `status.${state}.bg`,
    ...each('bg', ['surface', 'raised', 'canvas', 'hover']),
  ]),
  ...on('aaa', 'text.primary', `status.${state}.bg`),
  ...on('text', `status.${state}.onSolid`, `status.${state}.solid`),
  ...on('ui', `status.${state}.solid`, each('bg', ['surface', 'raised', 'canvas'])),
])

const talk = [
  ...on('text', 'chat.fg', 'chat.bg'),
  ...on('text', 'chat.tintFg', ['chat.tint', 'bg.surface']),
  ...on('aaa', 'text.primary', 'chat.tint'),
  ...on('text', 'action.neutral.fg', 'chat.tint'),
]

const art = [
  ...on('aaa', 'ornament.onSky', [
    ...each('ornament', ['sky1', 'sky2']),
    ...each('bg', ['canvas', 'surface']),
  ]),
  ...on('text', 'ornament.onSkyMuted', [
    ...each('ornament', ['sky1', 'sky2']),
    ...each('bg', ['canvas', 'surface']),
  ]),
  ...on('visible', 'ornament.glow', 'ornament.sky2'),
  ...on('visible', 'ornament.roof', 'ornament.sky1'),
  ...on('visible', 'ornament.line', each('bg', ['canvas', 'surface'])),
  ...on('visible', each('ornament', ['art1', 'art2', 'art3']), each('bg', ['surface', 'sunken'])),
]

/** Timeline nodes and the strength meter, besides the fills above. */
const meters = on('ui', 'status.positive.solid', 'bg.sunken')

/**
 * The contrast table: every semantic colour role stands in at least one pair (a test proves it), and
 * every pair holds in every brand and scheme.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...text,
  ...borders,
  ...actions,
  ...status,
  ...meters,
  ...talk,
  ...art,
]
