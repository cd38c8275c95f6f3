import type { Config } from '#gateway/config.ts'
import type { House } from '#gateway/house.ts'
import { afterwards } from '#gateway/http/afterwards.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { countRule, hitsOf } from './limits.ts'
import { markFailed, markSent, type Message, putInOutbox } from './outbox.ts'
import { sendByHttp } from './sms-http.ts'
import { SmsFailed, type SmsProvider } from './sms-provider.ts'

/** Who carries the SMS of a house; null where they stay in the outbox. */
const providerOf = ({ sms }: Config): SmsProvider | null =>
  sms && ((message) => sendByHttp(sms, message))

const unsent = () => new Refusal(503, 'sms_failed', 'The code could not be sent, try again later')

/** Hands a message to its provider and notes what became of it. */
async function carry(house: House, provider: SmsProvider, id: string, message: Message) {
  const { database, config } = house
  try {
    await provider({ to: message.to, text: message.text })
  } catch (cause) {
    if (!(cause instanceof SmsFailed)) throw cause
    await markFailed(database, id, `${cause.kind}: ${cause.message}`)
    if (cause.kind === 'down') await countRule(house, 'smsDown', [], config.now())
    throw unsent()
  }
  await markSent(database, id, config.now())
}

/**
 * Sends an SMS, or leaves it in the outbox where there is no provider.
 * @param how.quiet that it was sent must show neither in the answer nor in its time: it goes after
 * the answer, and a provider that is down is told of to everybody
 * @param how.nobodys there is nobody to send it to, and nobody may know
 * @throws Refusal 503 `sms_failed`
 */
export async function sendSms(
  house: House,
  message: Message,
  { quiet, nobodys }: { quiet: boolean; nobodys: boolean },
  now: Date,
): Promise<void> {
  const provider = providerOf(house.config)
  if (provider && quiet && (await hitsOf(house, 'smsDown', [], now)) > 0) throw unsent()
  const fate = nobodys ? { failure: 'nobody has this number' } : provider ? 'carried' : 'kept'
  const id = await putInOutbox(house.database, message, fate, now)
  if (!provider || nobodys) return
  const carried = carry(house, provider, id, message)
  if (!quiet) return carried
  afterwards(
    house.database,
    carried.catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) {
        writeLog('error', { ...describeError(cause), while: 'sending an SMS' })
      }
    }),
  )
}
