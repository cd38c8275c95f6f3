import { type calls, languageCodes, lotteryVendors } from '#contract/index.ts'
import { mintGameTicket } from '#gateway/games/game-tickets.ts'
import { vendorAddress } from '#gateway/games/vendor/vendors.ts'
import type { House } from '#gateway/house.ts'
import type { Asked, Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { addressBlock, enforce } from '#gateway/session/limits.ts'
import { isOn } from '#gateway/site/flags.ts'
import { lotteriesOf, type Lottery } from './catalogue.ts'

type Ask = Asked<typeof calls.lotteryLaunch>

/** The lottery that is asked for; for a lobby without one, the first that an operator's vendor runs. */
async function findLottery({ input }: Ask, house: House): Promise<Lottery | undefined> {
  const all = await lotteriesOf(house.database)
  const code = input.lottoGameCode
  if (code !== undefined) return all.find(({ gameCode }) => gameCode === code)
  const theirs = lotteryVendors.filter((vendor) => vendorAddress(house, vendor) !== null)
  return all.find(({ vendor }) => theirs.some((one) => one === vendor))
}

/** Who goes in: a member on their wallet, a guest with a demo, or nobody where there are none. */
async function ticketFor({ visitor, now }: Ask, { nodeId }: Lottery, house: House) {
  if (!visitor && !(await isOn(house, 'FREEPLAY3'))) return null
  return mintGameTicket(house.database, {
    accountId: visitor?.account.id ?? null,
    sessionId: visitor?.session.id ?? null,
    nodeId,
    mode: visitor ? 'real' : 'demo',
    now,
  })
}

/** Where the vendor sends people back to; only ever a page of this site. */
function backOf({ input, host, secure }: Ask, { config }: House): string {
  const home = config.publicUrl ?? `${secure ? 'https' : 'http'}://${host}`
  const { backUrl = '/lottery' } = input
  const back = URL.canParse(backUrl, home) ? new URL(backUrl, home) : null
  return back?.origin === new URL(home).origin ? back.href : new URL('/lottery', home).href
}

/**
 * The lobby launch (L1): the address of the operator's lottery vendor, which `FOYER_VENDORS` names, or
 * null, and then one bets on Foyer's own screen. The vendor gets a ticket, never the session's token.
 */
export const lotteryLaunch: Handler<typeof calls.lotteryLaunch> = async (asked, house) => {
  const { input, visitor, locale, address, now } = asked
  // Most houses have none, and then nothing needs to be looked up.
  if (!lotteryVendors.some((vendor) => vendorAddress(house, vendor) !== null)) {
    return { game_url: null }
  }
  const lottery = await findLottery(asked, house)
  if (!lottery) throw new Refusal(404, 'not_found', 'There is no such lottery')
  const theirs = vendorAddress(house, lottery.vendor)
  if (theirs === null) return { game_url: null }
  await enforce(house, 'launch', [visitor?.account.id ?? addressBlock(address)], now)
  const ticket = await ticketFor(asked, lottery, house)
  const url = new URL(theirs)
  const { lottoArea, launchMode, lottoPrizeMode, lottoGameCode, lottoView, device } = input
  const told = {
    lottoArea,
    launchMode,
    lottoPrizeMode,
    lottoGameCode,
    lottoView,
    device,
    backUrl: backOf(asked, house),
    language: languageCodes[locale],
    ticket,
  }
  for (const [name, value] of Object.entries(told)) {
    if (typeof value === 'string') url.searchParams.set(name, value)
  }
  return { game_url: url.href }
}
