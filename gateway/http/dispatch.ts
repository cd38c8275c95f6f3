import {
  accountTypes,
  type Call,
  type CallName,
  calls,
  headers,
  type Schema,
} from '#contract/index.ts'
import * as v from 'valibot'
import type { House } from '#gateway/house.ts'
import { addressBlock, enforce } from '#gateway/session/limits.ts'
import { unseal } from '#gateway/session/sealing.ts'
import { findSession, touchSession } from '#gateway/session/sessions.ts'
import { closedFor, siteState } from '#gateway/site/state.ts'
import { type Bindings, callerOf } from './caller.ts'
import { refused, success } from './envelope.ts'
import type { Caller, Handler, Handlers, Visitor } from './handler.ts'
import { type Keep, once } from './once.ts'
import { asObject, bodyLimit, readBody, uploadLimit } from './read-body.ts'
import { readForm } from './read-form.ts'
import { readQuery } from './read-query.ts'
import { Refusal } from './refusal.ts'

type AnyCall = Call<Schema, Schema, Schema>

/** What a closed site still answers: why it is closed, and whom to ask. */
const answeredWhenClosed: ReadonlySet<CallName> = new Set<CallName>([
  'systemStatus',
  'whitelabel',
  'resources',
  'customerService',
  'servicePaths',
  'announcements',
])

/** Calls by path, then by method. */
const byPath = new Map<string, Map<string, CallName>>()
for (const [name, { path, method }] of Object.entries(calls)) {
  const methods = byPath.get(path) ?? new Map<string, CallName>()
  byPath.set(path, methods.set(method, name as CallName))
}

function findCall(request: Request): CallName {
  const methods = byPath.get(new URL(request.url).pathname)
  if (!methods) throw new Refusal(404, 'not_found', 'There is no such call')
  const name = methods.get(request.method === 'HEAD' ? 'GET' : request.method)
  if (name) return name
  const allowed = [...methods.keys()].flatMap((key) => (key === 'GET' ? ['GET', 'HEAD'] : [key]))
  throw new Refusal(405, 'method_not_allowed', 'The call has another method', null, {
    Allow: allowed.join(', '),
  })
}

async function checkOpen(name: CallName, caller: Caller, house: House): Promise<void> {
  if (answeredWhenClosed.has(name)) return
  const closed = closedFor(await siteState(house), caller)
  if (closed === 'maintenance') {
    throw new Refusal(503, 'maintenance', 'The house is closed for maintenance', null, {
      'Retry-After': '120',
    })
  }
  if (closed) throw new Refusal(403, 'blocked', 'The house does not serve your region')
}

function checkWho(call: AnyCall, visitor: Visitor | null): void {
  if (call.who === 'anyone') return
  if (!visitor) throw new Refusal(401, 'login_needed', 'Log in first')
  if (call.who === 'member' && visitor.account.type === accountTypes.demo) {
    throw new Refusal(403, 'in_need_true_account', 'Please Register An Account First')
  }
}

async function readRaw(request: Request, call: AnyCall, house: House): Promise<unknown> {
  if (call.method === 'GET' || call.method === 'DELETE') return readQuery(request.url)
  if (call.form) return readForm(request)
  const body = await readBody(request, call.upload ? uploadLimit : bodyLimit)
  if (!call.sealed) return asObject(body)
  const how = request.headers.get(headers.encryption)
  return asObject(await unseal(house, call, how, body, house.config.now()))
}

async function readInput(request: Request, call: AnyCall, house: House) {
  const result = v.safeParse(call.request, await readRaw(request, call, house))
  if (result.success) return result.output
  const [issue] = result.issues
  // Which field and what was expected; never what was sent, which may be a password.
  throw new Refusal(
    400,
    'bad_request',
    `${v.getDotPath(issue) ?? 'request'}: expected ${issue.expected ?? issue.type}`,
  )
}

/**
 * Carries out calls: finds the call, checks the caller and the request, asks the handler, wraps
 * what comes back. Throws whatever is not a refusal; the app turns that into a 500.
 */
export function createDispatch(house: House, handlers: Handlers) {
  return async (request: Request, bindings: Bindings): Promise<Response> => {
    const extra: Record<string, string> = {}
    try {
      const name = findCall(request)
      const call: AnyCall = calls[name]
      const caller = callerOf(request, bindings, house.config)
      if (!bindings.internal) {
        await enforce(house, 'calls', [addressBlock(caller.address)], caller.now)
      }
      await checkOpen(name, caller, house)

      const token = request.headers.get(headers.token)
      const visitor = await findSession(house, token, caller.now)
      if (visitor && token) {
        const next = await touchSession(house, visitor.session, token, caller.now)
        if (next) extra[headers.nextToken] = next
      }
      checkWho(call, visitor)

      const input = await readInput(request, call, house)
      // Asked is when all of it is here: a body that was held back is as late as its last byte.
      const now = house.config.now()
      const idempotencyKey = request.headers.get(headers.idempotency)
      // The table of handlers is typed call by call; here any of them is as good as another.
      const handler = handlers[name] as unknown as Handler<AnyCall>
      const asked = { ...caller, now, input, visitor: visitor as Visitor, idempotencyKey }
      const work = (keep: Keep) => handler({ ...asked, keep }, house)
      const answer =
        call.once && idempotencyKey !== null
          ? await once(
              house,
              {
                // What anybody may do is nobody's own: a session may end with it, and start.
                scope: [name, (call.who !== 'anyone' && visitor?.account.id) || ''],
                key: idempotencyKey,
                input,
                now,
              },
              work,
            )
          : await work(async () => {})
      if (house.config.checkAnswers) v.parse(call.answer, answer)
      return success(answer, extra)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      const response = refused(cause)
      for (const [name, value] of Object.entries(extra)) response.headers.set(name, value)
      return response
    }
  }
}
