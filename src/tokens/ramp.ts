import { converter, formatHex, parse, toGamut, wcagLuminance } from 'culori'
import type { Oklch } from 'culori'
import type { TokenMap } from './tree.ts'
import type { ColorValue } from './values.ts'
import { hexOf } from './values.ts'

/**
 * How a brand gives a ramp in few words. One colour: the ramp runs through it. Or colours by step:
 * each stands exactly where it is named, the rest is filled in between.
 */
export type RampSource = string | Readonly<Record<string, string>>

/** Ramps a brand decides; the others (jade, rose, rain) mean the same everywhere. */
export const brandRamps = ['neutral', 'accent', 'value', 'service'] as const
export type RampName = (typeof brandRamps)[number]

/**
 * Steps that most roles are made of, light then dark: the scheme's own colour by night and by day.
 * A brand's one colour takes the nearer of them. Neutrals have none: their one colour is a tint.
 */
const anchors: Record<RampName, readonly string[]> = {
  neutral: [],
  accent: ['400', '700'],
  value: ['300', '700'],
  service: ['300', '600'],
}

/** How much stronger than the house's a ramp may be; a neutral that shouts is no neutral. */
const strongest: Record<RampName, number> = { neutral: 2.4, accent: 1.3, value: 1.3, service: 1.3 }

const oklch = converter('oklch')
const inSrgb = toGamut('rgb', 'oklch')

/** A colour of a designer's, as `#rrggbb`; `undefined` when it is none, or lets light through. */
export const readColor = (text: string): string | undefined => {
  const color = parse(text.trim())
  return color && (color.alpha ?? 1) === 1 ? formatHex(color) : undefined
}

/** A hex colour as DTCG has it. */
export const colorValue = (hex: string): ColorValue => {
  const part = (at: number) => +(Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)
  return { colorSpace: 'srgb', components: [part(1), part(3), part(5)], hex }
}

/** What WCAG ratios are quotients of, as a logarithm: equal distances are equal ratios. */
const depth = (hex: string) => Math.log(wcagLuminance(hex) + 0.05)

/** The colour of a hue and chroma that is exactly as bright as asked; less chroma where none has. */
const atDepth = (wanted: number, c: number, h: number): string => {
  let [low, high] = [0, 1]
  let hex = '#000000'
  for (let turn = 0; turn < 16; turn += 1) {
    const l = (low + high) / 2
    hex = formatHex(inSrgb({ mode: 'oklch', l, c, h }))
    if (depth(hex) < wanted) low = l
    else high = l
  }
  return hex
}

/** One step of the house's ramp, with what the derivation asks about it. */
type Step = { step: string; hex: string; depth: number; c: number; h: number }
type Ramp = readonly Step[]

const looked = (step: string, hex: string): Step => {
  const { c, h = 0 } = oklch(hex) as Oklch
  return { step, hex, depth: depth(hex), c, h }
}

const houses = new WeakMap<TokenMap, Map<string, Ramp>>()
/** The house's ramp, light to dark. */
const houseRamp = (base: TokenMap, name: string): Ramp => {
  const known = houses.get(base) ?? new Map<string, Ramp>()
  houses.set(base, known)
  const prefix = `color.${name}.`
  const ramp =
    known.get(name) ??
    [...base].flatMap(([token, { value }]) =>
      token.startsWith(prefix)
        ? [looked(token.slice(prefix.length), hexOf(value as ColorValue))]
        : [],
    )
  known.set(name, ramp)
  return ramp
}

type Point = readonly [x: number, y: number]

/** Straight lines through points given in falling order of `x`; flat beyond the ends. */
const through = (points: readonly Point[]) => (x: number) => {
  const after = points.findIndex(([at]) => at <= x)
  const [a, b] = [points[Math.max(after - 1, 0)], points[after] ?? points.at(-1)]
  if (!a || !b) return x
  return a[0] === b[0] || after === 0 ? b[1] : a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])
}

/** The shorter way round from one hue to another, in degrees. */
const turn = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180

/**
 * The step that a brand's one colour takes: of the anchors, the one nearest in brightness.
 * `undefined` for neutrals, which take the tint alone.
 */
export const anchorOf = (base: TokenMap, name: RampName, hex: string): string | undefined =>
  houseRamp(base, name)
    .filter(({ step }) => anchors[name].includes(step))
    .toSorted((a, b) => Math.abs(a.depth - depth(hex)) - Math.abs(b.depth - depth(hex)))[0]?.step

