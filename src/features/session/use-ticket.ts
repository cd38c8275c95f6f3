import { CallError, useAction } from '#client/index.ts'
import { type ErrorCode, ticketLogin } from '#contract/index.ts'
import { useEffect, useEffectEvent } from 'react'
import type { SessionMessageStatus } from './session-message.tsx'
import { useTokenStore } from './use-session.ts'

/** Codes that say nothing of the link itself. */
const messages: Partial<Record<ErrorCode, SessionMessageStatus>> = {
  too_many: 'link-busy',
  maintenance: 'link-closed',
  blocked: 'link-blocked',
  badUrl: 'link-address',
  not_member: 'link-not-member',
  error_not_agent: 'link-not-agent',
}

/** Whatever was thrown → what to say of the link. */
function messageOf(error: unknown): SessionMessageStatus {
  if (!(error instanceof CallError) || error.failure !== 'refused') return 'lost'
  const { code, status } = error
  const known = messages[code as ErrorCode]
  if (known) return known
  if (status === 429) return 'link-busy'
  return status < 500 ? 'spent' : 'lost'
}

/** Tickets that were handed in; one is good once, and so is the attempt. */
const handedIn = new Set<string>()

/**
 * Opens the session that a link's ticket is for (section 4, Start-up), once.
 * @param ready resolves when the page may become a member's
 */
export function useTicket(
  ticket: string,
  on: { ready: () => Promise<void>; fail: (message: SessionMessageStatus) => void },
): void {
  const { run } = useAction(ticketLogin)
  const tokens = useTokenStore()
  const exchange = useEffectEvent(async () => {
    if (handedIn.has(ticket)) return
    handedIn.add(ticket)
    try {
      const { token, account } = await run({ token: ticket })
      await on.ready()
      // Whoever was signed in on this tab is not who the link is for, as far as it can tell.
      tokens.close()
      tokens.open(token, account)
    } catch (error) {
      // Somebody who came by the same link before is in already.
      if (tokens.token() !== null) return
      on.fail(messageOf(error))
    }
  })
  useEffect(() => void exchange(), [])
}
