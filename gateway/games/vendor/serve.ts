import { vendorCalls, vendorHeaders } from '#contract/vendor.ts'
import * as v from 'valibot'
import type { House } from '#gateway/house.ts'
import { refused, success } from '#gateway/http/envelope.ts'
import type { Caller } from '#gateway/http/handler.ts'
import { parseJson, readBytes } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { addressBlock, enforce } from '#gateway/session/limits.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'
import { isSigned } from './signature.ts'
import { type Vendor, vendorOf } from './vendors.ts'
import { balanceOf, giveBack, openSession, payWin, takeStake } from './wallet.ts'

/** More than any call has, and little enough to be hashed for whoever sends it. */
const bodyLimit = 4096

type Calls = typeof vendorCalls
type Serve<Name extends keyof Calls> = (
  input: v.InferOutput<Calls[Name]['request']>,
  at: { house: House; vendor: Vendor; now: Date },
) => Promise<v.InferInput<Calls[Name]['answer']>>

const answers: { [Name in keyof Calls]: Serve<Name> } = {
  async vendorSession({ ticket }, { house, vendor, now }) {
    const { game, balance, ...opened } = await openSession(house, vendor, ticket, now)
    return {
      ...opened,
      nodeId: game.nodeId,
      gameId: game.gameId,
      gameType: game.gameType,
      currency: house.config.brand.currency,
      balance: balance === null ? null : toMoney(balance),
    }
  },
  vendorBalance: async ({ session }, { house, vendor, now }) => ({
    balance: toMoney(await balanceOf(house, vendor, session, now)),
  }),
  vendorBet: async ({ amount, ...told }, { house, vendor, now }) => ({
    balance: toMoney(await takeStake(house, vendor, { ...told, amount: toMinor(amount) }, now)),
  }),
  vendorWin: async ({ amount, ...told }, { house, vendor, now }) => ({
    balance: toMoney(await payWin(house, vendor, { ...told, amount: toMinor(amount) }, now)),
  }),
  async vendorRollback({ round }, { house, vendor, now }) {
    const balance = await giveBack(house, vendor, round, now)
    return { balance: balance === null ? null : toMoney(balance) }
  },
}

/** A call of its schema. */
function carryOut<Name extends keyof Calls>(
  name: Name,
  data: unknown,
  at: Parameters<Serve<Name>>[1],
): ReturnType<Serve<Name>> {
  const result = v.safeParse(vendorCalls[name].request, data)
  if (!result.success) throw new Refusal(400, 'bad_request', 'The body does not fit this call')
  return answers[name](result.output, at)
}

const names = Object.keys(vendorCalls) as (keyof Calls)[]

async function serve(request: Request, { address, now }: Caller, house: House): Promise<Response> {
  const { pathname } = new URL(request.url)
  const name = names.find((one) => vendorCalls[one].path === pathname)
  if (!name) throw new Refusal(404, 'not_found', 'There is no such call')
  if (request.method !== 'POST') {
    throw new Refusal(405, 'method_not_allowed', 'Send POST', null, { Allow: 'POST' })
  }
  const body = await readBytes(request, bodyLimit)
  const vendor = await vendorOf(house, request.headers.get(vendorHeaders.vendor))
  // Signed first, read then: nobody else gets to the schemas, nor learns which codes there are.
  if (!vendor || !isSigned(request.headers, vendor.secret, pathname, body, now)) {
    await enforce(house, 'calls', [addressBlock(address)], now)
    throw new Refusal(401, 'login_needed', 'The call is not signed, or not any more')
  }
  return success(await carryOut(name, parseJson(body), { house, vendor, now }))
}

/** The wallet, as vendors use it over HTTP (docs/vendor-api.md). */
export async function serveVendor(request: Request, caller: Caller, house: House) {
  try {
    return await serve(request, caller, house)
  } catch (cause) {
    if (cause instanceof Refusal) return refused(cause)
    throw cause
  }
}
