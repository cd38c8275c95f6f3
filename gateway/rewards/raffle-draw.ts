import { randomBytes } from 'node:crypto'
import { commitmentOf, drawNumbers } from '#contract/index.ts'
import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { raffles, raffleTickets, raffleWinners } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { weeklyRaffle } from '#gateway/sandbox/content/raffle.ts'
import { getFact } from '#gateway/site/state.ts'
import { toMinor } from '#gateway/wallet/money.ts'
import { weekOf } from './calendar.ts'

const week = 7 * 24 * 3_600_000

type NewRaffle = Omit<typeof raffles.$inferInsert, 'seed' | 'commitment' | 'sold' | 'drawnAt'>

/** Adds a raffle with a seed that nobody knows and a commitment that everybody may. */
export async function addRaffle(database: Database, raffle: NewRaffle): Promise<void> {
  const seed = randomBytes(32).toString('hex')
  await database
    .insert(raffles)
    .values({ ...raffle, seed, commitment: await commitmentOf(seed) })
    .onConflictDoNothing()
}

/** The prizes one by one, in minor units, first prize first. */
const prizesOf = (raffle: typeof raffles.$inferSelect) =>
  raffle.prizes.flatMap(({ credit, count }) => Array.from({ length: count }, () => toMinor(credit)))

/** Draws one raffle, unless somebody else just has. */
async function draw(tx: Database, id: string, now: Date): Promise<void> {
  const [raffle] = await tx.select().from(raffles).where(eq(raffles.id, id)).for('update')
  if (!raffle || raffle.drawnAt !== null) return
  const { seed, sold } = raffle
  const prizes = prizesOf(raffle)
  const numbers =
    sold > 0 ? await drawNumbers({ raffleId: id, seed, sold, prizes: prizes.length }) : []
  if (numbers.length > 0) {
    const tickets = await tx
      .select()
      .from(raffleTickets)
      .where(and(eq(raffleTickets.raffleId, id), inArray(raffleTickets.number, numbers)))
    const winners = numbers.flatMap((number, index) => {
      const ticket = tickets.find((one) => one.number === number)
      const credit = prizes[index]
      if (!ticket || credit === undefined) return []
      return [{ raffleId: id, place: index + 1, number, accountId: ticket.accountId, credit }]
    })
    if (winners.length > 0) await tx.insert(raffleWinners).values(winners)
  }
  await tx.update(raffles).set({ drawnAt: now }).where(eq(raffles.id, id))
}

/**
 * Draws what is due, and keeps a raffle of the week going until an operator makes their own. Done by
 * whoever asks first, so that no process has to be there at the hour.
 */
export async function keepRaffles({ database }: House, now: Date): Promise<void> {
  if ((await getFact(database, 'raffles')) !== 'own') {
    const monday = weekOf(now)
    const coming = weeklyRaffle(monday)
    const current = coming.drawsAt > now ? coming : weeklyRaffle(new Date(monday.getTime() + week))
    const [there] = await database
      .select({ id: raffles.id })
      .from(raffles)
      .where(eq(raffles.id, current.id))
    if (!there) await addRaffle(database, current)
  }
  const due = await database
    .select({ id: raffles.id })
    .from(raffles)
    .where(and(isNull(raffles.drawnAt), lte(raffles.drawsAt, now)))
  for (const { id } of due) await database.transaction((tx) => draw(tx, id, now))
}
