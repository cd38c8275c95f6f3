import type { calls } from '#contract/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { holdings } from './ledger.ts'
import { toMoney } from './money.ts'

export const balance: Handler<typeof calls.balance> = async ({ visitor }, { database }) => ({
  sumBalance: toMoney(await holdings(database, visitor.account.id)),
})
