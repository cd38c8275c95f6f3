import {
  appDownload,
  type AppDownload,
  type calls,
  type DownloadKind,
  downloadKinds,
} from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#gateway/database/open.ts'
import { resources } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { getFact, setFact } from '#gateway/site/state.ts'

/** Name of the fact that holds the operator's own packages by kind; null says that there is none. */
const factName = 'downloads'

const change = v.optional(
  v.union([
    v.literal('house'),
    v.null(),
    v.strictObject({
      url: appDownload.entries.url,
      version: v.optional(appDownload.entries.version, null),
      bytes: v.optional(appDownload.entries.bytes, null),
      releasedAt: v.optional(appDownload.entries.releasedAt, null),
    }),
  ]),
)

/** `PUT /ops/downloads`: kinds that are left out stay as they are; `"house"` takes a change back. */
const downloadsChange = v.strictObject({ ANDROID: change, MOBILECONFIG: change })

const own = v.record(v.string(), v.nullable(appDownload))

async function operatorsOwn(database: Database): Promise<Record<string, AppDownload | null>> {
  const read = v.safeParse(own, await getFact(database, factName))
  return read.success ? read.output : {}
}

/** The operator's own package, or the resource of that name, which knows an address alone. */
async function downloadOf({ database }: House, kind: DownloadKind): Promise<AppDownload | null> {
  const set = (await operatorsOwn(database))[kind]
  if (set !== undefined) return set
  const [row] = await database.select().from(resources).where(eq(resources.resourceType, kind))
  if (!row) return null
  const read = v.safeParse(appDownload, {
    url: row.url,
    version: null,
    bytes: null,
    releasedAt: null,
  })
  return read.success ? read.output : null
}

export const download: Handler<typeof calls.download> = async ({ input }, house) => ({
  app: await downloadOf(house, input.kind),
})

/**
 * Says where phones are sent, without a deploy.
 * @throws Refusal for what is no package
 */
export async function changeDownloads(body: unknown, { database }: House): Promise<void> {
  const read = v.safeParse(downloadsChange, body)
  if (!read.success) {
    const [issue] = read.issues
    throw new Refusal(400, 'bad_request', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
  }
  const next = await operatorsOwn(database)
  for (const kind of downloadKinds) {
    const wanted = read.output[kind]
    if (wanted === 'house') delete next[kind]
    else if (wanted !== undefined) next[kind] = wanted
  }
  await setFact(database, factName, Object.keys(next).length > 0 ? next : null)
}
