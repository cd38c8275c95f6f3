import type { calls } from '#contract/index.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { missionClaims, missions, visitDays } from '#gateway/database/schema/index.ts'
import { dayKey } from '#gateway/house-days.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import type { Account } from '#gateway/session/sessions.ts'
import { langOf, say } from '#gateway/site/words.ts'
import { dayEndOf, periodOf, weekEndOf } from './calendar.ts'
import { progressOf } from './mission-progress.ts'
import { earn, pointsOf } from './points.ts'
import { requireOn } from './switch.ts'

type Row = typeof missions.$inferSelect

/** Notes that somebody was here today. */
async function noteVisit(database: Database, accountId: string, now: Date): Promise<void> {
  await database
    .insert(visitDays)
    .values({ accountId, day: dayKey(now) })
    .onConflictDoNothing()
}

/** How far somebody is with a mission, and whether they have been paid for it. */
async function standingOf(database: Database, row: Row, account: Account, now: Date) {
  const { since, name } = periodOf(row.period, now)
  const [claim] = await database
    .select()
    .from(missionClaims)
    .where(
      and(
        eq(missionClaims.accountId, account.id),
        eq(missionClaims.missionId, row.id),
        eq(missionClaims.period, name),
      ),
    )
  const done = claim ? row.goal : await progressOf(database, row.source, account, since)
  const progress = Math.min(Math.max(done, 0), row.goal)
  const status = claim ? 'claimed' : progress >= row.goal ? 'claimable' : 'open'
  return { period: name, progress, status } as const
}

/** The missions and the badge (C9, M12). Whoever asks is here today: that counts as a visit. */
export const missionSummary: Handler<typeof calls.missionSummary> = async (asked, house) => {
  const { visitor, locale, now } = asked
  await requireOn(house, 'MISSIONS3')
  const { database } = house
  await noteVisit(database, visitor.account.id, now)
  const rows = await database
    .select()
    .from(missions)
    .where(eq(missions.isOn, true))
    .orderBy(asc(missions.position), asc(missions.id))
  const list = []
  for (const row of rows) {
    const { progress, status } = await standingOf(database, row, visitor.account, now)
    const lang = langOf([row.title, row.text], locale)
    list.push({
      id: row.id,
      period: row.period,
      title: say(row.title, lang).text,
      text: say(row.text, lang).text,
      lang,
      href: row.href,
      progress,
      goal: row.goal,
      points: row.points,
      status,
    })
  }
  return {
    missions: list,
    claimable: list.filter(({ status }) => status === 'claimable').length,
    dayEndsAt: dayEndOf(now).toISOString(),
    weekEndsAt: weekEndOf(now).toISOString(),
  }
}

/** Pays out a mission, once a period: the claim and its points, or neither. */
export const claimMission: Handler<typeof calls.claimMission> = async (asked, house) => {
  const { input, visitor, now, keep } = asked
  await requireOn(house, 'MISSIONS3')
  const { account } = visitor
  const [row] = await house.database
    .select()
    .from(missions)
    .where(and(eq(missions.id, input.missionId), eq(missions.isOn, true)))
  if (!row) throw new Refusal(404, 'not_found', 'There is no such mission')
  const { period, status } = await standingOf(house.database, row, account, now)
  if (status === 'open') throw new Refusal(400, 'not_ready', 'The mission is not done yet')
  return house.database.transaction(async (tx) => {
    const [made] = await tx
      .insert(missionClaims)
      .values({
        accountId: account.id,
        missionId: row.id,
        period,
        points: row.points,
        claimedAt: now,
      })
      .onConflictDoNothing()
      .returning({ points: missionClaims.points })
    if (!made) throw new Refusal(400, 'claimed', 'The mission has been paid out')
    const key = `mission:${account.id}:${row.id}:${period}`
    await earn(tx, { accountId: account.id, points: row.points, kind: 'mission', key }, now)
    const answer = { points: row.points, balance: await pointsOf(tx, account.id, now) }
    await keep(tx, answer)
    return answer
  })
}
