import { createHash, randomInt } from 'node:crypto'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { gameRounds, games, playSessions } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { earnFromStake } from '#gateway/rewards/points.ts'
import { hashToken, isToken, mintToken } from '#gateway/session/tokens.ts'
import { holdings, LedgerError } from '#gateway/wallet/ledger.ts'
import { type GameEntry, spendGameTicket } from '../game-tickets.ts'
import { engineOf, playRound, roundEvery, stakes } from './engines.ts'
import { vendor } from './vendor.ts'

/** How long somebody may stay at a game without a round. */
const lifetime = 4 * 3_600_000
/** What a demo begins with, in minor units. */
const demoCredit = 100_000n

export type PlaySession = typeof playSessions.$inferSelect
export type Round = typeof gameRounds.$inferSelect

/** A seat at a game for who brings a ticket; null for one that is spent. */
export async function sitDown(
  { database }: House,
  ticket: string | null,
  now: Date,
): Promise<{ token: string; entry: GameEntry } | null> {
  const entry = await spendGameTicket(database, ticket, now)
  if (!entry) return null
  const token = mintToken()
  const { accountId, sessionId, nodeId, mode } = entry
  await database.insert(playSessions).values({
    tokenHash: hashToken(token),
    accountId: mode === 'real' ? accountId : null,
    sessionId,
    nodeId,
    mode,
    demoBalance: demoCredit,
    endsAt: new Date(now.getTime() + lifetime),
  })
  return { token, entry }
}

const left = () => new Refusal(403, 'login_needed', 'This seat is not yours any more')

/** @throws Refusal for a token that is spent, too old or made up */
async function seatOf(database: Database, token: string, now: Date): Promise<PlaySession> {
  if (!isToken(token)) throw left()
  const mine = and(eq(playSessions.tokenHash, hashToken(token)), gt(playSessions.endsAt, now))
  const [seat] = await database.select().from(playSessions).where(mine)
  if (!seat) throw left()
  return seat
}

const balanceOf = (database: Database, { accountId, demoBalance }: PlaySession) =>
  accountId === null ? demoBalance : holdings(database, accountId)

/** What the page shows as balance, in minor units. */
export async function balanceAt({ database }: House, token: string, now: Date): Promise<bigint> {
  return balanceOf(database, await seatOf(database, token, now))
}

/**
 * The seat, for a round of its own: one that came too soon after the last is refused. A member’s seats
 * are one player, however many windows they stand in.
 */
async function takeTurn(tx: Database, seat: PlaySession, now: Date): Promise<PlaySession> {
  const { tokenHash, accountId } = playSessions
  const own = eq(tokenHash, seat.tokenHash)
  // All of them are held until the round is over, in one order, so that none waits in a ring.
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
  const endsAt = new Date(now.getTime() + lifetime)
  const [held] = await tx.update(playSessions).set({ roundAt: now, endsAt }).where(own).returning()
  if (!held) throw left()
  return held
}

/** What a page asks for. */
export interface RoundAsk {
  token: string
  /** Its own name for the round: sent again, it gets the answer of the first. */
  key: string
  /** Minor units. */
  stake: bigint
  /** 0 to 9. */
  chosen: number
}

/**
 * Plays a round and moves its money: all of it in one transaction, so that a process that ends in the
 * middle has neither taken nor paid anything.
 */
export async function play(
  { database }: House,
  { token, key, stake, chosen }: RoundAsk,
  now: Date,
): Promise<{ round: Round; balance: bigint }> {
  if (!stakes.some((one) => one === stake)) {
    throw new Refusal(400, 'stake_wrong', 'There is no such stake')
  }
  const seat = await seatOf(database, token, now)
  const id = createHash('sha256').update(`${seat.tokenHash}\n${key}`).digest('base64url')
  const [before] = await database.select().from(gameRounds).where(eq(gameRounds.id, id))
  if (before) return { round: before, balance: await balanceOf(database, seat) }
  const [game] = await database.select().from(games).where(eq(games.nodeId, seat.nodeId))
  if (!game?.isOpen) throw new Refusal(403, 'game_closed', 'The game is under maintenance')
  const engine = engineOf(game.gameType)
  try {
    return await database.transaction(async (tx) => {
      const held = await takeTurn(tx, seat, now)
      const { accountId, nodeId, mode } = held
      const { win, shown } = playRound(engine, stake, chosen, (below) => randomInt(below))
      if (accountId === null) {
        if (held.demoBalance < stake) throw new LedgerError('not_enough')
        held.demoBalance += win - stake
        await tx
          .update(playSessions)
          .set({ demoBalance: held.demoBalance })
          .where(eq(playSessions.tokenHash, held.tokenHash))
      } else {
        await vendor.bet(tx, { accountId, roundId: id, amount: stake }, now)
        if (win > 0n) await vendor.win(tx, { accountId, roundId: id, amount: win }, now)
        await earnFromStake(tx, { accountId, stake, key: `game:${id}` }, now)
      }
      const round = { id, accountId, nodeId, mode, stake, win, outcome: shown, playedAt: now }
      await tx.insert(gameRounds).values(round)
      return { round, balance: await balanceOf(tx, held) }
    })
  } catch (cause) {
    if (cause instanceof LedgerError && cause.reason === 'not_enough') {
      throw new Refusal(400, 'not_enough', 'The balance is too low for this')
    }
    throw cause
  }
}

/** Takes out the seats that nobody sits on any more. */
export async function sweepSeats(database: Database, now: Date): Promise<void> {
  await database.delete(playSessions).where(lte(playSessions.endsAt, now))
}
