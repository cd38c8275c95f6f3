import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { LotteryPlay } from '#contract/index.ts'
import type { Database } from '#gateway/database/open.ts'
import {
  games,
  lotteryDraws,
  lotteryLines,
  lotteryTickets,
} from '#gateway/database/schema/index.ts'
import { countRound } from '#gateway/promotions/progress.ts'
import { earnFromStake } from '#gateway/rewards/points.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { eachRow } from './each-row.ts'
import { type Ends, endsOf, isHit, playsOf, prizeOf } from './plays.ts'
import { lotteryData } from '#gateway/sandbox/content/lotteries.ts'

/** Tickets looked up at one go; each is paid in a transaction of its own. */
const atOnce = 100

/** What all tickets of a draw are paid by. */
interface Settling {
  ends: Ends
  plays: readonly LotteryPlay[]
  /** Whose rounds promotions count; none for a lottery that left the catalogue meanwhile. */
  game: { gameType: string; vassalage: string } | undefined
}

/** Pays a ticket, or finds that it won nothing: all of that, or none, and never twice. */
async function settleTicket(
  tx: Database,
  id: string,
  { ends, plays, game }: Settling,
  now: Date,
): Promise<void> {
  const waiting = and(eq(lotteryTickets.id, id), eq(lotteryTickets.status, 'waiting'))
  const [ticket] = await tx.select().from(lotteryTickets).where(waiting).for('update')
  // Another process has, or its owner took it back.
  if (!ticket) return
  const lines = await tx
    .select()
    .from(lotteryLines)
    .where(eq(lotteryLines.ticketId, id))
    .orderBy(asc(lotteryLines.place))
  let win = 0n
  for (const line of lines) {
    const play = plays.find(({ code }) => code === line.playType)
    const hit = play !== undefined && isHit(play, line.numbers, ends)
    const prize = hit ? prizeOf(line.stake, line.rate, line.half) : 0n
    win += prize
    await tx
      .update(lotteryLines)
      .set({ win: prize })
      .where(and(eq(lotteryLines.ticketId, id), eq(lotteryLines.place, line.place)))
  }
  // Points, then promotions, then the wallet: the order in which all who lock several of them do.
  await earnFromStake(
    tx,
    { accountId: ticket.accountId, stake: ticket.total, key: `lottery:${id}` },
    now,
  )
  if (game) {
    const { accountId, total: stake } = ticket
    await countRound(tx, { accountId, stake, ...game }, now)
  }
  if (win > 0n) {
    const legs = [
      { owner: ticket.accountId, kind: 'main', amount: win },
      { owner: null, kind: 'games', amount: -win },
    ] as const
    await post(tx, { kind: 'lottery_win', idempotencyKey: `lottery-win:${id}`, legs }, now)
  }
  await tx
    .update(lotteryTickets)
    .set({ status: win > 0n ? 'won' : 'lost', win })
    .where(eq(lotteryTickets.id, id))
}

/** What the tickets of a draw are paid by; null while it has no numbers. */
async function settlingOf(database: Database, drawId: string): Promise<Settling | null> {
  const [draw] = await database.select().from(lotteryDraws).where(eq(lotteryDraws.id, drawId))
  if (!draw?.prizes) return null
  const shapes = lotteryData[draw.gameCode]?.shapes ?? []
  const [game] = await database
    .select({ gameType: games.gameType, vassalage: games.vassalage })
    .from(games)
    .where(eq(games.gameId, draw.gameCode))
  return { ends: endsOf(draw.prizes), plays: playsOf(shapes), game }
}

/**
 * Settles what waits for a draw. Whoever is stopped in the middle leaves the rest to the next; a ticket
 * that cannot be paid waits, and keeps none of the others from it.
 * @throws AggregateError of the tickets that could not be paid, once all others are
 */
export async function settle(database: Database, drawId: string, now: Date): Promise<void> {
  const settling = await settlingOf(database, drawId)
  if (!settling) return
  await eachRow(
    (after) =>
      database
        .select({ id: lotteryTickets.id })
        .from(lotteryTickets)
        .where(
          and(
            eq(lotteryTickets.drawId, drawId),
            eq(lotteryTickets.status, 'waiting'),
            after === undefined ? undefined : gt(lotteryTickets.id, after),
          ),
        )
        .orderBy(asc(lotteryTickets.id))
        .limit(atOnce),
    ({ id }) => database.transaction((tx) => settleTicket(tx, id, settling, now)),
  )
  await database
    .update(lotteryDraws)
    .set({ settledAt: now })
    .where(and(eq(lotteryDraws.id, drawId), isNull(lotteryDraws.settledAt)))
}

/**
 * Settles what a player holds of draws that are over, so that nobody waits for everybody's.
 * @throws AggregateError of the tickets that could not be paid, once all others are
 */
export async function settleOwn(database: Database, accountId: string, now: Date): Promise<void> {
  const known = new Map<string, Settling | null>()
  await eachRow(
    (after) =>
      database
        .select({ id: lotteryTickets.id, drawId: lotteryTickets.drawId })
        .from(lotteryTickets)
        .innerJoin(lotteryDraws, eq(lotteryDraws.id, lotteryTickets.drawId))
        .where(
          and(
            eq(lotteryTickets.accountId, accountId),
            eq(lotteryTickets.status, 'waiting'),
            isNotNull(lotteryDraws.drawnAt),
            after === undefined ? undefined : gt(lotteryTickets.id, after),
          ),
        )
        .orderBy(asc(lotteryTickets.id))
        .limit(atOnce),
    async ({ id, drawId }) => {
      const settling = known.get(drawId) ?? (await settlingOf(database, drawId))
      known.set(drawId, settling)
      if (settling) await database.transaction((tx) => settleTicket(tx, id, settling, now))
    },
  )
}
