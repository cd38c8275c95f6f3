import type { DrawnPrize, LotteryPlay, PrizeShape } from '#contract/index.ts'

/** The ways to bet, with the rates of picture 22a. */
const all: readonly LotteryPlay[] = [
  { code: '3top', group: '3', digits: 3, rate: '900', end: 'top', match: 'exact' },
  { code: '3tod', group: '3', digits: 3, rate: '150', end: 'top', match: 'any-order' },
  { code: '3bottom', group: '3', digits: 3, rate: '450', end: 'bottom', match: 'exact' },
  { code: '2top', group: '2', digits: 2, rate: '92', end: 'top', match: 'exact' },
  { code: '2bottom', group: '2', digits: 2, rate: '92', end: 'bottom', match: 'exact' },
  { code: '1top', group: '1', digits: 1, rate: '3.2', end: 'top', match: 'has' },
  { code: '1bottom', group: '1', digits: 1, rate: '4.2', end: 'bottom', match: 'has' },
  { code: '4top', group: '4', digits: 4, rate: '4000', end: 'top', match: 'exact' },
]

/** How many digits of its number a running play looks at. */
const runsAmong = { top: 3, bottom: 2 } as const

/** What plays look at: the number of each end. */
export interface Ends {
  top: string
  /** Of three digits; the Thai draw has two of them, and either wins. */
  bottom: readonly string[]
  /** Of two digits: the last of `bottom`, but in the Thai draw, which has a prize for it. */
  bottomTwo: string
}

/**
 * The prizes of the bottom numbers by that of the top one, of three digits and of two: of the house's own
 * lotteries, Vietnam's and the Thai draw.
 */
const bottoms = {
  top: { three: 'bottom', two: 'bottom' },
  DB: { three: 'G1', two: 'G1' },
  first: { three: 'lastThree', two: 'lastTwo' },
} as const

const bottomsOf = (top = 'top') => bottoms[top as keyof typeof bottoms] ?? bottoms.top

/** The two ends of a result. */
export function endsOf(prizes: readonly DrawnPrize[]): Ends {
  const topPrize = prizes.find(({ code }) => code in bottoms)
  const { three, two } = bottomsOf(topPrize?.code)
  const numbersOf = (prize: string) => prizes.find(({ code }) => code === prize)?.numbers ?? []
  return {
    top: topPrize?.numbers[0] ?? '',
    bottom: numbersOf(three).map((number) => number.slice(-3)),
    bottomTwo: numbersOf(two)[0]?.slice(-2) ?? '',
  }
}

/** The plays that a lottery's top number has digits for. */
export function playsOf(shapes: readonly PrizeShape[]): readonly LotteryPlay[] {
  const { digits, code } = shapes[0] ?? { digits: 0, code: '' }
  return all
    .filter((play) => play.digits <= digits)
    .map((play) => {
      const { three, two } = bottomsOf(code)
      const prize = play.end === 'top' ? code : play.digits === 3 ? three : two
      return { ...play, prize, drawn: shapes.find((shape) => shape.code === prize)?.count ?? 1 }
    })
}

const sorted = (digits: string) => [...digits].toSorted().join('')

/** What a number is compared with: the last digits of its end. */
export function comparedWith({ end, match, digits }: LotteryPlay, ends: Ends): readonly string[] {
  const among = match === 'has' ? runsAmong[end] : digits
  if (end === 'top') return [ends.top.slice(-among)]
  return among === 2 ? [ends.bottomTwo] : ends.bottom
}

/** What of a result lines of a play are compared with; nothing before there is one. */
export function drawnFor(
  playType: string,
  plays: readonly LotteryPlay[],
  prizes: readonly DrawnPrize[] | null,
): string[] {
  const play = plays.find(({ code }) => code === playType)
  return play && prizes ? [...comparedWith(play, endsOf(prizes))] : []
}

/** Whether a number comes. */
export function isHit(play: LotteryPlay, numbers: string, ends: Ends): boolean {
  return comparedWith(play, ends).some((came) => {
    if (play.match === 'has') return came.includes(numbers)
    return play.match === 'exact' ? came === numbers : sorted(came) === sorted(numbers)
  })
}

/** A rate in thousandths, so that no amount is ever a float. */
export function rateOf(rate: string): bigint {
  const [whole = '0', part = ''] = rate.split('.')
  return BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0').slice(0, 3))
}

/** What a stake becomes, in minor units; what is less than one is not paid. */
export const prizeOf = (stake: bigint, rate: string, half: boolean): bigint =>
  (stake * rateOf(rate)) / (half ? 2000n : 1000n)

/** Numbers of three digits that pay half, or are not sold, as the published commitment has them. */
export function limitedOf(commitment: string) {
  const at = (place: number) =>
    String(Number.parseInt(commitment.slice(place, place + 6), 16) % 1000).padStart(3, '0')
  const closed = at(0)
  const half = [at(6), at(12)].filter((one) => one !== closed)
  return [
    ...Array.from(new Set(half), (numbers) => ({
      playType: '3top',
      numbers,
      kind: 'half' as const,
    })),
    { playType: '3top', numbers: closed, kind: 'closed' as const },
  ]
}

/** What a ticket may be. */
export const stakes = {
  choices: ['1.00', '5.00', '10.00', '20.00', '50.00', '100.00', '500.00'],
  min: '1.00',
  max: '500.00',
} as const

/** Minutes before the close until which a ticket is taken back; draws that follow each other take none. */
export const cancelMinutesOf = (spacingSeconds: number) => (spacingSeconds >= 3600 ? 5 : 0)
