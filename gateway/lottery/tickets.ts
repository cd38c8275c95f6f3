import { randomUUID } from 'node:crypto'
import type { calls, Checked, Locale, LotteryTicket } from '#contract/index.ts'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { lotteryDraws, lotteryLines, lotteryTickets } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { offsetOf, pageOf } from '#gateway/games/pages.ts'
import { vendorAddress } from '#gateway/games/vendor/vendors.ts'
import { LedgerError, post } from '#gateway/wallet/ledger.ts'
import { say } from '#gateway/site/words.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'
import { allLotteriesOf, lotteriesOf, type Lottery } from './catalogue.ts'
import { keepLotteries } from './keep-draws.ts'
import type { DrawRow } from './on-sale.ts'
import { cancelMinutesOf, drawnFor, limitedOf, playsOf, rateOf, stakes } from './plays.ts'
import { spacingOf } from './schedule.ts'
import { settleOwn } from './settle.ts'

type Line = Checked<typeof calls.placeLotteryTicket>['lines'][number]
type TicketRow = typeof lotteryTickets.$inferSelect
type LineRow = typeof lotteryLines.$inferSelect

const refuse = (
  code: 'draw_closed' | 'number_closed' | 'stake_wrong' | 'rate_changed',
  why: string,
) => new Refusal(400, code, why)

/** Until when a ticket of a draw is taken back; null for never. */
function cancelUntil(lottery: Lottery, { closesAt }: DrawRow): Date | null {
  const minutes = cancelMinutesOf(spacingOf(lottery.schedule))
  return minutes > 0 ? new Date(closesAt.getTime() - minutes * 60_000) : null
}

/** A ticket's rows as the contract has them. */
function toTicket(
  ticket: TicketRow,
  lines: readonly LineRow[],
  { draw, lottery, locale, now }: { draw: DrawRow; lottery: Lottery; locale: Locale; now: Date },
): LotteryTicket {
  const { text: name, lang: nameLang } = say(lottery.name, locale)
  const until = ticket.status === 'waiting' ? cancelUntil(lottery, draw) : null
  const paid = (win: bigint | null) => (win === null ? null : toMoney(win))
  const plays = playsOf(lottery.shapes)
  return {
    id: ticket.id,
    gameCode: ticket.gameCode,
    vendor: lottery.vendor,
    name,
    nameLang,
    drawId: draw.id,
    commitment: draw.commitment,
    numero: draw.numero,
    province: draw.province || null,
    status: ticket.status,
    lines: lines.map(({ playType, numbers, stake, rate, half, win }) => ({
      playType,
      numbers,
      stake: toMoney(stake),
      rate,
      half,
      win: paid(win),
      drawn: drawnFor(playType, plays, draw.prizes),
    })),
    total: toMoney(ticket.total),
    win: paid(ticket.win),
    placedAt: ticket.placedAt.toISOString(),
    drawsAt: draw.drawsAt.toISOString(),
    cancelUntil: until && until > now ? until.toISOString() : null,
  }
}

/** Lines as they are kept, or a refusal of the whole ticket. */
function checkLines(lines: readonly Line[], lottery: Lottery, draw: DrawRow) {
  const plays = playsOf(lottery.shapes)
  const limited = limitedOf(draw.commitment)
  const [least, most] = [toMinor(stakes.min), toMinor(stakes.max)]
  const seen = new Set<string>()
  return lines.map(({ playType, numbers, stake: text, rate }, place) => {
    const play = plays.find(({ code }) => code === playType)
    if (!play || numbers.length !== play.digits) {
      throw new Refusal(400, 'bad_request', `lines.${place}: no such play or number`)
    }
    const name = `${playType}:${numbers}`
    if (seen.has(name)) throw new Refusal(400, 'bad_request', `lines.${place}: is there twice`)
    seen.add(name)
    if (rate !== undefined && !/^\d{1,6}(\.\d{1,3})?$/.test(rate)) {
      throw new Refusal(400, 'bad_request', `lines.${place}.rate: is no rate`)
    }
    if (rate !== undefined && rateOf(rate) !== rateOf(play.rate)) {
      throw refuse('rate_changed', 'A rate is another by now')
    }
    const limit = limited.find((one) => one.playType === playType && one.numbers === numbers)
    if (limit?.kind === 'closed')
      throw refuse('number_closed', 'A number is not sold for this draw')
    const stake = toMinor(text)
    if (stake < least || stake > most) throw refuse('stake_wrong', 'A stake is too low or too high')
    return {
      place,
      playType,
      numbers,
      stake,
      rate: play.rate,
      half: limit !== undefined,
      win: null,
    }
  })
}

/** The draw, held so that it is not drawn meanwhile. */
async function holdDraw(tx: Database, id: string) {
  const [draw] = await tx.select().from(lotteryDraws).where(eq(lotteryDraws.id, id)).for('share')
  return draw
}

