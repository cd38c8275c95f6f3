import { useCall } from '#client/index.ts'
import { type FieldPlan, planField, settings } from '#contract/index.ts'
import { useMemo } from 'react'

/** The house's rule for the digits of a mobile number (decision 23), once it is known. */
export function useMobileRule(): FieldPlan {
  const { data } = useCall(settings, {})
  return useMemo(() => planField('mobileNum', data?.register['mobileNum']), [data])
}
