import { agreementArticle } from '#contract/index.ts'
import { useAccount } from '#features/session/index.ts'
import { useBrand } from '#features/site/index.ts'

/**
 * Where the help centre is for this visitor. Behind the guard of section 2 guests have the one without
 * bars: what they are asked to agree to has to be open to them (S4).
 */
export function useHelpAddress(): '/help' | '/helpmc' {
  const { loginedToHomePage } = useBrand()
  const isGuest = useAccount() === null
  return loginedToHomePage && isGuest ? '/helpmc' : '/help'
}

/** Where this visitor reads what they are asked to agree to. */
export const useAgreementAddress = (): string => `${useHelpAddress()}?article=${agreementArticle}`