export const placeLotteryTicket: Handler<typeof calls.placeLotteryTicket> = async (
  asked,
  house,
) => {
  const { input, visitor, locale, now, keep } = asked
  const all = await lotteriesOf(house.database)
  const accountId = visitor.account.id
  try {
    return await house.database.transaction(async (tx) => {
      const draw = await holdDraw(tx, input.drawId)
      const lottery = all.find(({ gameCode }) => gameCode === draw?.gameCode)
      if (!draw || !lottery) throw new Refusal(404, 'not_found', 'There is no such draw')
      if (vendorAddress(house, lottery.vendor) !== null) {
        throw new Refusal(404, 'not_found', 'Bets on this lottery are its vendor’s')
      }
      if (draw.closesAt <= now || draw.drawnAt !== null) {
        throw refuse('draw_closed', 'The draw takes no more bets')
      }
      const lines = checkLines(input.lines, lottery, draw)
      const total = lines.reduce((sum, { stake }) => sum + stake, 0n)
      const ticket: TicketRow = {
        id: randomUUID(),
        accountId,
        drawId: draw.id,
        gameCode: draw.gameCode,
        status: 'waiting',
        total,
        win: null,
        placedAt: now,
      }
      await tx.insert(lotteryTickets).values(ticket)
      const rows = lines.map((line) => ({ ticketId: ticket.id, ...line }))
      await tx.insert(lotteryLines).values(rows)
      const legs = [
        { owner: accountId, kind: 'main', amount: -total },
        { owner: null, kind: 'games', amount: total },
      ] as const
      await post(tx, { kind: 'lottery_bet', idempotencyKey: `lottery:${ticket.id}`, legs }, now)
      const answer = toTicket(ticket, rows, { draw, lottery, locale, now })
      await keep(tx, answer)
      return answer
    })
  } catch (cause) {
    if (cause instanceof LedgerError && cause.reason === 'not_enough') {
      throw new Refusal(400, 'not_enough', 'The balance is too low for this')
    }
    throw cause
  }
}

async function linesOf(database: Database, ids: string[]): Promise<LineRow[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(lotteryLines)
    .where(inArray(lotteryLines.ticketId, ids))
    .orderBy(asc(lotteryLines.place))
}

export const ticketList: Handler<typeof calls.lotteryTickets> = async (asked, house) => {
  const { input, visitor, locale, now } = asked
  await keepLotteries(house, now)
  const { database } = house
  await settleOwn(database, visitor.account.id, now).catch((cause: unknown) =>
    // It is said to wait, which is true, and whoever pays all tries it again.
    writeLog('error', { ...describeError(cause), while: 'paying a ticket' }),
  )
  const all = await allLotteriesOf(database)
  const mine = and(
    eq(lotteryTickets.accountId, visitor.account.id),
    input.status ? eq(lotteryTickets.status, input.status) : undefined,
    input.gameCode ? eq(lotteryTickets.gameCode, input.gameCode) : undefined,
    input.drawId ? eq(lotteryTickets.drawId, input.drawId) : undefined,
  )
  const [total] = await database.select({ n: count() }).from(lotteryTickets).where(mine)
  const rows = await database
    .select({ ticket: lotteryTickets, draw: lotteryDraws })
    .from(lotteryTickets)
    .innerJoin(lotteryDraws, eq(lotteryDraws.id, lotteryTickets.drawId))
    .where(mine)
    .orderBy(desc(lotteryTickets.placedAt), desc(lotteryTickets.id))
    .limit(input.pageSize)
    .offset(offsetOf(input))
  const lines = await linesOf(
    database,
    rows.map(({ ticket }) => ticket.id),
  )
  const list = rows.flatMap(({ ticket, draw }) => {
    const lottery = all.find(({ gameCode }) => gameCode === ticket.gameCode)
    const own = lines.filter(({ ticketId }) => ticketId === ticket.id)
    return lottery ? [toTicket(ticket, own, { draw, lottery, locale, now })] : []
  })
  return pageOf(list, input, total?.n ?? 0)
}

export const cancelLotteryTicket: Handler<typeof calls.cancelLotteryTicket> = async (
  asked,
  house,
) => {
  const { input, visitor, locale, now, keep } = asked
  const gone = new Refusal(404, 'not_found', 'There is no such ticket')
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(input.id)) throw gone
  const all = await allLotteriesOf(house.database)
  return house.database.transaction(async (tx) => {
    const own = and(
      eq(lotteryTickets.id, input.id),
      eq(lotteryTickets.accountId, visitor.account.id),
    )
    const [found] = await tx.select().from(lotteryTickets).where(own)
    // The draw first, as everywhere: whoever draws waits for this, and this for them, in one order.
    const draw = found && (await holdDraw(tx, found.drawId))
    const [ticket] = await tx.select().from(lotteryTickets).where(own).for('update')
    const lottery = all.find(({ gameCode }) => gameCode === ticket?.gameCode)
    if (!ticket || !draw || !lottery) throw gone
    const until = cancelUntil(lottery, draw)
    if (ticket.status !== 'waiting' || draw.drawnAt !== null || !until || until <= now) {
      throw new Refusal(400, 'cancel_late', 'The ticket cannot be taken back any more')
    }
    await tx.update(lotteryTickets).set({ status: 'cancelled' }).where(own)
    const legs = [
      { owner: ticket.accountId, kind: 'main', amount: ticket.total },
      { owner: null, kind: 'games', amount: -ticket.total },
    ] as const
    const idempotencyKey = `lottery-cancel:${ticket.id}`
    await post(tx, { kind: 'lottery_cancel', idempotencyKey, legs }, now)
    const lines = await linesOf(tx, [ticket.id])
    const answer = toTicket({ ...ticket, status: 'cancelled' }, lines, {
      draw,
      lottery,
      locale,
      now,
    })
    await keep(tx, answer)
    return answer
  })
}
