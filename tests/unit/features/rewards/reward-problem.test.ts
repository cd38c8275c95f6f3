import { CallError } from '#client/index.ts'
import { rewardProblem } from '#features/rewards/reward-problem.ts'
import { expect, it } from 'vitest'

const refused = (code: string, status = 400) =>
  rewardProblem(new CallError('refused', { code, status }))

it.for([
  ['login_needed', 401, 'login'],
  ['in_need_true_account', 403, 'member'],
  ['password_wrong', 403, 'password'],
  ['points_short', 400, 'short'],
  ['price_changed', 409, 'price'],
  ['not_found', 404, 'gone'],
  ['ticket_limit', 400, 'limit'],
] as const)('%s is told as what it is', ([code, status, kind]) => {
  expect(refused(code, status)).toEqual({ kind })
})
