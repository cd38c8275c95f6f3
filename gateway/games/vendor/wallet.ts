import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { gameRounds, games, walletSessions } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { countRound } from '#gateway/promotions/progress.ts'
import { earnFromStake } from '#gateway/rewards/points.ts'
import { closedFor, siteState } from '#gateway/site/state.ts'
import { holdings, LedgerError, type Leg, post } from '#gateway/wallet/ledger.ts'
import { spendGameTicket } from '../game-tickets.ts'
import { keepSeat } from '../room-seats.ts'
import type { Vendor } from './vendors.ts'

/** How long somebody may stay at a game without a bet. */
export const lifetime = 4 * 3_600_000

type Row = typeof gameRounds.$inferSelect

const gone = () => new Refusal(403, 'login_needed', 'This session is over')
const over = () => new Refusal(400, 'round_over', 'This round takes no more')
const reused = () => new Refusal(400, 'key_reused', 'The round was told of with other figures')

/** Vendors name their rounds as they like. */
const idOf = ({ code }: Vendor, round: string) => `${code}:${round}`

/**
 * Spends a ticket.
 * @throws Refusal for one that is spent, too old, made up, of another vendor's game, or for a table
 * that is full by now
 */
export async function openSession(house: House, vendor: Vendor, ticket: string, now: Date) {
  const { database } = house
  const entry = await spendGameTicket(database, ticket, now)
  if (!entry) throw gone()
  const { accountId, sessionId, nodeId, roomId, mode } = entry
  const [game] = await database.select().from(games).where(eq(games.nodeId, nodeId))
  const isTheirs = vendor.vassalage === null || vendor.vassalage === game?.vassalage
  if (!game || !isTheirs) throw gone()
  const player = mode === 'real' ? accountId : null
  if (!(await keepSeat(database, entry, player, now))) throw gone()
  const [session] = await database
    .insert(walletSessions)
    .values({
      vendor: vendor.code,
      accountId: player,
      sessionId,
      nodeId,
      roomId,
      mode,
      endsAt: new Date(now.getTime() + lifetime),
    })
    .returning()
  if (!session) throw gone()
  const balance = player === null ? null : await holdings(database, player)
  return { session: session.id, player, mode, game, roomId, balance }
}

/** A session of the vendor, also one that has run out; undefined after its player has logged out. */
async function findSession(database: Database, { code }: Vendor, id: string) {
  const theirs = and(eq(walletSessions.id, id), eq(walletSessions.vendor, code))
  const [session] = await database.select().from(walletSessions).where(theirs)
  return session
}

/** @throws Refusal for a session that is over, another vendor's, or a demo, which has no wallet */
async function sessionOf(database: Database, vendor: Vendor, id: string, now: Date) {
  const session = await findSession(database, vendor, id)
  if (!session || session.accountId === null || session.endsAt <= now) throw gone()
  return { ...session, accountId: session.accountId }
}

/** What a player has, in minor units. */
export async function balanceOf(house: House, vendor: Vendor, session: string, now: Date) {
  const { accountId } = await sessionOf(house.database, vendor, session, now)
  return holdings(house.database, accountId)
}

/** Moves what a round takes or gives; each of the three once a round. */
async function move(
  tx: Database,
  kind: 'bet' | 'win' | 'rollback',
  { id, accountId }: Pick<Row, 'id' | 'accountId'>,
  amount: bigint,
  now: Date,
): Promise<void> {
  if (accountId === null || amount === 0n) return
  const toPlayer = kind === 'bet' ? -amount : amount
  const legs: Leg[] = [
    { owner: accountId, kind: 'main', amount: toPlayer },
    { owner: null, kind: 'games', amount: -toPlayer },
  ]
  await post(tx, { kind: `game_${kind}`, idempotencyKey: `${kind}:${id}`, legs }, now)
}

/** The round, held until the transaction ends. */
async function holdRound(tx: Database, id: string): Promise<Row | null> {
  const [row] = await tx.select().from(gameRounds).where(eq(gameRounds.id, id)).for('update')
  return row ?? null
}

/** What a vendor tells of a round. */
export interface RoundTold {
  round: string
  /** Minor units. */
  amount: bigint
}

/** The answer to a bet that was taken before; it stays one, also after its player has left. */
async function takenBefore(
  tx: Database,
  vendor: Vendor,
  { session: sessionId, amount }: RoundTold & { session: string },
  { accountId, nodeId, state, stake }: Row,
): Promise<bigint> {
  if (accountId === null || state === 'returned') throw over()
  const session = await findSession(tx, vendor, sessionId)
  const isOthers = session && (session.accountId !== accountId || session.nodeId !== nodeId)
  if (isOthers || stake !== amount) throw reused()
  return holdings(tx, accountId)
}

/**
 * Takes a stake.
 * @returns the balance after it
 * @throws Refusal `not_enough`, `game_closed`, `round_over` for one that was given back, and so on;
 * `maintenance` while the house is closed, which still takes wins and rollbacks
 */
