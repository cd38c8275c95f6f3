import { createHash, timingSafeEqual } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { flags } from '#gateway/database/schema/index.ts'
import { changeDownloads } from '#gateway/download/downloads.ts'
import type { House } from '#gateway/house.ts'
import { refused, success } from '#gateway/http/envelope.ts'
import { asObject, readBody } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { changeLottery } from '#gateway/lottery/ops.ts'
import { servePromotions } from '#gateway/promotions/ops.ts'
import { serveRewardsOps } from '#gateway/rewards/ops.ts'
import { revealCaptcha } from '#gateway/session/captcha.ts'
import { flagTree } from './flags.ts'
import { serveContent } from './ops-content.ts'
import { tellFeedback } from './ops-feedback.ts'
import { tellOutbox } from './ops-outbox.ts'
import { giveTicket } from './ops-tickets.ts'
import { houseRegisterRules } from './settings.ts'
import { delivery, forgetSiteState, maintenance, region, setFact, siteState } from './state.ts'

/** `PUT /ops/status`: what is left out stays as it is, null opens again. */
const statusChange = v.strictObject({
  maintenance: v.optional(v.nullable(maintenance)),
  regionRestriction: v.optional(v.nullable(region)),
  delivery: v.optional(v.nullable(delivery)),
})

/** `PUT /ops/flags`: features by id. */
const flagChange = v.record(
  v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,40}$/)),
  v.picklist(['0', '1']),
)

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The password of basic authorisation, which browsers ask people for. */
function basicPassword(authorization: string): string {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,400})$/.exec(authorization)?.[1] ?? ''
  return Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
}

/**
 * @param people whether a person may come with a browser: only where nothing is changed, since a
 * browser sends along what it was once told, whoever makes it ask
 */
function checkToken(request: Request, token: string, people: boolean): void {
  const authorization = request.headers.get('authorization') ?? ''
  const bearer = /^Bearer (\S{1,200})$/.exec(authorization)?.[1]
  const given = bearer ?? (people ? basicPassword(authorization) : '')
  if (timingSafeEqual(digest(given), digest(token))) return
  throw new Refusal(401, 'login_needed', 'Send the operator token', null, {
    'WWW-Authenticate': people ? 'Basic realm="Operator", charset="UTF-8"' : 'Bearer',
  })
}

async function readChange<S extends v.GenericSchema>(request: Request, schema: S) {
  const result = v.safeParse(schema, asObject(await readBody(request)))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Refusal(400, 'bad_request', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}

async function changeStatus(request: Request, { database }: House): Promise<void> {
  const change = await readChange(request, statusChange)
  if (change.maintenance !== undefined) await setFact(database, 'maintenance', change.maintenance)
  if (change.regionRestriction !== undefined) {
    await setFact(database, 'region', change.regionRestriction)
  }
  if (change.delivery !== undefined) await setFact(database, 'delivery', change.delivery)
}

async function changeFlags(request: Request, { database }: House): Promise<void> {
  const change = Object.entries(await readChange(request, flagChange))
  const known = new Set((await database.select().from(flags)).map((row) => row.modId))
  const unknown = change.find(([modId]) => !known.has(modId))
  if (unknown) throw new Refusal(400, 'bad_request', `There is no feature ${unknown[0]}`)
  await database.transaction(async (tx) => {
    for (const [modId, enabled] of change) {
      await tx
        .update(flags)
        .set({ enabled: enabled === '1' })
        .where(eq(flags.modId, modId))
    }
  })
}

/** `PUT /ops/register`: rules of fields by name; those left out, and all of them with none, are the house's. */
async function changeRegister(request: Request, { database }: House): Promise<void> {
  const change = await readChange(request, calls.settings.answer.entries.register)
  const any = Object.keys(change).length > 0
  await setFact(database, 'register', any ? { ...houseRegisterRules, ...change } : null)
}

const changes: Record<string, (request: Request, house: House) => Promise<void>> = {
  '/ops/status': changeStatus,
  '/ops/flags': changeFlags,
  '/ops/register': changeRegister,
  '/ops/lottery': changeLottery,
  '/ops/downloads': async (request, house) =>
    changeDownloads(asObject(await readBody(request)), house),
}

/** Rooms behind the door, by path, that find their own way inside. */
interface Room {
  path: RegExp
  serve: (request: Request, house: House) => Promise<Response>
  /** It is only looked at, so people may come with a browser. */
  people?: true
}

const rooms: readonly Room[] = [
  { path: /^\/ops\/content\//, serve: serveContent },
  { path: /^\/ops\/rewards(\/|$)/, serve: serveRewardsOps },
  { path: /^\/ops\/outbox$/, serve: tellOutbox, people: true },
  { path: /^\/ops\/feedback$/, serve: tellFeedback, people: true },
]

/** `GET /ops/captchas/ID`: what a picture says. */
async function tellCaptcha(id: string, house: House): Promise<Response> {
  const digits = await revealCaptcha(house, id, house.config.now())
  if (digits === null) throw new Refusal(404, 'not_found', 'There is no such picture')
  return success({ digits })
}

async function tellState(house: House): Promise<Response> {
  const state = await siteState(house)
  return success({
    maintenance: state.maintenance,
    regionRestriction: state.region,
    delivery: state.delivery,
    whitelabel: flagTree(state.flags),
  })
}

async function serve(request: Request, house: House): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { opsToken } = house.config
  const change = changes[pathname]
  if (opsToken !== null && /^\/ops\/promotions(\/|$)/.test(pathname)) {
    checkToken(request, opsToken, request.method === 'GET' || request.method === 'HEAD')
    return servePromotions(request, house)
  }
  const captchaId = /^\/ops\/captchas\/([\w-]{1,64})$/.exec(pathname)?.[1]
  const tickets = pathname === '/ops/tickets'
  const room = rooms.find(({ path }) => path.test(pathname))
  if (opsToken === null || (!change && !captchaId && !room && !tickets)) {
    throw new Refusal(404, 'not_found', 'There is nothing here')
  }
  checkToken(request, opsToken, room?.people ?? false)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (room && (reads || !room.people)) return room.serve(request, house)
  if (tickets && request.method === 'POST') return giveTicket(request, house)
  if (captchaId && reads) return tellCaptcha(captchaId, house)
  if (change && reads) return tellState(house)
  if (!change || request.method !== 'PUT') {
    throw new Refusal(405, 'method_not_allowed', 'There is another method', null, {
      Allow: tickets ? 'POST' : change ? 'GET, HEAD, PUT' : 'GET, HEAD',
    })
  }
  await change(request, house)
  forgetSiteState(house)
  return tellState(house)
}

/**
 * The operator's own door: opens and closes the site, switches features, live. Every process
 * follows within `config.statusCache`. Shut unless `FOYER_OPS_TOKEN` is set.
 */
export async function serveOps(request: Request, house: House): Promise<Response> {
  try {
    return await serve(request, house)
  } catch (cause) {
    if (cause instanceof Refusal) return refused(cause)
    throw cause
  }
}
