import type { GameType } from '#contract/index.ts'
import type { PromotionHow, PromotionStatus } from '#contract/promotions.ts'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, stakeLeft, words } from './columns.ts'
import { accounts } from './member.ts'

/** Bytes as they are. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // One driver takes nothing but a Buffer, the other any view.
  toDriver: (value) => Buffer.from(value),
})

/** What of somebody’s play counts towards a promotion’s target. */
export interface PlayCount {
  /** Rounds, or whole units of the currency that were staked. */
  what: 'rounds' | 'stake'
  /** Only games of this type, or of this studio. */
  gameType?: GameType
  vassalage?: string
  /** The least that a round has to stake, a decimal string. */
  least?: string
}

/**
 * What a promotion asks and gives. Apart from its words (`promotions`), which are put in anew each
 * season; a promotion without an offer is only to read.
 */
export const promotionOffers = pgTable('promotion_offers', {
  promotionId: integer('promotion_id').primaryKey(),
  /** `welcome` is had by whoever registered, without a press. */
  how: text('how').$type<PromotionHow | 'welcome'>().notNull(),
  /** Whether what is given waits to be taken, or comes by itself. */
  payout: text('payout').$type<'claim' | 'issue'>().notNull(),
  /** Play credit in minor units; null when it is decided for each entry, or is none. */
  bonus: bigint('bonus', { mode: 'bigint' }),
  reward: words('reward'),
  turnover: words('turnover'),
  /** How often something has to be done, and what: 200 rounds. */
  target: integer('target'),
  /** What of play counts towards the target; null where something else does. */
  counts: jsonb('counts').$type<PlayCount>(),
  unit: words('unit'),
  remark: text('remark').$type<'none' | 'optional' | 'required'>().notNull(),
  proofsMin: integer('proofs_min').notNull(),
  proofsMax: integer('proofs_max').notNull(),
  needsMobile: boolean('needs_mobile').notNull(),
  /** A path of the site, of a promotion that is elsewhere. */
  link: text('link'),
})

/** Somebody who takes part. */
export const promotionEntries = pgTable(
  'promotion_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    promotionId: integer('promotion_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    status: text('status').$type<Exclude<PromotionStatus, 'join' | 'close'>>().notNull(),
    progress: integer('progress').notNull().default(0),
    /** Staked beyond the progress and not a whole unit yet, where stakes count; minor units. */
    stakeLeft: stakeLeft(),
    remark: text('remark'),
    /** What the house answered an application. */
    reply: text('reply'),
    /** What this entry is paid, where it is not the offer's; minor units. */
    bonus: bigint('bonus', { mode: 'bigint' }),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    paidAt: moment('paid_at'),
  },
  (table) => [
    uniqueIndex('promotion_entries_once').on(table.promotionId, table.accountId),
    index('promotion_entries_account').on(table.accountId),
    index('promotion_entries_status').on(table.status, table.createdAt),
  ],
)

/** Pictures of an application; without an entry while it has not been sent. */
export const promotionProofs = pgTable(
  'promotion_proofs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id').references(() => promotionEntries.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** Told by its bytes, not by what was said of it. */
    type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
    data: bytes('data').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('promotion_proofs_account').on(table.accountId, table.createdAt),
    index('promotion_proofs_entry').on(table.entryId),
  ],
)
