const encoder = new TextEncoder()

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 in hexadecimal: what is published of a seed before the draw. */
export async function commitmentOf(seed: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encoder.encode(seed)))
}

/** A draw, by what everybody can know after it. */
export interface Draw {
  raffleId: string
  seed: string
  /** Tickets taken; numbers run from 1. */
  sold: number
  prizes: number
}

/** Largest multiple of `n` that four bytes hold: numbers above it would favour the first tickets. */
const fairBelow = (n: number) => Math.floor(2 ** 32 / n) * n

/**
 * Numbers that win, first prize first, no number twice: HMAC-SHA256 with the seed over
 * `raffleId:sold:turn`, its first four bytes modulo the tickets. The gateway draws with this, and
 * whoever wants to checks with it.
 */
export async function drawNumbers({ raffleId, seed, sold, prizes }: Draw): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), algorithm, false, ['sign'])
  const numbers: number[] = []
  for (let turn = 0; numbers.length < Math.min(prizes, sold); turn++) {
    const signed = await crypto.subtle.sign(
      'HMAC',
      key,
      encoder.encode(`${raffleId}:${sold}:${turn}`),
    )
    const value = new DataView(signed).getUint32(0)
    const number = (value % sold) + 1
    if (value < fairBelow(sold) && !numbers.includes(number)) numbers.push(number)
  }
  return numbers
}
