import { useLingui } from '@lingui/react/macro'
import type { VietnamRegion } from './vietnam-rules.ts'

/** Names of the three regions. */
export function useRegionNames(): Record<VietnamRegion, string> {
  const { t } = useLingui()
  return {
    south: t({ message: 'South', context: 'Vietnam' }),
    central: t({ message: 'Central', context: 'Vietnam' }),
    north: t({ message: 'North', context: 'Vietnam' }),
  }
}
