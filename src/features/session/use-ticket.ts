import { CallError, useAction } from '#client/index.ts'
import { ticketLogin } from '#contract/index.ts'
import { useEffect, useEffectEvent } from 'react'
import { type EntranceProblem, entranceProblemOf } from './entrance-problem.ts'
import type { SessionMessageStatus } from './session-message.tsx'
import { useTokenStore } from './use-session.ts'

/** Whatever was thrown → what to say of the link. */
function problemOf(error: unknown): EntranceProblem<SessionMessageStatus> {
  if (!(error instanceof CallError) || error.failure !== 'refused') return { status: 'lost' }
  return entranceProblemOf(error) ?? { status: error.status < 500 ? 'spent' : 'lost' }
}

/** Tickets that were handed in; one is good once, and so is the attempt. */
const handedIn = new Set<string>()

/**
 * Opens the session that a link's ticket is for (section 4, Start-up), once.
 * @param ready resolves when the page may become a member's
 */
export function useTicket(
  ticket: string,
  on: {
    ready: () => Promise<void>
    fail: (problem: EntranceProblem<SessionMessageStatus>) => void
  },
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
      on.fail(problemOf(error))
    }
  })
  useEffect(() => void exchange(), [])
}
