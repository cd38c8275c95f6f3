import * as v from 'valibot'
import { call } from './call.ts'
import { nothing, text } from './values.ts'

/** Of `type` in the member's data (section 6): 4 is a demo account, never an agent (decision 24). */
export const accountTypes = { member: 0, demo: 4, agents: [1, 2, 41, 42] } as const

/** How many random bytes free play sends, before they are encrypted. */
export const freePlayBytes = 32

/** A session and whose it is, for those who did not type a name. */
const entrance = v.object({ token: v.string(), account: v.string() })

/**
 * Free play (A10). `encryptedString` are `freePlayBytes` random bytes in base64, as text, under the
 * RSA key that `sealingKey` answered as `keyId`, with jsencrypt's `encryptOAEP`. They open one demo
 * account only; the body is sealed like every other that opens a session.
 */
export const freePlay = call({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  who: 'anyone',
  summary: 'Opens a session on a demo account made for it.',
  sealed: true,
  once: true,
  version: '3',
  request: v.object({
    /** What the browser says it runs on, such as `Windows`. */
    os: text(64),
    platform: v.literal('W'),
    encryptedString: text(1024),
    keyId: v.optional(text(32)),
  }),
  answer: entrance,
  failure: nothing,
})

/** Name of the query parameter that start-up looks for (section 4). */
export const ticketParameter = 'token'

/**
 * Start-up (A12, decision 28): what stands in an address is a ticket, good for one session within a
 * minute or two, never the session's own token, which would lie in histories and logs.
 */
export const ticketLogin = call({
  method: 'POST',
  path: '/wps/session/login/token',
  who: 'anyone',
  summary: 'Opens the session that a link’s ticket is for, once.',
  sealed: false,
  request: v.object({ token: v.pipe(text(128), v.minLength(1)) }),
  answer: entrance,
  failure: nothing,
})
