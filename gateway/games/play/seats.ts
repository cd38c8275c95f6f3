import { and, asc, eq, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { playRounds, playSessions } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { hashToken, isToken, mintToken } from '#gateway/session/tokens.ts'
import { toMinor } from '#gateway/wallet/money.ts'
import { sandboxVendor } from '../vendor/vendors.ts'
import { roundEvery } from './engines.ts'
import { type Reach, WalletCalls, WalletRefusal } from './wallet-calls.ts'

/** How long somebody may stay at a game without a round. */
export const seatLifetime = 4 * 3_600_000
/** What a demo begins with, in minor units. */
const demoCredit = 100_000n

export type PlaySession = typeof playSessions.$inferSelect

/** The wallet of the house, as the sandbox’s games reach it. */
export const walletOf = async (house: House, reach: Reach) =>
  new WalletCalls(await sandboxVendor(house), reach, () => house.config.now())

/** Where somebody sits down. */
export interface Seated {
  token: string
  nodeId: number
  roomId: string | null
  mode: 'real' | 'demo'
  /** Minor units. */
  balance: bigint
}

/**
 * A seat at a game for who brings a ticket; null for one that is spent.
 * @throws WalletSilence
 */
export async function sitDown(
  house: House,
  reach: Reach,
  ticket: string,
  now: Date,
): Promise<Seated | null> {
  const wallet = await walletOf(house, reach)
  try {
    const told = await wallet.ask('vendorSession', { ticket })
    const { session, player, nodeId, roomId, mode, balance } = told
    const token = mintToken()
    await house.database.insert(playSessions).values({
      tokenHash: hashToken(token),
      accountId: player,
      walletSession: session,
      nodeId,
      roomId,
      mode,
      demoBalance: demoCredit,
      endsAt: new Date(now.getTime() + seatLifetime),
    })
    return {
      token,
      nodeId,
      roomId,
      mode,
      balance: balance === null ? demoCredit : toMinor(balance),
    }
  } catch (cause) {
    if (cause instanceof WalletRefusal) return null
    throw cause
  }
}

const left = () => new Refusal(403, 'login_needed', 'This seat is not yours any more')

/** @throws Refusal for a token that is spent, too old or made up */
export async function seatOf(database: Database, token: string, now: Date): Promise<PlaySession> {
  if (!isToken(token)) throw left()
  const { tokenHash, endsAt, walletSession } = playSessions
  const mine = and(eq(tokenHash, hashToken(token)), gt(endsAt, now), isNotNull(walletSession))
  const [seat] = await database.select().from(playSessions).where(mine)
  if (!seat) throw left()
  return seat
}

/**
 * The seat, for a round of its own: one that came too soon after the last is refused. A member’s seats
 * are one player, however many windows they stand in.
 */
export async function takeTurn(tx: Database, seat: PlaySession, now: Date): Promise<PlaySession> {
  const { tokenHash, accountId } = playSessions
  const own = eq(tokenHash, seat.tokenHash)
  // All of them are held until the round is noted, in one order, so that none waits in a ring.
  const seats = await tx
    .select()
    .from(playSessions)
    .where(seat.accountId === null ? own : eq(accountId, seat.accountId))
    .orderBy(asc(tokenHash))
    .for('update')
  const due = now.getTime() - roundEvery
  if (seats.some(({ roundAt }) => roundAt !== null && roundAt.getTime() > due)) {
    throw new Refusal(429, 'too_many', 'A round takes its time', null, { 'Retry-After': '3' })
  }
  const endsAt = new Date(now.getTime() + seatLifetime)
  const [held] = await tx.update(playSessions).set({ roundAt: now, endsAt }).where(own).returning()
  if (!held) throw left()
  return held
}

/** A round that was none is not waited for. */
export async function giveTurnBack(database: Database, seat: string, playedAt: Date) {
  await database
    .update(playSessions)
    .set({ roundAt: null })
    .where(and(eq(playSessions.tokenHash, seat), eq(playSessions.roundAt, playedAt)))
}

/**
 * Takes out the seats that nobody sits on any more, and their rounds that are over: without its seat
 * nobody asks for one again, and the betting record is the house's.
 */
export async function sweepSeats(database: Database, now: Date): Promise<void> {
  await database.delete(playSessions).where(lte(playSessions.endsAt, now))
  const seat = database
    .select({ one: sql`1` })
    .from(playSessions)
    .where(eq(playSessions.tokenHash, playRounds.seat))
  await database.delete(playRounds).where(
    and(
      // As the index has it: by values that are sent along it would not be found.
      sql`${playRounds.state} in ('settled', 'void')`,
      lte(playRounds.playedAt, new Date(now.getTime() - seatLifetime)),
      notExists(seat),
    ),
  )
}
