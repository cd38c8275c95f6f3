import { type LotteryDraw, verifyDraw } from '#contract/index.ts'
import { useState } from 'react'
import type { ProofStatus } from './proof.tsx'

/** Which draw was checked last, and what came of it. */
export interface ProofState {
  drawId: string | null
  status: ProofStatus
}

/** Does a draw again in the browser, and says whether its secret and its numbers fit. */
export function useProof(): { proof: ProofState; onCheck(draw: LotteryDraw): void } {
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
      void verifyDraw({ drawId, seed, commitment, prizes }).then(
        ({ isPromised, isDrawn }) => tell(isPromised && isDrawn ? 'fair' : 'unfair'),
        () => tell('failed'),
      )
    },
  }
}