export async function takeStake(
  house: House,
  vendor: Vendor,
  told: RoundTold & { session: string },
  now: Date,
): Promise<bigint> {
  const { database } = house
  const { session: sessionId, round, amount } = told
  if (amount <= 0n) throw new Refusal(400, 'stake_wrong', 'A stake is more than nothing')
  const id = idOf(vendor, round)
  // A vendor asks from its own place, whoever plays: only what closes the house to everybody counts.
  const closed = closedFor(await siteState(house), { address: '', country: null, now })
  try {
    return await database.transaction(async (tx) => {
      const before = await holdRound(tx, id)
      if (before) return takenBefore(tx, vendor, told, before)
      if (closed) throw new Refusal(503, 'maintenance', 'The house takes no bets now')
      const session = await sessionOf(tx, vendor, sessionId, now)
      const { accountId, nodeId } = session
      const row = { id, accountId, nodeId, stake: amount }
      const [made] = await tx
        .insert(gameRounds)
        .values({
          ...row,
          vendor: vendor.code,
          mode: 'real',
          state: 'open',
          win: 0n,
          playedAt: now,
        })
        .onConflictDoNothing()
        .returning()
      if (!made) {
        // Told of twice at once.
        const twin = await holdRound(tx, id)
        if (!twin) throw over()
        return takenBefore(tx, vendor, told, twin)
      }
      const [game] = await tx.select().from(games).where(eq(games.nodeId, nodeId))
      if (!game?.isOpen) throw new Refusal(403, 'game_closed', 'The game is under maintenance')
      if (!(await keepSeat(tx, session, accountId, now))) throw gone()
      await move(tx, 'bet', row, amount, now)
      // Who plays stays.
      const endsAt = new Date(now.getTime() + lifetime)
      await tx.update(walletSessions).set({ endsAt }).where(eq(walletSessions.id, sessionId))
      return holdings(tx, accountId)
    })
  } catch (cause) {
    if (cause instanceof LedgerError && cause.reason === 'not_enough') {
      throw new Refusal(400, 'not_enough', 'The balance is too low for this')
    }
    throw cause
  }
}

/**
 * Ends a round with what it won, and counts it: points, missions and promotions see a round when it is
 * over, in the same transaction.
 * @returns the balance after it
 */
export async function payWin(
  { database }: House,
  vendor: Vendor,
  { round, amount }: RoundTold,
  now: Date,
): Promise<bigint> {
  const id = idOf(vendor, round)
  return database.transaction(async (tx) => {
    const row = await holdRound(tx, id)
    if (!row) throw new Refusal(404, 'not_found', 'There is no such round')
    const { accountId, nodeId, stake, state } = row
    if (accountId === null || state === 'returned') throw over()
    if (state === 'settled') {
      if (row.win !== amount) throw reused()
      return holdings(tx, accountId)
    }
    // Points, then promotions, then the wallet: the order in which all who lock several of them do.
    await earnFromStake(tx, { accountId, stake, key: `game:${id}` }, now)
    const [game] = await tx.select().from(games).where(eq(games.nodeId, nodeId))
    if (game) {
      const { gameType, vassalage } = game
      await countRound(tx, { accountId, stake, gameType, vassalage }, now)
    }
    await move(tx, 'win', row, amount, now)
    await tx
      .update(gameRounds)
      .set({ state: 'settled', win: amount, settledAt: now })
      .where(eq(gameRounds.id, id))
    return holdings(tx, accountId)
  })
}

/**
 * Gives a stake back. A round that was never heard of is noted all the same: its bet may still be on
 * its way, and finds the round over.
 * @returns the balance after it; null for a round without a player
 */
export async function giveBack(
  { database }: House,
  vendor: Vendor,
  round: string,
  now: Date,
): Promise<bigint | null> {
  const id = idOf(vendor, round)
  return database.transaction(async (tx) => {
    const none = { id, vendor: vendor.code, accountId: null, nodeId: 0, mode: 'real' } as const
    await tx
      .insert(gameRounds)
      .values({ ...none, state: 'returned', stake: 0n, win: 0n, playedAt: now, settledAt: now })
      .onConflictDoNothing()
    const row = await holdRound(tx, id)
    if (!row || row.state === 'settled') throw over()
    if (row.state === 'open') {
      await move(tx, 'rollback', row, row.stake, now)
      await tx
        .update(gameRounds)
        .set({ state: 'returned', settledAt: now })
        .where(eq(gameRounds.id, id))
    }
    return row.accountId === null ? null : holdings(tx, row.accountId)
  })
}

/** Takes out the sessions that nobody plays in any more. */
export async function sweepWalletSessions(database: Database, now: Date): Promise<void> {
  await database.delete(walletSessions).where(lte(walletSessions.endsAt, now))
}