/** A stop beside the house's step: how bright, how much stronger, turned how far. */
type Stop = { house: Step; hex: string; depth: number; strength: number; turned: number }

const stopAt = (house: Step, hex: string, ramp: Ramp, name: RampName): Stop => {
  const own = looked('', hex)
  const usual = through(ramp.map((step) => [step.depth, step.c]))(own.depth)
  const strength = Math.min(own.c / Math.max(usual, 0.004), strongest[name])
  return { house, hex, depth: own.depth, strength, turned: turn(house.h, own.h) }
}

const stopsOf = (ramp: Ramp, base: TokenMap, name: RampName, source: RampSource): Stop[] => {
  if (typeof source !== 'string')
    return ramp.flatMap((step) => {
      const hex = source[step.step]
      return hex ? [stopAt(step, hex, ramp, name)] : []
    })
  const near = [...ramp].sort(
    (a, b) => Math.abs(a.depth - depth(source)) - Math.abs(b.depth - depth(source)),
  )
  const step = anchorOf(base, name, source) ?? near[0]?.step
  const house = ramp.find((one) => one.step === step)
  return house ? [stopAt(house, source, ramp, name)] : []
}

/** Brightness that is settled: each stop's, and around one colour the ends and the other anchor. */
const settled = (ramp: Ramp, stops: readonly Stop[], kept: readonly string[]) => {
  const depths = stops.map((stop) => stop.depth)
  return ramp.flatMap((step, index): Point[] => {
    const own = stops.find(({ house }) => house === step)
    if (own) return [[step.depth, own.depth]]
    // A brand may be brighter or darker than any of the house's; the ends go along.
    if (index === 0) return [[step.depth, Math.max(step.depth, ...depths)]]
    if (index === ramp.length - 1) return [[step.depth, Math.min(step.depth, ...depths)]]
    return kept.includes(step.step) ? [[step.depth, step.depth]] : []
  })
}

/** Degrees from the house's hue at which its drift from step to step means nothing any more. */
const stranger = 60

/**
 * The hue of a step. Between stops it turns, the shorter way round. Around a single stop it drifts
 * from light to dark as the house's does (brass, not mustard), if it is of the house's kind.
 */
const hues = (stops: readonly Stop[]) => {
  const [first, second] = stops
  if (!first) return ({ h }: Step) => h
  if (!second) {
    const kinship = Math.max(0, 1 - Math.abs(first.turned) / stranger)
    const own = first.house.h + first.turned
    return ({ h }: Step) => own + kinship * turn(first.house.h, h)
  }
  let last = 0
  const turned = through(
    stops.map((stop): Point => {
      last += turn(last, stop.turned)
      return [stop.house.depth, last]
    }),
  )
  return ({ h, depth }: Step) => h + turned(depth)
}

/**
 * A whole ramp from what a brand gave. Steps without a colour of their own keep the brightness of the
 * house's step, so every ratio that passes in the house passes here; hue and strength come from the
 * brand. Where a colour of the brand's is brighter or darker than its step, its neighbours make room.
 * @returns step to `#rrggbb`, light to dark, every step of the house's ramp
 */
export const deriveRamp = (
  base: TokenMap,
  name: RampName,
  source: RampSource,
): Record<string, string> => {
  const ramp = houseRamp(base, name)
  const stops = stopsOf(ramp, base, name, source)
  const one = typeof source === 'string'
  const pinned = one && anchors[name].length === 0 ? [] : stops
  const brightness = through(settled(ramp, pinned, one ? anchors[name] : []))
  const strength = through(stops.map((stop) => [stop.house.depth, stop.strength]))
  const hue = hues(stops)
  return Object.fromEntries(
    ramp.map((step) => [
      step.step,
      pinned.find(({ house }) => house === step)?.hex ??
        atDepth(brightness(step.depth), step.c * strength(step.depth), hue(step)),
    ]),
  )
}

/** A colour at the brightness of the house's own step: there every ratio is the house's. */
export const atHouseBrightness = (base: TokenMap, name: RampName, hex: string): string => {
  const step = anchorOf(base, name, hex)
  const house = houseRamp(base, name).find((one) => one.step === step)
  const { c, h } = looked('', hex)
  return house ? atDepth(house.depth, c, h) : hex
}
