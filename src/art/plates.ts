// Layer 3 of a cover: the plate, a quiet area behind the emblem.
import type { CoverInks } from './emblems/index.ts'
import { ogee, ring } from './geometry.ts'
import { disc, group, hoop, rule, shape } from './markup.ts'

/** Draws a plate in a studio's inks. */
export type Plate = (inks: CoverInks) => string

/** A toothed sun around the origin with a quiet centre: the halo plate and the middle of a banner. */
export const sun: Plate = ({ b, bg2, c }) =>
  ring(24, 'M-15.5-114L0-138 15.5-114Z', b) +
  disc(0, 0, 116, bg2) +
  hoop(0, 0, 108, c, 1.5, { opacity: 0.7 })

const disk: Plate = ({ bg2, c }) =>
  disc(160, 190, 118, bg2) +
  hoop(160, 190, 118, c, 2.5, { opacity: 0.85 }) +
  hoop(160, 190, 109, c, 1, { opacity: 0.6 })

const halo: Plate = (inks) => group('translate(160 190)', sun(inks))

const arch: Plate = ({ bg2, c }) =>
  shape(ogee, bg2, { transform: 'translate(36 44) scale(2.48 3)' }) +
  rule(ogee, c, 2, {
    transform: 'translate(46 60) scale(2.28 2.8)',
    'vector-effect': 'non-scaling-stroke',
    opacity: 0.8,
  })

const diamond: Plate = ({ bg2, c }) =>
  shape('M160 32 284 190 160 348 36 190Z', bg2) +
  rule('M160 48 272 190 160 332 48 190Z', c, 2, { opacity: 0.8 })

const bloom: Plate = ({ bg2, c }) =>
  group(
    'translate(160 190)',
    ring(12, 'M-34-96C-34-140 34-140 34-96Z', bg2),
    disc(0, 0, 112, bg2),
    hoop(0, 0, 106, c, 2, { 'stroke-dasharray': '1 8', 'stroke-linecap': 'round' }),
  )

const none: Plate = () => ''

/** The six plates, in the order of the format. */
export const plates = { disc: disk, halo, arch, diamond, bloom, none } as const

/** The name of a plate. */
export type PlateName = keyof typeof plates
