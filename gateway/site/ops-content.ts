import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Database } from '#gateway/database/open.ts'
import { helpTopics, promotionOffers, promotions } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { success } from '#gateway/http/envelope.ts'
import { asObject, readBody } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { type Kind, kinds } from './content-kinds.ts'
import { forgetSiteState, setFact } from './state.ts'

const path = /^\/ops\/content\/([a-z]{1,20})(?:\/([\w-]{1,64}))?$/

function check<S extends v.GenericSchema>(schema: S, value: unknown, name: string) {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Refusal(400, 'bad_request', `${v.getDotPath(issue) ?? name}: ${issue.message}`)
}

const keyOf = ({ table, key }: Kind) => getTableColumns(table)[key] as PgColumn

async function list({ database }: House, kind: Kind): Promise<Response> {
  const rows = await database.select().from(kind.table).orderBy(keyOf(kind))
  return success({ list: rows })
}

/** An article of no topic would be found by nobody. */
async function checkTopic(database: Database, row: object): Promise<void> {
  const { topicId } = row as { topicId?: string }
  if (topicId === undefined) return
  const [topic] = await database.select().from(helpTopics).where(eq(helpTopics.id, topicId))
  if (!topic) throw new Refusal(400, 'bad_request', `topicId: there is no topic ${topicId}`)
}

async function put(request: Request, house: House, kind: Kind, id: string | number) {
  const body = asObject(await readBody(request))
  const row = check(kind.row(house.config.now()), body, 'body')
  const saved = await house.database.transaction(async (tx) => {
    await checkTopic(tx, row)
    const [stored] = await tx
      .insert(kind.table)
      .values({ ...row, [kind.key]: id })
      .onConflictDoUpdate({ target: keyOf(kind), set: row })
      .returning()
    // From here on the sandbox leaves the content alone (gateway/site/seed.ts).
    await setFact(tx, 'content', 'own')
    return stored
  })
  return success(saved)
}

async function remove({ database }: House, kind: Kind, id: string | number) {
  await database.transaction(async (tx) => {
    const gone = await tx
      .delete(kind.table)
      .where(eq(keyOf(kind), id))
      .returning()
    if (gone.length === 0) throw new Refusal(404, 'not_found', 'There is nothing of this id')
    // Another promotion of this number would give what this one gave.
    if (kind.table === promotions)
      await tx.delete(promotionOffers).where(eq(promotionOffers.promotionId, Number(id)))
    await setFact(tx, 'content', 'own')
  })
  return success({})
}

/**
 * What the house has to say, in every language and with its times: `GET /ops/content/KIND` lists,
 * `PUT` and `DELETE /ops/content/KIND/ID` change one. It shows at once, without a deploy; a page that
 * was drawn within the last ten seconds follows then.
 */
export async function serveContent(request: Request, house: House): Promise<Response> {
  const [, name = '', rawId] = path.exec(new URL(request.url).pathname) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) throw new Refusal(404, 'not_found', `There are ${Object.keys(kinds).join(', ')}`)
  const { method } = request
  if (rawId === undefined) {
    if (method === 'GET' || method === 'HEAD') return list(house, kind)
    throw new Refusal(405, 'method_not_allowed', 'Name an id', null, { Allow: 'GET, HEAD' })
  }
  if (method !== 'PUT' && method !== 'DELETE') {
    throw new Refusal(405, 'method_not_allowed', 'There is another method', null, {
      Allow: 'PUT, DELETE',
    })
  }
  const id = check(kind.id, rawId, 'id')
  const answer = method === 'PUT' ? put(request, house, kind, id) : remove(house, kind, id)
  // Ways to reach the house travel with its status.
  return answer.finally(() => forgetSiteState(house))
}
