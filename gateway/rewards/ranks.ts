import type { Answer, calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, type Label } from '#gateway/database/schema/index.ts'

type Rank = Answer<typeof calls.pointBalance>['rank']

/** Points a member must ever have earned for a rank, lowest first. */
const ladder = [
  { rankLevel: 1, earned: 1_000, color: '#8a6a4a', color2: '#e3c9a8' },
  { rankLevel: 2, earned: 3_000, color: '#7d8590', color2: '#e2e6ea' },
  { rankLevel: 3, earned: 6_000, color: '#a8842c', color2: '#f2dca0' },
  { rankLevel: 4, earned: 12_000, color: '#b8642f', color2: '#f6cfae' },
  { rankLevel: 5, earned: 25_000, color: '#cd9b3c', color2: '#fbe3a3' },
  { rankLevel: 6, earned: 50_000, color: '#4f8f7a', color2: '#c5eadb' },
  { rankLevel: 7, earned: 100_000, color: '#5b6fc0', color2: '#cfd8fb' },
  { rankLevel: 8, earned: 250_000, color: '#9b4fb0', color2: '#efcdf6' },
] as const

const nameOf = (rankLevel: number) => `VIP ${rankLevel}`

/** The highest rank among somebody's labels; 0 for who has none. */
export function rankLevelOf(account: { clubLabel: Label | null; memberLabels: Label[] }): number {
  const levels = [account.clubLabel, ...account.memberLabels].map((label) => label?.rankLevel ?? 0)
  return Math.max(0, ...levels)
}

/** Where a member stands. A rank that somebody gave them counts, however few points they earned. */
export function rankOf(
  account: { clubLabel: Label | null; memberLabels: Label[] },
  earned: number,
): Rank {
  const level = rankLevelOf(account)
  const label = [account.clubLabel, ...account.memberLabels].find((one) => one?.rankLevel === level)
  const next = ladder.find((rung) => rung.rankLevel > level && rung.earned > earned)
  const floor = ladder.findLast((rung) => rung.rankLevel <= level)?.earned ?? 0
  return {
    name: label?.labelName ?? null,
    next: next
      ? {
          name: nameOf(next.rankLevel),
          missing: next.earned - earned,
          progress: Math.min(1, Math.max(0, (earned - floor) / (next.earned - floor))),
        }
      : null,
  }
}

/** Gives a member the rank that their points have reached; none is ever taken away here. */
export async function raiseRank(database: Database, id: string, earned: number): Promise<void> {
  const reached = ladder.findLast((rung) => rung.earned <= earned)
  if (!reached) return
  const [account] = await database.select().from(accounts).where(eq(accounts.id, id))
  if (!account || rankLevelOf(account) >= reached.rankLevel) return
  const { rankLevel, color, color2 } = reached
  const label: Label = { labelName: nameOf(rankLevel), color, color2, rankLevel }
  const others = account.memberLabels.filter((one) => !/^VIP \d+$/.test(one.labelName))
  await database
    .update(accounts)
    .set({ clubLabel: label, memberLabels: [label, ...others] })
    .where(eq(accounts.id, id))
}
