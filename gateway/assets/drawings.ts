import { createHash } from 'node:crypto'
import { chooseCoding, type Coding, codings, encode, matchesTag } from './encodings.ts'

/** Bytes of drawings kept ready: a cover is about 9 kB, an SVG drawing 5 kB and 2 compressed. */
const keptAtMost = 16 * 1024 * 1024

/** A month: a drawing changes only with a release that draws differently. */
const month = 30 * 24 * 3600

/** Brotli's quality for what is kept. */
const quality = 9

/** An SVG drawing, or the bytes of a WebP picture. */
type Drawn = string | Uint8Array

interface Drawing {
  tag: string
  type: string
  encoded: { identity: Uint8Array } & Partial<Record<Coding, Uint8Array>>
  size: number
}

async function toDrawing(drawn: Drawn): Promise<Drawing> {
  const identity = Buffer.from(drawn)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const tag = `W/"${hash}"`
  if (typeof drawn !== 'string') {
    return { tag, type: 'image/webp', encoded: { identity }, size: identity.length }
  }
  const [br, gzip] = await Promise.all([
    encode(identity, 'br', quality),
    encode(identity, 'gzip', quality),
  ])
  const size = br.length + gzip.length + identity.length
  return { tag, type: 'image/svg+xml; charset=utf-8', encoded: { br, gzip, identity }, size }
}

/**
 * Answers drawings, tagged and, as far as they are text, compressed, and keeps the latest ones ready.
 * They follow from their address and the catalogue alone, so any process draws the same.
 * @param maxAge seconds for which a browser need not ask again
 */
export function createDrawings(maxAge = month) {
  const kept = new Map<string, Drawing>()
  const underWay = new Map<string, Promise<Drawing | null>>()
  let size = 0

  const keep = (name: string, drawing: Drawing) => {
    kept.set(name, drawing)
    size += drawing.size
    for (const [oldest, { size: freed }] of kept) {
      if (size <= keptAtMost) break
      kept.delete(oldest)
      size -= freed
    }
  }

  const make = async (name: string, draw: () => Promise<Drawn | null> | Drawn | null) => {
    try {
      const drawn = await draw()
      if (drawn === null) return null
      const drawing = await toDrawing(drawn)
      keep(name, drawing)
      return drawing
    } finally {
      underWay.delete(name)
    }
  }

  /** `draw` answers null when there is nothing of that name; nothing is kept for it. */
  return async (
    request: Request,
    name: string,
    draw: () => Promise<Drawn | null> | Drawn | null,
  ): Promise<Response | null> => {
    let drawing: Drawing | null | undefined = kept.get(name)
    if (!drawing) {
      // Who asks for what is being drawn waits for that.
      const making = underWay.get(name) ?? make(name, draw)
      underWay.set(name, making)
      drawing = await making
      if (!drawing) return null
    }
    const headers = new Headers({
      'Content-Type': drawing.type,
      'Cache-Control': `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}`,
      ETag: drawing.tag,
      Vary: 'Accept-Encoding',
    })
    if (matchesTag(request.headers.get('if-none-match'), drawing.tag)) {
      return new Response(null, { status: 304, headers })
    }
    const { encoded } = drawing
    const there = codings.filter((coding) => encoded[coding])
    const coding = chooseCoding(request.headers.get('accept-encoding'), there)
    const body = (coding && encoded[coding]) ?? encoded.identity
    if (coding) headers.set('Content-Encoding', coding)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(new Uint8Array(body), { headers })
  }
}
