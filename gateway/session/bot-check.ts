import type { calls } from '#contract/index.ts'
import type { House } from '#gateway/house.ts'
import type { Caller, Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { makeChallenge, spendWork } from './altcha.ts'
import { askProvider } from './bot-check-provider.ts'
import { botCheckRules } from './constants.ts'
import { addressBlock, countRule } from './limits.ts'

/** An address that asks for one challenge after the other works longer for each. */
async function timesOf(house: House, { address, now }: Caller): Promise<number> {
  const { count } = await countRule(house, 'botCheck', [addressBlock(address)], now)
  return Math.min(2 ** Math.floor(count / botCheckRules.doublesEvery), botCheckRules.mostTimes)
}

export const botCheck: Handler<typeof calls.botCheck> = async (asked, house) => {
  const { input, now } = asked
  const { botCheck: chosen } = house.config
  if (input.instead === undefined) {
    if (chosen.provider === 'none') return { provider: 'none' }
    if (chosen.provider !== 'altcha') {
      return { provider: chosen.provider, siteKey: chosen.siteKey }
    }
  }
  const work = input.instead ?? 'human'
  const challenge = await makeChallenge(house, work, await timesOf(house, asked), now)
  return { provider: 'altcha', challenge, lifetime: botCheckRules.lifetime }
}

async function isHuman(house: House, proof: string, caller: Caller): Promise<boolean> {
  const { botCheck: chosen } = house.config
  if (chosen.provider === 'none') return true
  if (chosen.provider === 'altcha') return spendWork(house, proof, 'human', caller.now)
  return askProvider(chosen, proof, caller)
}

/**
 * Lets nobody on without a proof of the bot check (A7). The proof is spent, whatever comes of the
 * call, so ask first what costs less to refuse: limits, and what is wrong with the input.
 * @throws Refusal 403 `bot_check` without a good proof; 503 `bot_check` when nobody could be asked
 */
export async function requireHuman(
  house: House,
  botProof: string | undefined,
  caller: Caller,
): Promise<void> {
  if (house.config.botCheck.provider === 'none') return
  if (botProof && (await isHuman(house, botProof, caller))) return
  throw new Refusal(403, 'bot_check', 'Complete the security check')
}
