/** What the server says of a draw's time, in whole seconds (section 3). */
export interface DrawTime {
  /** Until the numbers are drawn. */
  remainTime: number
  /** How long before that nobody may bet any more. */
  lockTime: number
}

const second = 1000

/**
 * When a draw closes (decision 46): now, plus what remains, minus half of the way there and back, minus
 * the time it is locked for.
 *
 * @param draw as the server tells of it
 * @param roundTripMs from the question to the answer
 * @param receivedAtMonotonic `performance.now()` at the answer
 * @returns ms on the clock of `performance.now()`
 */
export function closesAt(draw: DrawTime, roundTripMs: number, receivedAtMonotonic: number): number {
  return drawsAt(draw, roundTripMs, receivedAtMonotonic) - draw.lockTime * second
}

/** When its numbers are drawn; the same clock, without the lock. */
export function drawsAt(
  draw: Pick<DrawTime, 'remainTime'>,
  roundTripMs: number,
  receivedAtMonotonic: number,
): number {
  // A clock that was set back while the answer was under way must not give time away.
  const halfWay = Math.max(0, roundTripMs) / 2
  return receivedAtMonotonic + draw.remainTime * second - halfWay
}

/**
 * - `open`: bets are taken; `closing`: for less than a quarter of an hour
 * - `locked`: bets are no longer taken; `drawing`: the numbers are being drawn
 * - `drawn`: they are there
 */
export const drawPhases = ['open', 'closing', 'locked', 'drawing', 'drawn'] as const
export type DrawPhase = (typeof drawPhases)[number]

/** From how long before the close on it is soon: DESIGN.md, Countdown. */
export const soonMs = 15 * 60 * second
/** Draws closer together than this are always about to close, so none of them says so. */
const spacedMs = 60 * 60 * second

/** From how many ms on a draw is about to close; 0 for draws of which every one would be. */
export function soonFor(spacingSeconds: number): number {
  return spacingSeconds * second > spacedMs ? soonMs : 0
}

/**
 * What a draw is at an instant. The server's word holds until time has run past it: it alone knows that
 * numbers are out, and a draw that it closed early stays closed.
 *
 * @param status the server's word when it answered
 * @param close `closesAt` of the draw
 * @param draw `drawsAt` of the draw
 * @param now on the same clock
 * @param soon `soonFor` of the draw
 */
export function phaseAt(
  status: DrawPhase,
  close: number,
  draw: number,
  now: number,
  soon: number,
): DrawPhase {
  if (status === 'drawn' || status === 'drawing') return status
  if (now >= draw) return 'drawing'
  if (status === 'locked' || now >= close) return 'locked'
  return close - now < soon ? 'closing' : 'open'
}

/** Whether bets are taken. */
export const takesBets = (phase: DrawPhase): boolean => phase === 'open' || phase === 'closing'

/** Longest and fallback wait before open draws are asked for again (section 9), ms. */
export const reloadCap = 30 * second
export const reloadFallback = 7 * second

/**
 * How long until the list of open draws is asked for again: the smallest remaining time among them, 30
 * seconds at the most, 7 when that has run out (section 4, Lottery list).
 */
export function reloadAfter(open: readonly Pick<DrawTime, 'remainTime'>[]): number {
  const smallest = Math.min(reloadCap, ...open.map(({ remainTime }) => remainTime * second))
  // Nothing that the server gets wrong makes it be asked without a pause.
  return smallest > 0 ? smallest : reloadFallback
}

/** How long after no answer: a server in need is not asked again at once by every page that waits. */
export const reloadAfterNone = (open: readonly Pick<DrawTime, 'remainTime'>[]): number =>
  Math.max(reloadFallback, reloadAfter(open))

/** How much two clocks may drift apart before one of them is thought to have slept, ms. */
const drift = 1500

/** One look at both clocks of a device. */
export interface ClockLook {
  /** `performance.now()` */
  monotonic: number
  /** `Date.now()` */
  wall: number
}

/**
 * Whether the device slept between two looks, or somebody set its clock: on some systems the clock
 * that nobody can set stands still while the lid is shut. Then what was counted is asked for anew.
 */
export function slept(before: ClockLook, after: ClockLook): boolean {
  return Math.abs(after.wall - before.wall - (after.monotonic - before.monotonic)) > drift
}

/** How long until the figures of a countdown change, ms; null once it is over. */
export function nextTick(left: number): number | null {
  return left > 0 ? left % second || second : null
}
