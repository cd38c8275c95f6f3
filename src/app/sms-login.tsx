import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonGroup } from '#components/index.ts'
import { untilHere } from '#platform/index.ts'
import { type ComponentType, useEffect, useState } from 'react'
import type { SmsLoginPartProps } from './parts/sms-login.tsx'
import { withRest } from './rest.ts'

let known: ComponentType<SmsLoginPartProps> | null = null

const load = withRest(async () => {
  known = (await import('./parts/sms-login.tsx')).SmsLoginPart
  return known
})

/**
 * The SMS login (A2), fetched when its tab is chosen: phone numbers are a heavy matter. It does
 * without `lazy`, which React holds back for 300 ms even where the code came long ago.
 */
export function SmsLogin(props: SmsLoginPartProps) {
  const { t } = useLingui()
  const [Part, setPart] = useState(() => known)
  useEffect(() => {
    if (Part) return
    let current = true
    void untilHere(load, true)().then((here) => current && setPart(() => here))
    return () => {
      current = false
    }
  }, [Part])
  if (Part) return <Part {...props} />
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
      <Skeleton className="h-[78px]" />
      <Skeleton className="h-[78px]" />
      <Skeleton className="h-control-lg" />
    </SkeletonGroup>
  )
}
