import { useCall } from '#client/index.ts'
import { pointBalance } from '#contract/index.ts'
import { useSession } from '#features/session/index.ts'
import type { PointsBandState } from './points-band.tsx'
import type { Purse } from './mall-rules.ts'

const ranks = /(\d+)/

/** The points of whoever is here, and the band that shows them. */
export function usePurse() {
  const { role, member } = useSession()
  const asks = role === 'member' || role === 'agent'
  const { data, error, isValidating, mutate } = useCall(pointBalance, asks ? {} : null)
  const labels = [member?.clubLabel, ...(member?.memberLabel ?? [])]
  const levels = labels.flatMap((label) => (label ? [label.rankLevel] : []))
  // A rank that points have just lifted is in the answer before it is on the label.
  const told = Number(ranks.exec(data?.rank.name ?? '')?.[1] ?? 0)
  const purse: Purse | null = data
    ? { points: data.balance, rank: Math.max(0, told, ...levels) }
    : null
  let band: PointsBandState
  if (role === 'guest') band = { status: 'guest' }
  else if (role === 'trial') band = { status: 'trial' }
  else if (data) band = { status: 'ready', points: data }
  else if (error) {
    const onRetry = () => void mutate()
    band = { status: 'failed', code: `PB-${error.reason}`, retrying: isValidating, onRetry }
  } else band = { status: 'loading' }
  return { purse, band, told: data ?? null }
}
