import { asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { instant } from '#contract/index.ts'
import type { Database } from '#gateway/database/open.ts'
import { facts, flags } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'

/** Closed from `startsAt` (null: already) until the operator opens again; `endsAt` is a promise. */
export const maintenance = v.object({
  startsAt: v.optional(v.nullable(instant), null),
  endsAt: v.optional(v.nullable(instant), null),
})

/** Shut for these addresses and countries; without either list, for everybody. */
export const region = v.object({
  addresses: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000))),
  /** ISO codes, as `FOYER_COUNTRY_HEADER` names a visitor's; whose is not known is let in. */
  countries: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.maxLength(250)),
  ),
  message: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), null),
})

const origin = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'must be https://host'),
)

/** What comes from elsewhere: analytics, and mirrors of pictures and games (S18). */
export const delivery = v.object({
  gtagId: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/))), null),
  imageCDNs: v.optional(v.pipe(v.array(origin), v.maxLength(20)), []),
  launchGameCDNs: v.optional(v.pipe(v.array(origin), v.maxLength(20)), []),
  /** Hosts the site may be reached at; none: wherever it is. */
  domains: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(255))), v.maxLength(100)), []),
})
export type Delivery = v.InferOutput<typeof delivery>

export type FlagRow = typeof flags.$inferSelect

export interface SiteState {
  maintenance: v.InferOutput<typeof maintenance> | null
  region: v.InferOutput<typeof region> | null
  /** Null: the brand's own words, and nothing from elsewhere. */
  delivery: Delivery | null
  flags: readonly FlagRow[]
}

async function readState(database: Database): Promise<SiteState> {
  const rows = await database
    .select()
    .from(facts)
    .where(inArray(facts.name, ['maintenance', 'region', 'delivery']))
  const fact = (name: string) => rows.find((row) => row.name === name)?.value ?? null
  return {
    maintenance: v.parse(v.nullable(maintenance), fact('maintenance')),
    region: v.parse(v.nullable(region), fact('region')),
    delivery: v.parse(v.nullable(delivery), fact('delivery')),
    flags: await database.select().from(flags).orderBy(asc(flags.position), asc(flags.modId)),
  }
}

// Asked with every call, so each process believes an answer for `config.statusCache` milliseconds.
const believed = new WeakMap<Database, { until: number; state: Promise<SiteState> }>()

/** Whether the site is open, and its feature tree. Older than `statusCache` it never is. */
export function siteState({ database, config }: House): Promise<SiteState> {
  const known = believed.get(database)
  if (known && known.until > performance.now()) return known.state
  const state = readState(database)
  believed.set(database, { until: performance.now() + config.statusCache, state })
  state.catch(() => believed.delete(database))
  return state
}

/** After a change made by this very process. */
export const forgetSiteState = ({ database }: House): boolean => believed.delete(database)

/** Writes a single value of the site, or takes it away. */
export async function setFact(database: Database, name: string, value: unknown): Promise<void> {
  if (value === null) {
    await database.delete(facts).where(eq(facts.name, name))
    return
  }
  await database
    .insert(facts)
    .values({ name, value })
    .onConflictDoUpdate({ target: facts.name, set: { value } })
}

/** A single value of the site, null when it was never set. */
export async function getFact(database: Database, name: string): Promise<unknown> {
  const [row] = await database.select().from(facts).where(eq(facts.name, name))
  return row?.value ?? null
}

/** What keeps this visitor out right now, if anything. Maintenance comes first, as in section 4. */
export function closedFor(
  state: SiteState,
  { address, country, now }: { address: string; country: string | null; now: Date },
): 'maintenance' | 'blocked' | null {
  const { startsAt } = state.maintenance ?? { startsAt: null }
  if (state.maintenance && (startsAt === null || new Date(startsAt) <= now)) return 'maintenance'
  if (!state.region) return null
  const { addresses, countries } = state.region
  const everybody = addresses === undefined && countries === undefined
  const meant = addresses?.includes(address) || (country !== null && countries?.includes(country))
  return everybody || meant ? 'blocked' : null
}
