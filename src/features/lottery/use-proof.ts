import { type Client, useWiring } from '#client/index.ts'
import { type LotteryDraw, lotteryTickets, verifyDraw } from '#contract/index.ts'
import { useAccount } from '#features/session/index.ts'
import { useState } from 'react'
import type { ProofStatus } from './proof.tsx'

/** Which draw was checked last, and what came of it. */
export interface ProofState {
  drawId: string | null
  status: ProofStatus
}

/** The fingerprint on a ticket of one's own for a draw; null without one, or where nobody can say. */
async function promisedOn(client: Client, { drawId }: LotteryDraw): Promise<string | null> {
  try {
    const { list } = await client.send(lotteryTickets, { drawId, pageSize: 1 })
    return list[0]?.commitment ?? null
  } catch {
    return null
  }
}

/**
 * Does a draw again in the browser, and says whether its secret and its numbers fit: for who has a
 * ticket, its fingerprint as well, which they were given before the draw.
 */
export function useProof(): { proof: ProofState; onCheck(draw: LotteryDraw): void } {
  const { client } = useWiring()
  const account = useAccount()
  const [proof, setProof] = useState<ProofState>({ drawId: null, status: 'none' })
  return {
    proof,
    onCheck(draw) {
      const { drawId, seed, commitment, prizes } = draw
      if (seed === null) return
      // Another draw may have been asked about meanwhile: the answer is that one's no more.
      const tell = (status: ProofStatus) =>
        setProof((last) => (last.drawId === drawId ? { drawId, status } : last))
      setProof({ drawId, status: 'checking' })
      const promised = account === null ? null : promisedOn(client, draw)
      void Promise.all([verifyDraw({ drawId, seed, commitment, prizes }), promised]).then(
        ([{ isPromised, isDrawn }, own]) => {
          if (!isPromised || !isDrawn || (own !== null && own !== commitment)) tell('unfair')
          else tell(own === null ? 'fair' : 'kept')
        },
        () => tell('failed'),
      )
    },
  }
}
