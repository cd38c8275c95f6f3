import { useEffect, useState } from 'react'
import { forgetNumber, keepNumbers, recallKept } from './slip-kept.ts'

/** The numbers that somebody keeps for another time. */
export function useKept(account: string | null) {
  const [numbers, setNumbers] = useState<readonly string[]>([])
  useEffect(() => setNumbers(recallKept(account)), [account])
  return {
    numbers,
    keep: (more: readonly string[]) => setNumbers(keepNumbers(account, more)),
    forget: (one: string) => setNumbers(forgetNumber(account, one)),
  }
}
