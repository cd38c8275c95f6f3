// Figures of the stage and the chessboard, drawn as toys.
import { kranok, petal } from '../geometry.ts'
import { brush, disc, draw, each, hoop, mirror, rule, shape } from '../markup.ts'
import type { Emblem } from './inks.ts'

/** A naga in profile, facing left, so that its crest and never its face meets the clear corner. */
export const naga: Emblem = ({ a, b, c, ink }) => {
  const body = 'M-58 92C24 112 104 86 84 44C70 16 8 40-8 6C-18-16-2-34 6-48'
  const crest = draw(
    kranok(28, -50, 64, 0.46, b),
    kranok(24, -66, 40, 0.56, b),
    kranok(8, -78, 14, 0.58, b),
    kranok(-14, -80, -10, 0.42, b),
  )
  const coil = draw(
    brush(body, ink, 50, { opacity: 0.28, transform: 'translate(3 5)' }),
    brush(body, a, 46),
    rule(body, ink, 20, { 'stroke-dasharray': '2 11', opacity: 0.3 }),
    brush(body, b, 8, { 'stroke-dasharray': '1 14' }),
    kranok(-76, 96, -92, 0.34, b),
  )
  const head = draw(
    shape(
      'M38-34C30-12 4-8-18-14L-58-6C-68-8-70-18-62-22L-34-26L-76-30C-94-34-98-52-86-62' +
        'C-80-54-70-54-62-60C-44-78-14-88 10-80C34-72 46-56 38-34Z',
      a,
    ),
    shape('M-36-26L-74-29L-66-20 -60-27-52-19-45-26-38-20Z', c),
    brush('M-86-60C-100-72-92-88-78-82', b, 7),
    brush('M-30-10C-36 6-26 14-16 8', b, 7),
    shape('M-30-72C-14-84 4-78 8-64C-6-68-18-66-30-60Z', b),
    disc(-12, -56, 10, c),
    disc(-15, -56, 5.5, ink),
    disc(-78, -46, 3.5, ink),
  )
  return draw(crest, coil, head)
}

/** A yaksha's mask from the khon stage: tiered crown, round eyes, tusks, flame ears. */
export const mask: Emblem = ({ a, b, c, ink }) => {
  const ears = mirror(
    kranok(60, 40, 14, 0.62, c, 0.86),
    shape('M54-34C74-26 76 14 60 40C54 20 52-10 54-34Z', b),
  )
  const crown = draw(
    shape('M0-126C6-112 7-104 7-94H-7C-7-104-6-112 0-126Z', c),
    shape('M-16-94H16L22-80H-22Z', b),
    shape('M-26-80H26L36-62H-36Z', c),
    shape('M-40-62H40L52-40H-52Z', b),
    each([-36, -18, 0, 18, 36], (x) =>
      shape(petal(8, 20), c, { transform: `translate(${x} -40)` }),
    ),
  )
  const face = draw(
    shape('M-58-40H58C66 4 62 50 38 78C20 96-20 96-38 78C-62 50-66 4-58-40Z', a),
    shape('M-58-40H58L56-30H-56Z', ink, { opacity: 0.35 }),
  )
  const eyes = mirror(
    shape('M7-4C14-26 42-30 54-8C42-16 24-14 7-4Z', ink),
    disc(30, 8, 17, c),
    hoop(30, 8, 17, ink, 3),
    disc(28, 8, 8, ink),
    disc(31, 5, 2.5, c),
    brush('M50 38a9 9 0 1 1-9-9', b, 4),
  )
  const mouth = draw(
    shape('M0 6C8 18 20 26 15 36C9 42-9 42-15 36C-20 26-8 18 0 6Z', b),
    shape('M-40 52C-20 46 20 46 40 52C34 80-34 80-40 52Z', ink),
    shape('M-26 52C-10 49 10 49 26 52L24 60C10 57-10 57-24 60Z', c),
    mirror(shape('M38 66 32 42 24 68Z', c)),
    shape('M0-30l8 10-8 10-8-10Z', c),
  )
  return draw(ears, crown, face, eyes, mouth)
}

/** A chess knight on its base. */
export const knight: Emblem = ({ a, b, c, ink }) => {
  const mane = [
    [34, -70],
    [50, -44],
    [58, -16],
    [58, 14],
  ] as const
  return draw(
    shape('M22-88C70-66 82-16 72 26C68 44 62 56 62 66H32C50 10 46-40 22-88Z', b),
    shape(
      'M-44 68C-46 26 2 10-2-24C-18-8-50 8-66 0C-80-8-76-26-62-36C-46-50-44-70-24-84' +
        'L-18-108 0-88C48-80 62-28 56 28C54 48 48 58 50 68Z',
      a,
    ),
    each(mane, ([x, y], i) => brush(`M${x} ${y}q${16 - i} 8 ${12 - i * 2} 24`, c, 5)),
    disc(-26, -56, 7, ink),
    disc(-64, -16, 4, ink),
    rule('M-58-2C-44-10-36-20-36-34L8-62', c, 5),
    shape('M-60 66H70V82H-60Z', c),
    shape('M-72 86H82V106H-72Z', b),
  )
}
