import type { calls, Locale, Resource, ServiceEntry } from '#contract/index.ts'
import { asc } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { resources as resourceTable, serviceEntries } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { say } from './words.ts'

/** App packages and social pages, in the operator's order. */
export async function listResources(database: Database): Promise<Resource[]> {
  const rows = await database.select().from(resourceTable).orderBy(asc(resourceTable.position))
  return rows.map(({ position: _, ...resource }) => resource)
}

/** Ways to reach people, in the operator's order. */
export async function listService(database: Database, locale: Locale): Promise<ServiceEntry[]> {
  const rows = await database.select().from(serviceEntries).orderBy(asc(serviceEntries.position))
  return rows.map(({ csType, title, path }) => {
    const { text, lang } = say(title, locale)
    return { csType, path, title: text, lang }
  })
}

export const resources: Handler<typeof calls.resources> = async (_, { database }) => ({
  list: await listResources(database),
})

export const customerService: Handler<typeof calls.customerService> = async (
  { locale },
  { database },
) => ({ list: await listService(database, locale) })
