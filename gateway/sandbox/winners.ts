// The winner board of a sandbox: invented, and the same for everybody on one day.
import { hash, type Random, random } from '#art/index.ts'
import { dayOf } from '#gateway/house-days.ts'
import { maskAccount } from '#gateway/member/mask-account.ts'
import type { Catalogue } from './types.ts'

/** An entry of the board (decision 44). */
export type SandboxWinner = {
  /** Already masked. */
  readonly account: string
  readonly nodeId: number
  /** Decimal string, two digits. */
  readonly winAmount: string
  readonly winTime: Date
}

const people =
  'สมชาย89 nattha2 กานต์ boonsri07 ประไพย์ malaki ดวงใจ55 wirun9 พิมพ์ kaewta88 อรวี01 ' +
  'thongdee สายน้ำ23 phupha44 จันทร์ lekleela นิรันดร์ mekha12 ใบบัว77 suda_nk ขวัญ31 ' +
  'anan168 รุ่งทิพย์ pailin05 เมฆา66 chaba_th ต้นกล้า90 somwang8 ฝนทิพย์ nokyung3'

const take = <Item>(next: Random, from: Item[]): Item =>
  from.splice(Math.floor(next() * from.length), 1)[0] as Item

/**
 * The largest wins of the day of `now`, largest first: of the 24 hours up to its midnight in
 * Bangkok, so that no win lies ahead.
 */
export const winnersOn = (
  now: Date,
  { popular }: Pick<Catalogue, 'popular'>,
  count = 20,
): SandboxWinner[] => {
  const midnight = dayOf(now)
  const next = random(hash(`winners:${midnight.toISOString()}`))
  const names = people.split(' ')
  const games = [...popular]
  let amount = 9_000_000 + Math.floor(next() * 120_000) * 50
  return Array.from({ length: Math.min(count, names.length, games.length) }, () => {
    const entry = {
      account: maskAccount(take(next, names)),
      nodeId: take(next, games),
      winAmount: (amount / 100).toFixed(2),
      winTime: new Date(midnight.getTime() - Math.floor(next() * 86_400) * 1000),
    }
    // Whole half-bahts, each win a good deal smaller than the last.
    amount = Math.max(5_000, Math.floor((amount * (0.62 + next() * 0.3)) / 50) * 50)
    return entry
  })
}
