import sharp from 'sharp'

// A drawing is drawn in a thread of its own, and none is drawn twice: neither helpers for one
// drawing nor a store of past ones would make anything faster.
sharp.concurrency(1)
sharp.cache(false)

const drawn = (svg: string, width: number) => sharp(Buffer.from(svg)).resize({ width })

/** An SVG drawing as PNG, `width` pixels wide, without loss. Text is not drawn: no faces are at hand. */
export const toPng = (svg: string, width: number): Promise<Uint8Array> =>
  drawn(svg, width).png().toBuffer()

/** WebP's quality from which flat inks and hard edges show no difference to the drawing. */
const quality = 60

/** An SVG drawing as WebP, `width` pixels wide. */
export const toWebp = (svg: string, width: number): Promise<Uint8Array> =>
  drawn(svg, width).webp({ quality }).toBuffer()
