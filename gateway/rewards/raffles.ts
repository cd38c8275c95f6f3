import type { calls, Locale } from '#contract/index.ts'
import { and, asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { accounts, raffles, raffleTickets, raffleWinners } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { maskAccount } from '#gateway/member/mask-account.ts'
import { langOf, say } from '#gateway/site/words.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { toMoney } from '#gateway/wallet/money.ts'
import { pointsOf, spend } from './points.ts'
import { keepRaffles } from './raffle-draw.ts'
import { requireOn } from './switch.ts'

/** How long a drawn raffle stays in the list. */
const remembered = 21 * 24 * 3_600_000
/** Raffles that are shown. */
const shown = 12

const statusOf = ({ drawnAt, opensAt }: typeof raffles.$inferSelect, now: Date) =>
  drawnAt !== null ? 'drawn' : opensAt > now ? 'upcoming' : 'open'

function wordsOf({ title, text }: typeof raffles.$inferSelect, locale: Locale) {
  const lang = langOf([title, text], locale)
  return { title: say(title, lang).text, text: say(text, lang).text, lang }
}

export const raffleList: Handler<typeof calls.raffleList> = async (asked, house) => {
  const { visitor, locale, now } = asked
  await requireOn(house, 'MISSIONS3')
  await keepRaffles(house, now)
  const { database } = house
  const me = visitor.account
  const rows = await database
    .select()
    .from(raffles)
    .where(gt(raffles.drawsAt, new Date(now.getTime() - remembered)))
    .orderBy(desc(raffles.drawsAt), asc(raffles.id))
    .limit(shown)
  const ids = rows.map(({ id }) => id)
  const tickets =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(raffleTickets)
          .where(and(eq(raffleTickets.accountId, me.id), inArray(raffleTickets.raffleId, ids)))
          .orderBy(asc(raffleTickets.number))
  const winners =
    ids.length === 0
      ? []
      : await database
          .select({ winner: raffleWinners, username: accounts.username })
          .from(raffleWinners)
          .innerJoin(accounts, eq(accounts.id, raffleWinners.accountId))
          .where(inArray(raffleWinners.raffleId, ids))
          .orderBy(asc(raffleWinners.place))
  return {
    serverTime: now.getTime(),
    list: rows.map((row) => ({
      id: row.id,
      ...wordsOf(row, locale),
      status: statusOf(row, now),
      prizes: row.prizes,
      ticketPoints: row.ticketPoints,
      maxTickets: row.maxTickets,
      sold: row.sold,
      mine: tickets.filter(({ raffleId }) => raffleId === row.id).map(({ number }) => number),
      opensAt: row.opensAt.toISOString(),
      drawsAt: row.drawsAt.toISOString(),
      claimsUntil: row.claimsUntil.toISOString(),
      commitment: row.commitment,
      seed: row.drawnAt === null ? null : row.seed,
      winners: winners
        .filter(({ winner }) => winner.raffleId === row.id)
        .map(({ winner, username }) => {
          const isMine = winner.accountId === me.id
          return {
            place: winner.place,
            number: winner.number,
            account: isMine ? username : maskAccount(username),
            credit: toMoney(winner.credit),
            isMine,
            isClaimed: winner.claimedAt !== null,
          }
        }),
    })),
  }
}

/** Takes tickets: numbers follow each other, because whoever takes some holds the raffle. */
export const enterRaffle: Handler<typeof calls.enterRaffle> = async (asked, house) => {
  const { input, visitor, idempotencyKey, now, keep } = asked
  await requireOn(house, 'MISSIONS3')
  await keepRaffles(house, now)
  const accountId = visitor.account.id
  return house.database.transaction(async (tx) => {
    const ofId = eq(raffles.id, input.raffleId)
    const [raffle] = await tx.select().from(raffles).where(ofId).for('update')
    if (!raffle) throw new Refusal(404, 'not_found', 'There is no such raffle')
    if (statusOf(raffle, now) !== 'open' || raffle.drawsAt <= now) {
      throw new Refusal(400, 'raffle_closed', 'The raffle takes no tickets')
    }
    const mine = and(eq(raffleTickets.raffleId, raffle.id), eq(raffleTickets.accountId, accountId))
    const [have] = await tx.select({ n: count() }).from(raffleTickets).where(mine)
    if ((have?.n ?? 0) + input.tickets > raffle.maxTickets) {
      throw new Refusal(400, 'ticket_limit', 'Nobody has more tickets than that')
    }
    const points = raffle.ticketPoints * input.tickets
    const first = raffle.sold + 1
    const key = `raffle:${raffle.id}:${first}:${idempotencyKey ?? ''}`
    if (points > 0) await spend(tx, { accountId, points, kind: 'raffle', key }, now)
    const numbers = Array.from({ length: input.tickets }, (_, index) => first + index)
    await tx
      .insert(raffleTickets)
      .values(numbers.map((number) => ({ raffleId: raffle.id, number, accountId, createdAt: now })))
    await tx
      .update(raffles)
      .set({ sold: raffle.sold + input.tickets })
      .where(ofId)
    const answer = { numbers, balance: await pointsOf(tx, accountId, now) }
    await keep(tx, answer)
    return answer
  })
}

/** Everything somebody won in a raffle, into their wallet. */
export const claimRaffle: Handler<typeof calls.claimRaffle> = async (asked, house) => {
  const { input, visitor, now, keep } = asked
  await requireOn(house, 'MISSIONS3')
  const accountId = visitor.account.id
  const [raffle] = await house.database.select().from(raffles).where(eq(raffles.id, input.raffleId))
  if (!raffle) throw new Refusal(404, 'not_found', 'There is no such raffle')
  if (raffle.drawnAt === null) throw new Refusal(400, 'not_ready', 'The raffle is not drawn yet')
  if (raffle.claimsUntil <= now)
    throw new Refusal(400, 'raffle_closed', 'The time to claim is over')
  return house.database.transaction(async (tx) => {
    const mine = and(
      eq(raffleWinners.raffleId, raffle.id),
      eq(raffleWinners.accountId, accountId),
      isNull(raffleWinners.claimedAt),
    )
    const won = await tx.update(raffleWinners).set({ claimedAt: now }).where(mine).returning()
    const credit = won.reduce((sum, one) => sum + one.credit, 0n)
    if (credit === 0n) throw new Refusal(400, 'claimed', 'There is nothing left to claim')
    const legs = [
      { owner: accountId, kind: 'main', amount: credit },
      { owner: null, kind: 'promotions', amount: -credit },
    ] as const
    const idempotencyKey = `raffle:${raffle.id}:${accountId}`
    await post(tx, { kind: 'raffle', idempotencyKey, legs }, now)
    const answer = { credit: toMoney(credit) }
    await keep(tx, answer)
    return answer
  })
}
