/** How many numbers of how many digits a prize has. */
export interface PrizeShape {
  code: string
  count: number
  digits: number
}

/** A prize with its numbers, in the order they were drawn. */
export interface DrawnPrize {
  code: string
  numbers: string[]
}

/** A draw, by what everybody can know after it. */
export interface DrawSource {
  drawId: string
  seed: string
}

const encoder = new TextEncoder()

/** Largest multiple of `n` that four bytes hold: values above it would favour small numbers. */
const fairBelow = (n: number) => Math.floor(2 ** 32 / n) * n

/**
 * The numbers of a draw: for each prize and place HMAC-SHA256 with the seed over
 * `drawId:prize:place:turn`, its first four bytes modulo ten to the digits; a value that would favour
 * small numbers takes the next turn. The gateway draws with this, and whoever wants to checks with it.
 */
export async function drawPrizes(
  { drawId, seed }: DrawSource,
  shapes: readonly PrizeShape[],
): Promise<DrawnPrize[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), algorithm, false, ['sign'])
  const numberAt = async (code: string, place: number, digits: number): Promise<string> => {
    const size = 10 ** digits
    for (let turn = 0; ; turn++) {
      const signed = await crypto.subtle.sign(
        'HMAC',
        key,
        encoder.encode(`${drawId}:${code}:${place}:${turn}`),
      )
      const value = new DataView(signed).getUint32(0)
      if (value < fairBelow(size)) return String(value % size).padStart(digits, '0')
    }
  }
  const drawn: DrawnPrize[] = []
  for (const { code, count, digits } of shapes) {
    const numbers: string[] = []
    for (let place = 0; place < count; place++) numbers.push(await numberAt(code, place, digits))
    drawn.push({ code, numbers })
  }
  return drawn
}

/** The shape of a result, read off it: what a check draws again. */
export const shapesOf = (
  prizes: readonly { code: string; numbers: readonly string[] }[],
): PrizeShape[] =>
  prizes.map(({ code, numbers }) => ({
    code,
    count: numbers.length,
    digits: numbers[0]?.length ?? 0,
  }))

/** The numbers next to the first prize of a Thai draw: they are not drawn but follow from it. */
export function nearFirstOf(first: string): DrawnPrize {
  const size = 10 ** first.length
  const beside = (by: number) =>
    String((Number(first) + by + size) % size).padStart(first.length, '0')
  return { code: 'nearFirst', numbers: [beside(-1), beside(1)] }
}

/** A draw that was published. */
export interface PublishedDraw extends DrawSource {
  commitment: string
  prizes: readonly { code: string; numbers: readonly string[] }[]
}

/** Whether the seed is the one that was promised, and whether its numbers are those that were drawn. */
export async function verifyDraw(
  draw: PublishedDraw,
): Promise<{ isPromised: boolean; isDrawn: boolean }> {
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(draw.seed))
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  const isDrawnPrize = ({ code }: { code: string }) => code !== 'nearFirst'
  const again = await drawPrizes(draw, shapesOf(draw.prizes.filter(isDrawnPrize)))
  const drawn = again.values()
  const expected = draw.prizes.map((prize) =>
    isDrawnPrize(prize) ? drawn.next().value : nearFirstOf(again[0]?.numbers[0] ?? ''),
  )
  return {
    isPromised: hex === draw.commitment,
    isDrawn:
      JSON.stringify(expected) ===
      JSON.stringify(draw.prizes.map(({ code, numbers }) => ({ code, numbers }))),
  }
}
