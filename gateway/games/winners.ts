import type { calls } from '#contract/index.ts'
import type { Handler } from '#gateway/http/handler.ts'

export const winnerBoard: Handler<typeof calls.winnerBoard> = async ({ now }) => ({
  date: now.toISOString(),
  list: [],
})
