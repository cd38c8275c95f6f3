import type { SmsAccount } from '#gateway/config.ts'
import { type Sms, SmsFailed } from './sms-provider.ts'

/** Milliseconds before a provider counts as lost; somebody waits. */
const patience = 8000

/**
 * Sends an SMS in the form that Twilio made common and others take as well: `To`, `From` and `Body`
 * form-encoded, under basic authorisation.
 * @throws SmsFailed, with nothing of the message or the account in it
 */
export async function sendByHttp(account: SmsAccount, { to, text }: Sms): Promise<void> {
  const { url, user, key, from } = account
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Authorization: `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`,
    },
    body: new URLSearchParams({ To: to, From: from, Body: text }),
    // Whoever answers with another address would be handed the account's key.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new SmsFailed('down', late ? 'no answer in time' : 'no answer')
  })
  await response.body?.cancel()
  if (response.ok) return
  const { status } = response
  const busy = status >= 500 || status === 408 || status === 429
  // 401 and 403 are the account's own, so every message would meet them.
  const shut = status === 401 || status === 403
  throw new SmsFailed(busy || shut ? 'down' : 'refused', `HTTP ${status}`)
}
