import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toPng, toWebp } from '#gateway/assets/raster.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50">' +
  '<path fill="#ff0000" d="M0 0H20V50H0Z"/><path fill="#0000ff" d="M20 0H40V50H20Z"/></svg>'

/** Red, green and blue at a place of a picture. */
async function inkAt(picture: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

test.each([
  ['png', toPng, 0],
  ['webp', toWebp, 12],
] as const)('a %s has the width it was asked for, and the inks of the drawing', async (...row) => {
  const [format, rasterise, slip] = row
  const picture = await rasterise(drawing, 160)
  expect(await sharp(picture).metadata()).toMatchObject({ format, width: 160, height: 200 })
  for (const [x, ink] of [
    [40, [255, 0, 0]],
    [120, [0, 0, 255]],
  ] as const) {
    const found = await inkAt(picture, x, 100)
    for (const [channel, value] of ink.entries())
      expect(Math.abs((found[channel] ?? NaN) - value)).toBeLessThanOrEqual(slip)
  }
})

test('what is no drawing is refused', async () => {
  await expect(toWebp('<svg', 160)).rejects.toThrow()
})
