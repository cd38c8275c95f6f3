import { useSession, type Visitor } from '#features/session/index.ts'
import { useFlagsOn, useStatus } from '#features/site/index.ts'

/** Who is here, as `may` asks for them. */
export function useVisitor(): Visitor {
  const { role, member } = useSession()
  const flags = useFlagsOn()
  const known = useStatus().data !== undefined
  return { role, member, flags: known ? flags : null }
}
