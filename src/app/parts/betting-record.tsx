import { BettingRecord } from '#features/member/betting-record.tsx'
import { useBettingRecord } from '#features/member/use-betting-record.ts'
import { navigate } from '../location.ts'
import { useSearch } from '../search.ts'

/** What a member bet. */
export function BettingRecordPart() {
  return <BettingRecord {...useBettingRecord(useSearch(), navigate)} />
}
