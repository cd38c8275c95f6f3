import { latinDigits } from '#platform/index.ts'

/** Prizes of the Thai draw (decision 49), the first one first. */
export const thaiPrizes = [
  'first',
  'nearFirst',
  'second',
  'third',
  'fourth',
  'fifth',
  'frontThree',
  'lastThree',
  'lastTwo',
] as const
export type ThaiPrize = (typeof thaiPrizes)[number]

/** The numbers of one draw, by prize. */
export type ThaiNumbers = Readonly<Record<ThaiPrize, readonly string[]>>

/** Numbers by prize, of a draw as it was published; a prize it has not got has none. */
export function thaiNumbersOf(
  prizes: readonly { code: string; numbers: readonly string[] }[],
): ThaiNumbers {
  const found = (prize: ThaiPrize) => prizes.find(({ code }) => code === prize)?.numbers ?? []
  return Object.fromEntries(
    thaiPrizes.map((prize) => [prize, found(prize)]),
  ) as unknown as ThaiNumbers
}

/** The six digits that somebody typed, in any script, with spaces or without; '' for anything else. */
export function sixDigits(text: string): string {
  const digits = latinDigits(text).replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : ''
}

/** What of a ticket's six digits a prize looks at. */
const part: Record<ThaiPrize, (ticket: string) => string> = {
  first: (ticket) => ticket,
  nearFirst: (ticket) => ticket,
  second: (ticket) => ticket,
  third: (ticket) => ticket,
  fourth: (ticket) => ticket,
  fifth: (ticket) => ticket,
  frontThree: (ticket) => ticket.slice(0, 3),
  lastThree: (ticket) => ticket.slice(-3),
  lastTwo: (ticket) => ticket.slice(-2),
}

/** The prizes that a ticket of six digits won; it may win several. */
export const prizesOf = (ticket: string, numbers: ThaiNumbers): ThaiPrize[] =>
  thaiPrizes.filter((prize) => numbers[prize].includes(part[prize](ticket)))

/** Whether a number of a prize is one that a ticket won with. */
export const isHit = (ticket: string, prize: ThaiPrize, number: string): boolean =>
  ticket !== '' && part[prize](ticket) === number
