import { localStore } from '#platform/index.ts'

/** As many as one can still find one's way among. */
export const mostKept = 60

const nameOf = (account: string | null) => `keptNumbers:${account ?? ''}`

/** Numbers that somebody keeps for another time, newest first; per user name, as favourites are. */
export function recallKept(account: string | null): string[] {
  const text = localStore.get(nameOf(account)) ?? ''
  return text.split(' ').filter((one) => /^\d{1,10}$/.test(one))
}

/** Puts numbers before those that are kept already. */
export function keepNumbers(account: string | null, numbers: readonly string[]): string[] {
  const kept = Array.from(new Set([...numbers, ...recallKept(account)])).slice(0, mostKept)
  localStore.set(nameOf(account), kept.join(' '))
  return kept
}

export function forgetNumber(account: string | null, number: string): string[] {
  const kept = recallKept(account).filter((one) => one !== number)
  if (kept.length === 0) localStore.remove(nameOf(account))
  else localStore.set(nameOf(account), kept.join(' '))
  return kept
}
