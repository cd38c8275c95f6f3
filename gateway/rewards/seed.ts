import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  accounts,
  missions as missionTable,
  raffles,
  raffleTickets,
  redemptions,
  rewards as rewardTable,
} from '#gateway/database/schema/index.ts'
import { missions } from '#gateway/sandbox/content/missions.ts'
import { weeklyRaffle } from '#gateway/sandbox/content/raffle.ts'
import { categoryNameOf, rewards } from '#gateway/sandbox/content/rewards.ts'
import { daysAgo } from '#gateway/house-days.ts'
import { getFact, setFact } from '#gateway/site/state.ts'
import { toMinor } from '#gateway/wallet/money.ts'
import { periodOf, weekOf } from './calendar.ts'
import { earn, spend } from './points.ts'
import { addRaffle } from './raffle-draw.ts'

const day = 24 * 3_600_000

async function seedShelf(database: Database): Promise<void> {
  const shelf = rewards.map((reward, position) => ({
    id: reward.id,
    position,
    category: reward.category,
    categoryName: categoryNameOf(reward),
    title: reward.title,
    summary: reward.summary,
    content: reward.content ?? null,
    emblem: reward.emblem,
    kind: reward.kind,
    points: reward.points,
    credit: reward.credit === undefined ? null : toMinor(reward.credit),
    stock: reward.stock ?? null,
    minRank: reward.minRank ?? null,
    publishesAt: new Date(0),
  }))
  await database.insert(rewardTable).values(shelf).onConflictDoNothing()
  const rows = missions.map((mission, position) => ({ ...mission, position }))
  await database.insert(missionTable).values(rows).onConflictDoNothing()
}

/** Points that the sandbox's people begin with, as if they had been here for a while. */
async function seedPoints(database: Database, people: ReadonlyMap<string, string>, now: Date) {
  const give = (
    name: string,
    points: number,
    at: Date,
    kind: 'opening' | 'mission' = 'opening',
  ) => {
    const accountId = people.get(name)
    const key = `seed:${name}:${kind}:${points}`
    return accountId && earn(database, { accountId, points, kind, key }, at)
  }
  const take = (name: string, points: number, at: Date) => {
    const accountId = people.get(name)
    const key = `seed:${name}:redeem:${points}`
    return accountId && spend(database, { accountId, points, kind: 'redeem', key }, at)
  }
  // Eleven months ago: what is left of it expires at the end of next month.
  await give('vip88', 32_520, daysAgo(now, 330))
  await take('vip88', 32_200, daysAgo(now, 200))
  await give('vip88', 3960, daysAgo(now, 30))
  await give('newbie', 120, daysAgo(now, 1))
  await give('agent', 900, daysAgo(now, 40))
  const { since } = periodOf('week', now)
  await give('agent', 30, since, 'mission')
}

async function seedRedemptions(database: Database, accountId: string, now: Date): Promise<void> {
  const found = (id: string) => {
    const reward = rewards.find((one) => one.id === id)
    if (!reward) throw new Error(`No reward ${id}`)
    return reward
  }
  const of = (id: string, quantity: number) => {
    const { title, emblem, points, credit } = found(id)
    return {
      accountId,
      rewardId: id,
      title,
      emblem,
      quantity,
      points: points * quantity,
      credit: credit === undefined ? null : toMinor(credit) * BigInt(quantity),
    }
  }
  await database.insert(redemptions).values([
    {
      ...of('credit-100', 2),
      status: 'approved',
      createdAt: daysAgo(now, 3, 20),
      decidedAt: daysAgo(now, 3, 20),
    },
    { ...of('spins-30', 1), status: 'process', createdAt: daysAgo(now, 1, 9) },
    {
      ...of('brass-rooster', 1),
      status: 'rejected',
      note: 'ของหมดก่อนถึงคิว คืนคะแนนแล้ว · Gone before your turn. Your points are back',
      createdAt: daysAgo(now, 12, 14),
      decidedAt: daysAgo(now, 11, 10),
    },
  ])
}

/** Last week's raffle, drawn by whoever looks first. */
async function seedRaffle(database: Database, people: ReadonlyMap<string, string>, now: Date) {
  const raffle = weeklyRaffle(new Date(weekOf(now).getTime() - 7 * day))
  await addRaffle(database, raffle)
  const owners = ['vip88', 'agent', 'newbie', 'vip88', 'agent', 'agent', 'vip88', 'newbie']
  const tickets = owners.flatMap((name, index) => {
    const accountId = people.get(name)
    if (!accountId) return []
    return [{ raffleId: raffle.id, number: index + 1, accountId, createdAt: raffle.opensAt }]
  })
  if (tickets.length < owners.length) return
  await database.insert(raffleTickets).values(tickets).onConflictDoNothing()
  await database.update(raffles).set({ sold: tickets.length }).where(eq(raffles.id, raffle.id))
}

/** Puts the sandbox's mall, missions and points in, once; afterwards they are the operator's. */
export async function seedRewards(database: Database, now: Date): Promise<void> {
  if ((await getFact(database, 'rewards')) !== null) return
  const names = ['vip88', 'newbie', 'agent']
  const rows = await database.select().from(accounts).where(inArray(accounts.username, names))
  const people = new Map(rows.map(({ username, id }) => [username, id]))
  await database.transaction(async (tx) => {
    await seedShelf(tx)
    await seedPoints(tx, people, now)
    const vip = people.get('vip88')
    if (vip) await seedRedemptions(tx, vip, now)
    await seedRaffle(tx, people, now)
    await setFact(tx, 'rewards', { version: 1 })
  })
}
