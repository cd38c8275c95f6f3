import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { games, playRounds, playSessions } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Caller } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { closedFor, siteState } from '#gateway/site/state.ts'
import { carryOn, type PlayRound } from './carry-on.ts'
import { stakesAt } from '../room-stakes.ts'
import { engineOf, playRound } from './engines.ts'
import { seatOf, takeTurn } from './seats.ts'
import type { Reach } from './wallet-calls.ts'

/** What a page asks for. */
export interface RoundAsk {
  token: string
  /** Its own name for the round: sent again, it gets the answer of the first. */
  key: string
  /** Minor units. */
  stake: bigint
  /** 0 to 9. */
  chosen: number
}

/** Who plays, as far as it matters to whether the house is open to them. */
type Player = Pick<Caller, 'address' | 'country' | 'now'>

/** Draws a round and notes it, before anybody is asked for its stake. A demo is over with that. */
async function noteRound(
  house: House,
  id: string,
  ask: RoundAsk,
  caller: Player,
): Promise<PlayRound> {
  const { database } = house
  const { now } = caller
  const seat = await seatOf(database, ask.token, now)
  const [game] = await database.select().from(games).where(eq(games.nodeId, seat.nodeId))
  // A house that is closed begins no rounds; what was begun before goes on.
  const isClosed = closedFor(await siteState(house), caller) !== null
  if (isClosed || !game?.isOpen)
    throw new Refusal(403, 'game_closed', 'The game is under maintenance')
  const { stake, chosen } = ask
  if (!stakesAt(game, seat.roomId).includes(stake)) {
    throw new Refusal(400, 'stake_wrong', 'There is no such stake')
  }
  return database.transaction(async (tx) => {
    const { tokenHash, mode, walletSession, demoBalance } = await takeTurn(tx, seat, now)
    const { win, shown } = playRound(engineOf(game.gameType), stake, chosen, (n) => randomInt(n))
    const isDemo = mode === 'demo'
    const balance = isDemo ? demoBalance - stake + win : null
    if (balance !== null) {
      if (demoBalance < stake) throw new Refusal(400, 'not_enough', 'The balance is too low')
      await tx
        .update(playSessions)
        .set({ demoBalance: balance })
        .where(eq(playSessions.tokenHash, tokenHash))
    }
    const [round] = await tx
      .insert(playRounds)
      .values({
        id,
        seat: tokenHash,
        walletSession: isDemo ? null : walletSession,
        stake,
        win,
        balance,
        outcome: shown,
        state: isDemo ? 'settled' : 'betting',
        playedAt: now,
      })
      .returning()
    if (!round) throw new Error('The round was not noted')
    return round
  })
}

/**
 * Plays a round. It is drawn and noted first; then its stake is taken and its win told, over the wire,
 * and whoever ends in the middle leaves a note that says what is owed.
 * @throws Refusal `not_enough`, `too_many`, `round_over` when the stake went back, `not_ready` when the
 *   win is still to be told: the same key then asks again
 */
export async function play(
  house: House,
  reach: Reach,
  ask: RoundAsk,
  caller: Player,
): Promise<PlayRound> {
  const { database } = house
  const { tokenHash } = await seatOf(database, ask.token, caller.now)
  const id = createHash('sha256').update(`${tokenHash}\n${ask.key}`).digest('base64url')
  const [before] = await database.select().from(playRounds).where(eq(playRounds.id, id))
  const round = before ?? (await noteRound(house, id, ask, caller))
  return carryOn(house, reach, round)
}
