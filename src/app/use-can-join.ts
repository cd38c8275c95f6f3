import { useFlagsOn } from '#features/site/index.ts'

/** Registration is switched on, one way or the other. */
export function useCanJoin(): boolean {
  const flags = useFlagsOn()
  return flags.has('USERNAMEREG3') || flags.has('MOBILENUMREG3')
}
