import { useSession, type Visitor } from '#features/session/index.ts'
import { useFlagsOn, useStatus } from '#features/site/index.ts'

/** Who is here, as `may` asks for them; `failed`: somebody is, and who did not come. */
export function useVisitor(): Visitor & { failed: boolean } {
  const { role, member, failed } = useSession()
  const flags = useFlagsOn()
  const known = useStatus().data !== undefined
  return { role, member, flags: known ? flags : null, failed }
}
