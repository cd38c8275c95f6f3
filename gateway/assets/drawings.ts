import { createHash } from 'node:crypto'
import { chooseCoding, type Coding, codings, encode, matchesTag } from './encodings.ts'

/** Bytes of drawings kept ready; a cover is about 5 KB, 0.8 KB compressed. */
const keptAtMost = 16 * 1024 * 1024

/** A month: a drawing changes only with a release that draws differently. */
const month = 30 * 24 * 3600

/** Brotli's quality for what is kept. */
const quality = 9

interface Drawing {
  tag: string
  encoded: Record<Coding | 'identity', Uint8Array>
  size: number
}

async function toDrawing(svg: string): Promise<Drawing> {
  const identity = Buffer.from(svg)
  const [br, gzip] = await Promise.all([
    encode(identity, 'br', quality),
    encode(identity, 'gzip', quality),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const size = br.length + gzip.length + identity.length
  return { tag: `W/"${hash}"`, encoded: { br, gzip, identity }, size }
}

/**
 * Answers SVG drawings, compressed and tagged, and keeps the latest ones ready. They follow from
 * their address and the catalogue alone, so any process draws the same.
 * @param maxAge seconds for which a browser need not ask again
 */
export function createDrawings(maxAge = month) {
  const kept = new Map<string, Drawing>()
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

  /** `draw` answers null when there is nothing of that name; nothing is kept for it. */
  return async (
    request: Request,
    name: string,
    draw: () => Promise<string | null> | string | null,
  ): Promise<Response | null> => {
    let drawing = kept.get(name)
    if (!drawing) {
      const svg = await draw()
      if (svg === null) return null
      drawing = await toDrawing(svg)
      if (!kept.has(name)) keep(name, drawing)
    }
    const headers = new Headers({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}`,
      ETag: drawing.tag,
      Vary: 'Accept-Encoding',
    })
    if (matchesTag(request.headers.get('if-none-match'), drawing.tag)) {
      return new Response(null, { status: 304, headers })
    }
    const coding = chooseCoding(request.headers.get('accept-encoding'), codings)
    const body = drawing.encoded[coding ?? 'identity']
    if (coding) headers.set('Content-Encoding', coding)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(new Uint8Array(body), { headers })
  }
}
