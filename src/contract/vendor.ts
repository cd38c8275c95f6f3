import * as v from 'valibot'
import { call } from './call.ts'
import { gameType } from './games.ts'
import { money, nothing } from './values.ts'

// What a game vendor asks a house: the other direction of G4. These calls are the vendor's servers',
// never a browser's; `docs/vendor-api.md` says how they are signed.

/** Headers of a vendor's call. */
export const vendorHeaders = {
  vendor: 'Vendor',
  /** Seconds since 1970. */
  time: 'Vendor-Time',
  signature: 'Vendor-Signature',
} as const

const wallet = v.pipe(v.string(), v.uuid())
/** The vendor's own name of a round: one, however often it is told of. */
const round = v.pipe(v.string(), v.regex(/^[\w:-]{8,64}$/))
/** A decimal string with both its decimals, never negative. */
const amount = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})\.\d{2}$/))

const common = { method: 'POST', who: 'anyone', sealed: false, failure: nothing } as const

const vendorSession = call({
  ...common,
  path: '/vendor/session',
  summary: 'Spends the ticket of a launch: who plays what, and on which wallet.',
  request: v.object({ ticket: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({
    /** Goes with every bet; it ends when its player logs out. */
    session: v.string(),
    /** The same for a player each time; null for a guest's demo. */
    player: v.nullable(v.string()),
    nodeId: v.number(),
    gameId: v.string(),
    gameType,
    /** The table that was chosen among the rooms; null for a game without any. */
    roomId: v.nullable(v.string()),
    /** A demo's balance is the vendor's own affair. */
    mode: v.picklist(['real', 'demo']),
    currency: v.nullable(v.string()),
    balance: v.nullable(money),
  }),
})

const vendorBalance = call({
  ...common,
  path: '/vendor/balance',
  summary: 'What the player has.',
  request: v.object({ session: wallet }),
  answer: v.object({ balance: money }),
})

const vendorBet = call({
  ...common,
  path: '/vendor/bet',
  summary: 'Takes the stake of a round; the same round is taken once.',
  request: v.object({ session: wallet, round, amount }),
  answer: v.object({ balance: money }),
})

const vendorWin = call({
  ...common,
  path: '/vendor/win',
  summary: 'Ends a round with what it won, 0.00 included; the same round ends once.',
  request: v.object({ round, amount }),
  answer: v.object({ balance: money }),
})

const vendorRollback = call({
  ...common,
  path: '/vendor/rollback',
  summary: 'Gives a stake back, and refuses the round from then on, whether it was known or not.',
  request: v.object({ round }),
  answer: v.object({
    /** Null for a round that this house had never heard of. */
    balance: v.nullable(money),
  }),
})

/** Every call of a vendor (G4). */
export const vendorCalls = {
  vendorSession,
  vendorBalance,
  vendorBet,
  vendorWin,
  vendorRollback,
} as const
