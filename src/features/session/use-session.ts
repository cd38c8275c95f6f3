import { useCall } from '#client/index.ts'
import { type Answer, memberInfo } from '#contract/index.ts'
import { createContext, use, useSyncExternalStore } from 'react'
import { type Role, roleOf } from './roles.ts'
import { guestStore, type TokenStore } from './token-store.ts'

const TokenContext = createContext<TokenStore>(guestStore)

export const TokenProvider = TokenContext.Provider

/** The store itself, for what opens and closes sessions. */
export function useTokenStore(): TokenStore {
  return use(TokenContext)
}

/** The account that is signed in, or null. A guest on the server and in the first frame. */
export function useAccount(): string | null {
  const store = useTokenStore()
  return useSyncExternalStore(store.subscribe, store.account, () => null)
}

export interface Session {
  role: Role
  signedIn: boolean
  account: string | null
  member: Answer<typeof memberInfo> | undefined
  /** Somebody is, and their data did not come; `useMemberFailure` says why and asks again. */
  failed: boolean
}

/** Who is here; asks for the member's data once somebody is. */
export function useSession(): Session {
  const account = useAccount()
  const signedIn = account !== null
  const { data: member, error } = useCall(memberInfo, signedIn ? {} : null)
  const failed = !member && error !== undefined
  return { role: roleOf(signedIn, member?.type), signedIn, account, member, failed }
}
