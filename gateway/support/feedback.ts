import type { calls } from '#contract/index.ts'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, feedback as feedbackTable } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { enforce } from '#gateway/session/limits.ts'
import { isOn } from '#gateway/site/flags.ts'

/** How many of the newest the operator is shown. */
const shown = 200

export const feedback: Handler<typeof calls.feedback> = async (
  { input, visitor, now, keep },
  house,
) => {
  if (!(await isOn(house, 'FEEDBACK3'))) {
    throw new Refusal(403, 'switched_off', 'The house takes no feedback')
  }
  const accountId = visitor.account.id
  await enforce(house, 'feedback', [accountId], now)
  await house.database.transaction(async (tx) => {
    await tx.insert(feedbackTable).values({ accountId, content: input.content, createdAt: now })
    await keep(tx, {})
  })
  return {}
}

/** What members said, newest first, for the operator. */
export function readFeedback(database: Database) {
  return database
    .select({
      id: feedbackTable.id,
      username: accounts.username,
      content: feedbackTable.content,
      createdAt: feedbackTable.createdAt,
    })
    .from(feedbackTable)
    .innerJoin(accounts, eq(accounts.id, feedbackTable.accountId))
    .orderBy(desc(feedbackTable.createdAt), desc(feedbackTable.id))
    .limit(shown)
}
