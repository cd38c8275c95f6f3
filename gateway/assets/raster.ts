import sharp from 'sharp'

// A drawing is drawn in a thread of its own, and none is drawn twice: neither helpers for one
// drawing nor a store of past ones would make anything faster.
sharp.concurrency(1)
sharp.cache(false)

const drawn = (svg: string, width: number) => sharp(Buffer.from(svg)).resize({ width })

/**
 * An SVG drawing as PNG, `width` pixels wide, without loss. Drawings hold no text: it would be set in
 * whatever faces the machine has.
 */
export const toPng = (svg: string, width: number): Promise<Uint8Array> =>
  drawn(svg, width).png().toBuffer()

/**
 * Flat inks bear WebP's lower qualities, as long as their edges keep their colour: halved as it is
 * by itself, a thin line turns to the colour of what it lies on.
 */
const flatInks = { quality: 45, smartSubsample: true }

/** An SVG drawing as WebP, `width` pixels wide. */
export const toWebp = (svg: string, width: number): Promise<Uint8Array> =>
  drawn(svg, width).webp(flatInks).toBuffer()
