import { useEffect, useEffectEvent } from 'react'
import type { RecoveryState, RecoveryStatus } from './recovery-state.ts'

/**
 * After each failure the reader goes on where it is told: at the field that is wrong, or at the
 * message above all of them.
 */
export function useFailureFocus<S extends RecoveryStatus>(
  { status, failures }: RecoveryState<S>,
  goTo: Partial<Record<S, () => void>> & { otherwise: () => void },
): void {
  const move = useEffectEvent(() => (goTo[status as S] ?? goTo.otherwise)())
  useEffect(() => {
    if (failures > 0) move()
  }, [failures])
}
