// Covers of games, thumbs of studios and banners of promotions, drawn from nothing but their ids.
import {
  type CoverInks,
  type EmblemName,
  emblemNames,
  emblems,
  type Inks,
} from './emblems/index.ts'
import { type FieldName, fields, wedges } from './fields.ts'
import { type FrameName, frames } from './frames.ts'
import { hash, type Random, random, round } from './geometry.ts'
import { type Attributes, draw, group, shape, tag } from './markup.ts'
import { type PlateName, plates, sun } from './plates.ts'
import { height, width } from './size.ts'
import { type StudioKey, studios } from './studios.ts'

/** What may be fixed instead of drawn by lot. */
export type CoverOptions = {
  readonly field?: FieldName
  readonly plate?: PlateName
  /** Never swap the first two inks. */
  readonly keepInks?: boolean
  /** @default true */
  readonly shadow?: boolean
}

/** The choices behind a cover. */
export type Recipe = {
  readonly inks: CoverInks
  readonly field: FieldName
  readonly plate: PlateName
  readonly emblem: EmblemName
  readonly frame: FrameName
  /** Size of the emblem, and the height of its centre. */
  readonly scale: number
  readonly centre: number
  /** The sequence, after the draws above: the field goes on from here. */
  readonly next: Random
}

const names = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[]

const pick = <Item>(next: Random, items: readonly Item[]): Item =>
  items[Math.floor(next() * items.length)] as Item

const emblemScale: Partial<Record<PlateName, number>> = { none: 1.12, diamond: 0.84, arch: 0.94 }
const emblemCentre: Partial<Record<PlateName, number>> = { arch: 214, none: 200 }

/** Bands carry no plate, arches do not stand in arches, and a busy ground needs a plate. */
const settlePlate = (field: FieldName, plate: PlateName): PlateName => {
  if (field === 'bands') return 'none'
  if (field === 'arches' && plate === 'arch') return 'disc'
  if ((field === 'weave' || field === 'grain') && plate === 'none') return 'disc'
  return plate
}

/**
 * Makes the choices of a cover. The seed is FNV-1a of `id:studio`; the order of the draws (ink
 * swap, field, plate, emblem, then the field's own) is part of the format: another order changes
 * every cover.
 */
export const recipe = (
  id: string,
  studio: StudioKey,
  emblem?: EmblemName,
  options: CoverOptions = {},
): Recipe => {
  const { inks, frame } = studios[studio]
  const next = random(hash(`${id}:${studio}`))
  const swap = next() > 0.66 && options.keepInks !== true
  const field = options.field ?? pick(next, names(fields))
  const plate = settlePlate(field, options.plate ?? pick(next, names(plates)))
  return {
    inks: swap ? { ...inks, a: inks.b, b: inks.a } : inks,
    field,
    plate,
    emblem: emblem ?? pick(next, emblemNames),
    frame,
    scale: emblemScale[plate] ?? 0.96,
    centre: emblemCentre[plate] ?? 192,
    next,
  }
}

/** An `svg` element that can stand alone as a file and be cropped by any box. */
const file = (boxWidth: number, boxHeight: number, inner: string) => {
  const attributes: Attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${boxWidth} ${boxHeight}`,
    preserveAspectRatio: 'xMidYMid slice',
  }
  return tag('svg', attributes, inner)
}

const flat = (ink: string): Inks => ({ a: ink, b: ink, c: ink, ink })

/**
 * A game's cover as a complete SVG file, 320 × 400: ground, field, plate, emblem, frame. The same
 * arguments always give the same bytes; about 5 KB, 13 KB at most.
 */
export const cover = (
  id: string,
  studio: StudioKey,
  emblem?: EmblemName,
  options: CoverOptions = {},
): string => {
  const made = recipe(id, studio, emblem, options)
  const { inks, scale, centre } = made
  const paint = emblems[made.emblem]
  const patternId = `c${hash(id + studio + made.field).toString(36)}`
  const shadow =
    options.shadow === false
      ? ''
      : tag(
          'g',
          { transform: `translate(161.5 ${centre + 5}) scale(${scale})`, opacity: 0.22 },
          paint(flat(inks.ink)),
        )
  const inner = draw(
    tag('rect', { width, height, fill: inks.bg }),
    fields[made.field](inks, made.next, patternId),
    plates[made.plate](inks),
    shadow,
    group(`translate(160 ${centre}) scale(${scale})`, paint(inks)),
    frames[made.frame](inks),
  )
  return file(width, height, inner)
}

/** A studio's thumb for tabs, rows and chips: rays, no plate, no shadow; the box crops the frame. */
export const thumb = (studio: StudioKey, emblem: EmblemName = studios[studio].emblem): string =>
  cover(`t${studio}`, studio, emblem, {
    field: 'rays',
    plate: 'none',
    shadow: false,
    keepInks: true,
  })

/**
 * A promotion's banner as a complete SVG file, 720 × 240: the emblem in a sun, two quiet echoes of
 * it beside, no frame.
 */
export const banner = (id: string, studio: StudioKey, emblem: EmblemName): string => {
  const { inks } = studios[studio]
  const next = random(hash(id))
  const paint = emblems[emblem]
  const echo = paint({ a: inks.bg2, b: inks.bg2, c: inks.bg, ink: inks.bg })
  const lean = (side: number) => round(side * (8 + next() * 8))
  const inner = draw(
    tag('rect', { width: 720, height: 240, fill: inks.bg }),
    shape(wedges(360, 130, 520, 28), inks.bg2, { opacity: 0.7 }),
    group(`translate(112 128) rotate(${lean(-1)}) scale(.86)`, echo),
    group(`translate(608 128) rotate(${lean(1)}) scale(.86)`, echo),
    group(
      'translate(360 124)',
      group('translate(0 -4) scale(.82)', sun(inks)),
      group('scale(.7)', paint(inks)),
    ),
  )
  return file(720, 240, inner)
}
