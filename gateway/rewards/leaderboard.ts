import type { calls } from '#contract/index.ts'
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { accounts, pointEntries } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { maskAccount } from '#gateway/member/mask-account.ts'
import { weekEndOf, weekOf } from './calendar.ts'
import { requireOn } from './switch.ts'

/** Places that are shown. */
const shown = 20

/** Points earned with missions this week; equal points share a place. */
export const missionLeaderboard: Handler<typeof calls.missionLeaderboard> = async (
  { visitor, now },
  house,
) => {
  await requireOn(house, 'MISSIONS3')
  const { database } = house
  const points = sql<number>`sum(${pointEntries.amount})::int`
  const places = database.$with('places').as(
    database
      .select({
        accountId: pointEntries.accountId,
        points: points.as('points'),
        place: sql<number>`(rank() over (order by sum(${pointEntries.amount}) desc))::int`.as(
          'place',
        ),
      })
      .from(pointEntries)
      .where(and(eq(pointEntries.kind, 'mission'), gte(pointEntries.createdAt, weekOf(now))))
      .groupBy(pointEntries.accountId),
  )
  const fields = {
    accountId: places.accountId,
    username: accounts.username,
    points: places.points,
    place: places.place,
  }
  const all = () =>
    database
      .with(places)
      .select(fields)
      .from(places)
      .innerJoin(accounts, eq(accounts.id, places.accountId))
  const rows = await all().orderBy(desc(places.points), asc(accounts.username)).limit(shown)
  const [own] = await all().where(eq(places.accountId, visitor.account.id))
  const toPlace = (row: (typeof rows)[number]) => {
    const isMine = row.accountId === visitor.account.id
    const account = isMine ? row.username : maskAccount(row.username)
    return { place: row.place, account, points: row.points, isMine }
  }
  return {
    list: rows.map(toPlace),
    mine: own ? toPlace(own) : null,
    endsAt: weekEndOf(now).toISOString(),
  }
}
