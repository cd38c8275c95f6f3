import { ticketParameter } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { accounts } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { success } from '#gateway/http/envelope.ts'
import { asObject, readBody } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { mintTicket } from '#gateway/session/tickets.ts'

const wanted = v.strictObject({ username: v.pipe(v.string(), v.maxLength(64)) })

/**
 * `POST /ops/tickets`: a link that logs its owner in, for an operator's other site or app to send
 * its people here by (A12).
 */
export async function giveTicket(request: Request, house: House): Promise<Response> {
  const asked = v.safeParse(wanted, asObject(await readBody(request)))
  if (!asked.success) throw new Refusal(400, 'bad_request', 'username: expected')
  const username = asked.output.username.trim().toLowerCase()
  const [account] = await house.database
    .select()
    .from(accounts)
    .where(eq(accounts.username, username))
  if (!account) throw new Refusal(404, 'not_found', 'There is no such account')
  const ticket = await mintTicket(house, account.id, house.config.now())
  return success({ ticket, path: `/?${ticketParameter}=${ticket}` })
}
