import type { calls } from '#contract/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { closeSession } from './sessions.ts'

export const logout: Handler<typeof calls.logout> = async ({ visitor }, house) => {
  await closeSession(house, visitor.session)
  return null
}
