import { sql } from 'drizzle-orm'
import type { Locale } from '#contract/index.ts'
import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** An instant, kept to the millisecond, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Words in some of our languages; English is the one that is always there. */
export type Words = { en: string } & Partial<Record<Locale, string>>
export const words = (name: string) => jsonb(name).$type<Words>()

/** What was staked and is not a whole of what is counted yet; minor units. */
export const stakeLeft = () =>
  bigint('stake_left', { mode: 'bigint' })
    .notNull()
    .default(sql`0`)
