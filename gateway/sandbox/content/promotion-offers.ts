import { noOffer, type Offer } from '#gateway/promotions/status.ts'
import type { Text } from '../types.ts'

/** What a promotion of the sandbox asks and gives: `promotion_offers`, its bonus a decimal string. */
type SandboxOffer = Readonly<Omit<Offer, 'bonus'> & { bonus: string | null }>

const baht: Text = { th: 'บาท', en: 'baht' }
const once: Text = { th: '1 เท่า', en: '1×' }

const plain = { ...noOffer(0), bonus: null }

/** One of each kind, so that everything a promotion can ask can be tried. */
export const promotionOffersOf: readonly SandboxOffer[] = [
  {
    ...plain,
    promotionId: 1,
    how: 'welcome',
    reward: { th: 'เครดิตทดลอง 1,000 บาท', en: '1,000 baht of play credit' },
    turnover: once,
  },
  {
    ...plain,
    promotionId: 2,
    how: 'claim',
    payout: 'claim',
    bonus: '5.00',
    reward: { th: 'เครดิตทดลอง 5 บาท', en: '5 baht of play credit' },
    turnover: once,
  },
  {
    ...plain,
    promotionId: 3,
    how: 'join',
    bonus: '30.00',
    reward: { th: 'เครดิตทดลอง 30 บาท', en: '30 baht of play credit' },
    turnover: once,
    target: 1000,
    counts: { what: 'stake' },
    unit: baht,
  },
  {
    ...plain,
    promotionId: 4,
    how: 'join',
    payout: 'claim',
    bonus: '50.00',
    reward: { th: 'เครดิตทดลอง 50 บาท', en: '50 baht of play credit' },
    turnover: once,
    target: 50,
    counts: { what: 'rounds', gameType: 'RNG', least: '1.00' },
    unit: { th: 'รอบ', en: 'rounds' },
    needsMobile: true,
  },
  {
    ...plain,
    promotionId: 5,
    how: 'join',
    payout: 'claim',
    bonus: '200.00',
    reward: { th: 'เครดิตทดลอง 200 บาท', en: '200 baht of play credit' },
    turnover: once,
    target: 200,
    counts: { what: 'rounds', gameType: 'RNG', vassalage: 'IDL', least: '1.00' },
    unit: { th: 'รอบ', en: 'rounds' },
    needsMobile: true,
  },
  {
    ...plain,
    promotionId: 6,
    how: 'link',
    reward: { th: '300 คะแนน', en: '300 points' },
    link: '/invite',
  },
  {
    ...plain,
    promotionId: 7,
    how: 'join',
    bonus: '10.00',
    reward: { th: 'เครดิตทดลอง 10 บาท', en: '10 baht of play credit' },
    turnover: once,
    target: 100,
    counts: { what: 'stake', gameType: 'LOTT' },
    unit: baht,
  },
  {
    ...plain,
    promotionId: 8,
    how: 'apply',
    payout: 'claim',
    bonus: '200.00',
    reward: { th: 'สูงสุดคนละ 200 บาท', en: 'Up to 200 baht each' },
    turnover: once,
    remark: 'optional',
    proofsMin: 1,
    proofsMax: 3,
  },
]

/** Who takes part from the first start; nothing of it moves money. */
export const promotionEntriesOf = [
  { username: 'vip88', promotionId: 3, status: 'signed', progress: 120, days: 12 },
  { username: 'vip88', promotionId: 4, status: 'signed', progress: 0, days: 9 },
  { username: 'vip88', promotionId: 5, status: 'signed', progress: 136, days: 6 },
  { username: 'vip88', promotionId: 8, status: 'applying', progress: 0, days: 1 },
] as const
