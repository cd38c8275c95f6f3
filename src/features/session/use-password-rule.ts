import { useCall } from '#client/index.ts'
import { type FieldPlan, planField, settings } from '#contract/index.ts'
import { useMemo } from 'react'

/** The house's rule for new passwords (section 5); decision 22's while it is not known. */
export function usePasswordRule(): FieldPlan {
  const { data } = useCall(settings, {})
  return useMemo(() => planField('password', data?.register['password']), [data])
}
