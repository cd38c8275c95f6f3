import { useVietnam } from '#features/lottery/use-vietnam.ts'
import { VietnamResults } from '#features/lottery/vietnam-results.tsx'
import { useCallback } from 'react'
import { navigate } from '../location.ts'
import { useSearch } from '../search.ts'

/** A day of Vietnam's draws, as the address asks. */
export function VietnamPart() {
  const onSearch = useCallback(
    (search: string) => navigate(`/vnlottery${search}`, { replace: true }),
    [],
  )
  return <VietnamResults {...useVietnam(useSearch(), onSearch)} />
}
