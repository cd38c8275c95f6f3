import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, stakeLeft, type Words, words } from './columns.ts'
import { accounts } from './member.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Who has points. Whoever changes somebody's points holds this row meanwhile. */
export const pointAccounts = pgTable('point_accounts', {
  accountId: accountId().primaryKey(),
  /** Everything that was ever earned; spending takes nothing from it. Ranks go by it. */
  earned: integer('earned').notNull().default(0),
  /** Staked since the last point and not enough for one yet; minor units. */
  stakeLeft: stakeLeft(),
})

/** Why somebody's points became more or fewer. */
export type PointKind =
  | 'opening'
  | 'stake'
  | 'mission'
  | 'gift'
  | 'redeem'
  | 'refund'
  | 'convert'
  | 'raffle'
  | 'expiry'

/** Every change there was, in order; what is written here stays. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    accountId: accountId(),
    /** Positive for what comes in. */
    amount: integer('amount').notNull(),
    kind: text('kind').$type<PointKind>().notNull(),
    /** The same key is written once, however often it is sent. */
    key: text('key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('point_entries_not_zero', sql`${table.amount} <> 0`),
    index('point_entries_account').on(table.accountId, table.createdAt),
    index('point_entries_kind').on(table.kind, table.createdAt),
  ],
)

/** What is left of points that came in together, and until when: the oldest are spent first. */
export const pointLots = pgTable(
  'point_lots',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    accountId: accountId(),
    amount: integer('amount').notNull(),
    remaining: integer('remaining').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('point_lots_remaining', sql`${table.remaining} between 0 and ${table.amount}`),
    index('point_lots_account').on(table.accountId, table.expiresAt),
  ],
)

/** `credit` is in the wallet at once; `service`, and `goods` that are sent, wait for the operator. */
export type RewardKind = 'credit' | 'service' | 'goods'

export const rewards = pgTable(
  'rewards',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    category: text('category').notNull(),
    categoryName: words('category_name').notNull(),
    title: words('title').notNull(),
    /** One line. */
    summary: words('summary').notNull(),
    /** HTML; null where the line says it all. */
    content: words('content'),
    /** A drawing of the interface's sprite. */
    emblem: text('emblem').notNull(),
    kind: text('kind').$type<RewardKind>().notNull(),
    points: integer('points').notNull(),
    /** Minor units, of one; null where it is no money. */
    credit: bigint('credit', { mode: 'bigint' }),
    /** How many are left; null for as many as are wanted. */
    stock: integer('stock'),
    /** For members of that rank and above. */
    minRank: integer('min_rank'),
    publishesAt: moment('publishes_at').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [
    check('rewards_points', sql`${table.points} > 0`),
    check('rewards_stock', sql`${table.stock} is null or ${table.stock} >= 0`),
  ],
)

/** Whom goods are sent to. */
export interface Recipient {
  name: string
  /** Dial code and national number, digits alone. */
  mobile: string
  address: string
}

/** Rewards somebody asked for. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: accountId(),
    rewardId: text('reward_id').notNull(),
    /** As it was called then: a reward may be gone by now. */
    title: jsonb('title').$type<Words>().notNull(),
    emblem: text('emblem').notNull(),
    quantity: integer('quantity').notNull(),
    /** Of all of them together, as is the money. */
    points: integer('points').notNull(),
    credit: bigint('credit', { mode: 'bigint' }),
    recipient: jsonb('recipient').$type<Recipient>(),
    status: text('status').$type<'process' | 'approved' | 'rejected'>().notNull(),
    /** What the operator has to say. */
    note: text('note'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('redemptions_account').on(table.accountId, table.createdAt),
    index('redemptions_status').on(table.status, table.createdAt),
  ],
)

/** What a mission counts. */
export type MissionSource =
  | 'visit'
  | 'mobile'
  | 'email'
  | 'payment-password'
  | 'friends'
  | 'redeem'
  | 'raffle'
  | 'games'
  | 'stake'

export const missions = pgTable('missions', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  period: text('period').$type<'day' | 'week' | 'once'>().notNull(),
  source: text('source').$type<MissionSource>().notNull(),
  goal: integer('goal').notNull(),
  points: integer('points').notNull(),
  title: words('title').notNull(),
  text: words('text').notNull(),
  /** Where it is done, on this site. */
  href: text('href'),
  isOn: boolean('is_on').notNull(),
})

/** A mission that was paid out; the key lets nobody claim one twice. */
export const missionClaims = pgTable(
  'mission_claims',
  {
    accountId: accountId(),
    missionId: text('mission_id').notNull(),
    /** Day or first day of the week it was for, `2026-11-20`; `once`. */
    period: text('period').notNull(),
    points: integer('points').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.missionId, table.period] })],
)

/** Days on which somebody was here, by the house's own calendar. */
export const visitDays = pgTable(
  'visit_days',
  { accountId: accountId(), day: text('day').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** Prizes of a raffle that are alike. */
export interface RafflePrize {
  /** Decimal string. */
  credit: string
  count: number
}

export const raffles = pgTable(
  'raffles',
  {
    id: text('id').primaryKey(),
    title: words('title').notNull(),
    text: words('text').notNull(),
    /** First prize first. */
    prizes: jsonb('prizes').$type<RafflePrize[]>().notNull(),
    ticketPoints: integer('ticket_points').notNull(),
    /** Tickets of one member. */
    maxTickets: integer('max_tickets').notNull(),
    opensAt: moment('opens_at').notNull(),
    drawsAt: moment('draws_at').notNull(),
    claimsUntil: moment('claims_until').notNull(),
    /** What decides the draw. Nobody is told before it, but its hash from the beginning on. */
    seed: text('seed').notNull(),
    commitment: text('commitment').notNull(),
    sold: integer('sold').notNull().default(0),
    drawnAt: moment('drawn_at'),
  },
  (table) => [index('raffles_draws_at').on(table.drawsAt)],
)

const raffleId = () =>
  text('raffle_id')
    .notNull()
    .references(() => raffles.id, { onDelete: 'cascade' })

/** Tickets, numbered from 1 in the order they were taken. */
export const raffleTickets = pgTable(
  'raffle_tickets',
  {
    raffleId: raffleId(),
    number: integer('number').notNull(),
    accountId: accountId(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.raffleId, table.number] }),
    index('raffle_tickets_account').on(table.accountId, table.raffleId),
  ],
)

export const raffleWinners = pgTable(
  'raffle_winners',
  {
    raffleId: raffleId(),
    /** From 1, the first prize. */
    place: integer('place').notNull(),
    number: integer('number').notNull(),
    accountId: accountId(),
    /** Minor units. */
    credit: bigint('credit', { mode: 'bigint' }).notNull(),
    claimedAt: moment('claimed_at'),
  },
  (table) => [primaryKey({ columns: [table.raffleId, table.place] })],
)
