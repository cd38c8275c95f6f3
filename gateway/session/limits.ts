import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { limits } from '#gateway/database/schema/index.ts'
import type { Database } from '#gateway/database/open.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { type LimitName, limitRules } from './constants.ts'

/** An address as limits count it: a household has a whole /64 of IPv6. */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Name of a counter; hashed, because names and addresses come in any length and are private. */
export const counterName = (rule: string, ...of: string[]) =>
  `${rule}:${createHash('sha256').update(of.join('\n')).digest('base64url')}`

/** Counts a hit in a window that began with its first one, in a single statement. */
export async function countHit(database: Database, name: string, window: number, now: Date) {
  const endsAt = new Date(now.getTime() + window)
  const over = sql`${limits.endsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await database
    .insert(limits)
    .values({ name, count: 1, endsAt })
    .onConflictDoUpdate({
      target: limits.name,
      set: {
        count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${limits.endsAt} end`,
      },
    })
    .returning({ count: limits.count, endsAt: limits.endsAt })
  return row ?? { count: 1, endsAt }
}

/** Counts a hit of a rule, without judging it. */
export function countRule(house: House, rule: LimitName, of: readonly string[], now: Date) {
  return countHit(house.database, counterName(rule, ...of), limitRules[rule].window, now)
}

/** How many hits of a rule there have been in this window, without adding one. */
export async function hitsOf(house: House, rule: LimitName, of: readonly string[], now: Date) {
  const [row] = await house.database
    .select()
    .from(limits)
    .where(and(eq(limits.name, counterName(rule, ...of)), gt(limits.endsAt, now)))
  return row?.count ?? 0
}

/** Forgets the hits of a rule. */
export async function clearRule(house: House, rule: LimitName, of: readonly string[]) {
  await house.database.delete(limits).where(eq(limits.name, counterName(rule, ...of)))
}

/**
 * Counts a hit of a rule.
 * @returns how many there have been in this window
 * @throws Refusal 429 with `Retry-After` in seconds
 */
export async function enforce(
  house: House,
  rule: LimitName,
  of: readonly string[],
  now: Date,
): Promise<number> {
  const { count, endsAt } = await countRule(house, rule, of, now)
  if (count <= limitRules[rule].hits) return count
  const wait = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  throw new Refusal(429, 'too_many', `Too many attempts, try again in ${wait} s`, null, {
    'Retry-After': String(wait),
  })
}
