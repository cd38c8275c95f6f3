import * as v from 'valibot'
import { call } from './call.ts'
import { money, nothing } from './values.ts'

export const balance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  who: 'account',
  summary: 'What the ledger says the account holds, over all of its wallets.',
  sealed: false,
  request: nothing,
  answer: v.object({ sumBalance: money }),
  failure: nothing,
})
