import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { openStates, playRounds, type RoundState } from '#gateway/database/schema/index.ts'
import type { ErrorCode } from '#contract/index.ts'
import type { House } from '#gateway/house.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'
import { giveTurnBack, walletOf } from './seats.ts'
import { type Reach, type WalletCalls, WalletRefusal, WalletSilence } from './wallet-calls.ts'

export type PlayRound = typeof playRounds.$inferSelect

/** Milliseconds after which a round that is still open has been left by whoever played it. */
export const leftAfter = 30_000
/** Rounds looked at in one go. */
const atOnce = 100

/** Answers by which the wallet says that a round has ended, or is none to it: asking again is no use. */
const lastWords: ReadonlySet<string> = new Set(['round_over', 'key_reused', 'not_found'])

const pending = () => new Refusal(503, 'not_ready', 'The result is on its way')

/** What a page is told of a round that was none. */
function refusalOf({ reason }: PlayRound): Refusal {
  if (reason === null) return new Refusal(400, 'round_over', 'The stake has gone back')
  const status = reason === 'login_needed' || reason === 'game_closed' ? 403 : 400
  return new Refusal(status, reason as ErrorCode, 'The wallet does not take this')
}

/** What was learnt about a round: its next state, and what goes with it. */
type Next = Partial<Pick<PlayRound, 'balance' | 'reason'>> & { state: RoundState }

/** The next thing to do for a round. */
async function step(wallet: WalletCalls, round: PlayRound): Promise<Next | null> {
  const { id, state, walletSession, stake, win } = round
  switch (state) {
    case 'betting':
      if (walletSession === null) return { state: 'void' }
      try {
        const told = { session: walletSession, round: id, amount: toMoney(stake) }
        await wallet.ask('vendorBet', told)
        return { state: 'paying' }
      } catch (cause) {
        // It may have been taken, also by an earlier try: whatever it was, it goes back.
        const reason = cause instanceof WalletRefusal ? cause.code : null
        return { state: 'returning', reason }
      }
    case 'paying': {
      const told = { round: id, amount: toMoney(win) }
      const { balance } = await wallet.ask('vendorWin', told)
      return { state: 'settled', balance: toMinor(balance) }
    }
    case 'returning':
      await wallet.ask('vendorRollback', { round: id })
      return { state: 'void' }
    default:
      return null
  }
}

/**
 * Brings a round to its end from wherever it stands. Whoever played it does so, a page that asks again,
 * and the sweep: each step is one to the wallet however often it is told, and of two who carry on at
 * once one writes down what was learnt.
 * @throws Refusal for a round that was none, or whose end is still to be told
 */
export async function carryOn(house: House, reach: Reach, begun: PlayRound): Promise<PlayRound> {
  const { database } = house
  const wallet = await walletOf(house, reach)
  let round = begun
  for (;;) {
    if (round.state === 'settled') return round
    if (round.state === 'void') throw refusalOf(round)
    let next: Next | null
    try {
      next = await step(wallet, round)
    } catch (cause) {
      if (cause instanceof WalletSilence) throw pending()
      if (!(cause instanceof WalletRefusal)) throw cause
      // The house knows better how it ended, and says so to nobody but its own people.
      writeLog('error', { ...describeError(cause), while: `a round was ${round.state}` })
      // What is owed stays owed until it is paid, or the wallet has said that it is not.
      if (!lastWords.has(cause.code)) throw pending()
      next = { state: 'void', reason: cause.code }
    }
    if (!next) return round
    const asItWas = and(eq(playRounds.id, round.id), eq(playRounds.state, round.state))
    const [moved] = await database.update(playRounds).set(next).where(asItWas).returning()
    if (moved?.state === 'void') await giveTurnBack(database, moved.seat, moved.playedAt)
    if (moved) {
      round = moved
      continue
    }
    // Somebody else was faster, and may have learnt something else.
    const [stands] = await database.select().from(playRounds).where(eq(playRounds.id, round.id))
    if (!stands) throw pending()
    round = stands
  }
}

/**
 * Ends the rounds that somebody began and did not end. One whose stake was never answered is given
 * back: its player has not seen what came out.
 */
export async function carryOnLeft(house: House, reach: Reach, now: Date): Promise<void> {
  const { database } = house
  const rounds = await database
    .select()
    .from(playRounds)
    .where(
      and(
        inArray(playRounds.state, [...openStates]),
        lte(playRounds.playedAt, new Date(now.getTime() - leftAfter)),
      ),
    )
    // Rounds that a wallet keeps refusing hold up no others.
    .orderBy(sql`random()`)
    .limit(atOnce)
  for (const round of rounds) {
    try {
      const asItWas = and(eq(playRounds.id, round.id), eq(playRounds.state, 'betting'))
      const [returned] =
        round.state === 'betting'
          ? await database.update(playRounds).set({ state: 'returning' }).where(asItWas).returning()
          : []
      await carryOn(house, reach, returned ?? round)
    } catch (cause) {
      if (cause instanceof Refusal) continue
      writeLog('error', { ...describeError(cause), while: 'ending a round' })
    }
  }
}

/** Milliseconds between two looks. */
const every = 10_000

/**
 * Ends left rounds from time to time.
 * @returns a function that stops it and waits for what is under way
 */
export function startCarryingOn(house: House, reach: Reach): () => Promise<void> {
  let last = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    last = carryOnLeft(house, reach, house.config.now())
      .catch((cause: unknown) =>
        writeLog('error', { ...describeError(cause), while: 'ending rounds' }),
      )
      .finally(() => (busy = false))
  }, every)
  timer.unref()
  return () => {
    clearInterval(timer)
    return last
  }
}
