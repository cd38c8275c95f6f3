import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content codings we send, the smallest first. */
export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** Codings a client takes, of those there are; the best of them, or null for none. */
export function chooseCoding(header: string | null, there: readonly Coding[]): Coding | null {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    // Trimmed piece by piece: a pattern for the space around a sign would look at a header full of
    // spaces once for each of them.
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  const taken = codings.filter((coding) => there.includes(coding) && weightOf(coding) > 0)
  return taken.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? null
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Text in a coding. `quality` is Brotli's, 0 to 11: what is kept for long deserves more of it. */
export function encode(bytes: Uint8Array, coding: Coding, quality: number): Promise<Uint8Array> {
  if (coding === 'gzip') return gzipped(bytes)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  return brotli(bytes, { params })
}

/** Whether `If-None-Match` names this tag; a weak comparison, as RFC 9110 has it for GET. */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  const bare = (value: string) => value.trim().replace(/^W\//, '')
  return header.split(',').some((part) => bare(part) === bare(tag))
}
