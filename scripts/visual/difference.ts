import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Where and how much two pictures differ. */
export interface Difference {
  /** Pixels that are not the same, those that only one picture has included. */
  readonly pixels: number
  /** The smallest box around them: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number]
}

/** A picture on a larger sheet, which is see-through where the picture ends. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height, fill: true })
  sheet.data.fill(0)
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet
}

/**
 * Compares two PNG files pixel by pixel, without tolerance.
 * @returns what differs, and a PNG of the same size that is red there and see-through elsewhere
 */
export function differ(before: Buffer, after: Buffer): Difference & { mask: Buffer } {
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(old.width, fresh.width)
  const height = Math.max(old.height, fresh.height)
  const mask = new PNG({ width, height })
  const pixels = pixelmatch(
    onSheet(old, width, height).data,
    onSheet(fresh, width, height).data,
    mask.data,
    width,
    height,
    { threshold: 0, includeAA: true, diffMask: true, diffColor: [230, 0, 70] },
  )
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 3; at < mask.data.length; at += 4) {
    if (mask.data[at] === 0) continue
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return {
    pixels,
    box: pixels === 0 ? [0, 0, 0, 0] : [left, top, right - left + 1, bottom - top + 1],
    // Nearly all of it is one colour: no filter and the quickest level are small enough.
    mask: PNG.sync.write(mask, { deflateLevel: 1, filterType: 0 }),
  }
}
