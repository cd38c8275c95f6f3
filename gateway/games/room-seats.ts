import { and, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { roomSeats } from '#gateway/database/schema/index.ts'

/** Milliseconds for which a seat is kept for who does not play. */
export const seatKept = 5 * 60_000

/** Places at every table of a game. */
export const seatsOf = (nodeId: number) => (nodeId % 3 === 0 ? 4 : 6)

/** How many sit at each table of these games: who came or played a moment ago. */
export async function seatedIn(
  database: Database,
  nodeIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { roomId, nodeId, endsAt } = roomSeats
  const rows = await database
    .select({ roomId, seated: count() })
    .from(roomSeats)
    .where(and(inArray(nodeId, [...nodeIds]), gt(endsAt, now)))
    .groupBy(roomId)
  return new Map(rows.map((row) => [row.roomId, row.seated]))
}

/**
 * A place at a table until `endsAt`, or longer for who has one there already. Of two who come for the
 * last place at once one gets it: the table of the places says who.
 * @returns false where all are taken
 */
export async function takeSeat(
  database: Database,
  player: { roomId: string; nodeId: number; accountId: string; sessionId: string | null },
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<boolean> {
  const { roomId, nodeId, accountId, sessionId } = player
  const here = eq(roomSeats.roomId, roomId)
  const seats = seatsOf(nodeId)
  // Each turn that is lost is a place that somebody else has got meanwhile.
  for (let turn = 0; turn <= seats; turn += 1) {
    const [kept] = await database
      .update(roomSeats)
      .set({ sessionId, endsAt: sql`greatest(${roomSeats.endsAt}, ${endsAt.toISOString()})` })
      .where(and(here, eq(roomSeats.accountId, accountId)))
      .returning()
    if (kept) return true
    await database.delete(roomSeats).where(and(here, lte(roomSeats.endsAt, now)))
    const taken = await database.select({ place: roomSeats.place }).from(roomSeats).where(here)
    const places = new Set(taken.map(({ place }) => place))
    const place = Array.from({ length: seats }, (_, index) => index + 1).find(
      (one) => !places.has(one),
    )
    if (place === undefined) return false
    const [got] = await database
      .insert(roomSeats)
      .values({ roomId, place, nodeId, accountId, sessionId, endsAt })
      .onConflictDoNothing()
      .returning()
    if (got) return true
  }
  return false
}

/**
 * Keeps the place of who comes to a game or plays it, where that is at a table.
 * @returns false for who was away so long that others have all the places
 */
export async function keepSeat(
  database: Database,
  at: { roomId: string | null; nodeId: number; sessionId: string | null },
  accountId: string | null,
  now: Date,
): Promise<boolean> {
  const { roomId } = at
  if (roomId === null || accountId === null) return true
  const endsAt = new Date(now.getTime() + seatKept)
  return takeSeat(database, { ...at, roomId, accountId }, { now, endsAt })
}

/** Takes out the places that nobody has any more. */
export async function sweepRoomSeats(database: Database, now: Date): Promise<void> {
  await database.delete(roomSeats).where(lte(roomSeats.endsAt, now))
}
