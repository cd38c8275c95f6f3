import { type Client, ClientProvider } from '#client/index.ts'
import type { Call } from '#contract/index.ts'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'

/** A call that somebody made and that a test answers when it likes. */
export interface Asked {
  path: string
  input: Record<string, unknown>
  idempotencyKey: string | undefined
  answer(value: unknown): void
  fail(error: unknown): void
}

/** A server that answers nothing by itself. */
export function fakeServer() {
  const asked: Asked[] = []
  const client: Client = {
    send: ((call: Call, given: unknown, options?: { idempotencyKey?: string }) =>
      new Promise<unknown>((answer, fail) => {
        const input = given as Record<string, unknown>
        const idempotencyKey = options?.idempotencyKey
        asked.push({ path: call.path, input, idempotencyKey, answer, fail })
      })) as Client['send'],
  }
  // A cache of its own: no test sees what another one was told.
  const cache = { provider: () => new Map() }
  // What failed is asked again after a while, which may be after the test and its page.
  const once = { onErrorRetry: () => undefined }
  let asker = { locale: 'th', who: 'guest' }
  const fallback = {}
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={cache}>
      <ClientProvider client={client} asker={asker} fallback={fallback}>
        <SWRConfig value={once}>{children}</SWRConfig>
      </ClientProvider>
    </SWRConfig>
  )
  /** The newest unanswered-or-not request of a call. */
  const last = (call: Call) => {
    const found = asked.findLast((one) => one.path === call.path)
    if (!found) throw new Error(`Nobody asked ${call.path}`)
    return found
  }
  /** Somebody logs in, as of the next time that the view is drawn. */
  const become = (who: string) => {
    asker = { ...asker, who }
  }
  return { asked, last, become, wrapper }
}
