import type { Words } from '#gateway/database/schema/columns.ts'
import type { RewardKind } from '#gateway/database/schema/rewards.ts'

const categories = {
  credit: { th: 'เครดิต', en: 'Credit' },
  spins: { th: 'ฟรีสปิน', en: 'Free spins' },
  perks: { th: 'สิทธิ์พิเศษ', en: 'Privileges' },
  decor: { th: 'ของแต่งโปรไฟล์', en: 'Profile decor' },
  goods: { th: 'ของส่งถึงบ้าน', en: 'Sent to you' },
} as const satisfies Record<string, Words>

/** Something of the sandbox's point mall. */
export interface SandboxReward {
  id: string
  category: keyof typeof categories
  title: Words
  summary: Words
  content?: Words
  /** A drawing of the interface's sprite. */
  emblem: string
  kind: RewardKind
  points: number
  /** Decimal string, of one. */
  credit?: string
  stock?: number
  minRank?: number
}

/** What the category is called. */
export const categoryNameOf = ({ category }: SandboxReward): Words => categories[category]

/** The shelf of the sandbox's mall, in order: one of every kind, one too dear, one sold out. */
export const rewards: readonly SandboxReward[] = [
  {
    id: 'credit-100',
    category: 'credit',
    title: { th: 'เครดิตทดลอง ฿100', en: '฿100 play credit' },
    summary: { th: 'แลกแล้วเข้ากระเป๋าเลย', en: 'In your wallet as soon as you redeem' },
    emblem: 'lantern',
    kind: 'credit',
    points: 1000,
    credit: '100.00',
  },
  {
    id: 'spins-30',
    category: 'spins',
    title: { th: 'ฟรีสปิน 30 ครั้ง', en: '30 free spins' },
    summary: { th: 'ใช้ได้ 7 วัน', en: 'Good for 7 days' },
    content: {
      th: '<h3>ใช้อย่างไร</h3><p>ทีมงานเปิดสิทธิ์ให้ภายใน 24 ชั่วโมง ใช้กับสล็อตที่มีป้ายฟรีสปิน</p><ul><li>เดิมพันรอบละ 1 บาท</li><li>ไม่ใช้ภายใน 7 วัน สิทธิ์หมดไปเอง</li></ul>',
      en: '<h3>How it works</h3><p>We add them within 24 hours, for slots marked free spins.</p><ul><li>1 baht a round</li><li>What isn’t used in 7 days is gone</li></ul>',
    },
    emblem: 'flame',
    kind: 'service',
    points: 1800,
  },
  {
    id: 'moon-ticket',
    category: 'perks',
    title: { th: 'ฉลากคืนเพ็ญ', en: 'Full moon ticket' },
    summary: { th: 'หนึ่งใบ หนึ่งสิทธิ์', en: 'One ticket, one chance' },
    emblem: 'ticket',
    kind: 'service',
    points: 300,
    stock: 412,
  },
  {
    id: 'loss-cover',
    category: 'perks',
    title: { th: 'ประกันยอดเสีย 1 วัน', en: 'Loss cover for a day' },
    summary: { th: 'คืนสูงสุด ฿500', en: 'Up to ฿500 back' },
    emblem: 'lotus',
    kind: 'service',
    points: 2400,
  },
  {
    id: 'vip-week',
    category: 'perks',
    title: { th: 'เลื่อนขั้น VIP 7 วัน', en: 'One VIP rank up for 7 days' },
    summary: { th: 'VIP 4 ขึ้นไป', en: 'VIP 4 and above' },
    emblem: 'key',
    kind: 'service',
    points: 6000,
    minRank: 4,
  },
  {
    id: 'koi-frame',
    category: 'decor',
    title: { th: 'กรอบรูปปลาคาร์ป', en: 'Koi picture frame' },
    summary: { th: 'ใช้ได้ตลอด', en: 'Yours to keep' },
    emblem: 'koi',
    kind: 'service',
    points: 900,
  },
  {
    id: 'teak-table',
    category: 'perks',
    title: { th: 'เข้าโต๊ะไม้สัก 1 คืน', en: 'A night at the teak table' },
    summary: { th: 'โต๊ะส่วนตัว ดีลเลอร์ประจำ', en: 'A private table with its own dealer' },
    emblem: 'cards',
    kind: 'service',
    points: 3200,
    stock: 6,
  },
  {
    id: 'butterfly-kite',
    category: 'goods',
    title: { th: 'ว่าวผีเสื้อทำมือ', en: 'Handmade butterfly kite' },
    summary: { th: 'ส่งถึงบ้านใน 7 วัน', en: 'At your door in 7 days' },
    content: {
      th: '<p>ว่าวกระดาษสาโครงไม้ไผ่ กว้าง 90 ซม. ส่งเฉพาะในประเทศไทย เป็นของสมมติของสนามทดลอง ไม่มีการส่งจริง</p>',
      en: '<p>Mulberry paper on bamboo, 90 cm wide, sent within Thailand. Invented for the sandbox: nothing is really sent.</p>',
    },
    emblem: 'butterfly',
    kind: 'goods',
    points: 1500,
    stock: 25,
  },
  {
    id: 'owl-avatar',
    category: 'decor',
    title: { th: 'อวตารนกฮูก', en: 'Owl avatar' },
    summary: { th: 'ใช้ได้ตลอด', en: 'Yours to keep' },
    emblem: 'owl',
    kind: 'service',
    points: 500,
  },
  {
    id: 'boat-lamp',
    category: 'goods',
    title: { th: 'โคมเรือไม้สัก', en: 'Teak boat lamp' },
    summary: { th: 'ส่งถึงบ้านใน 14 วัน', en: 'At your door in 14 days' },
    emblem: 'boat',
    kind: 'goods',
    points: 3800,
    stock: 8,
  },
  {
    id: 'credit-500',
    category: 'credit',
    title: { th: 'เครดิตทดลอง ฿500', en: '฿500 play credit' },
    summary: { th: 'คุ้มกว่าแลกทีละร้อย', en: 'Better value than five ฿100 rewards' },
    emblem: 'coin',
    kind: 'credit',
    points: 4600,
    credit: '500.00',
  },
  {
    id: 'brass-rooster',
    category: 'goods',
    title: { th: 'ไก่ทองเหลืองตั้งโต๊ะ', en: 'Brass rooster for your desk' },
    summary: { th: 'รุ่นแรก 20 ตัว', en: 'First run of 20' },
    emblem: 'rooster',
    kind: 'goods',
    points: 2000,
    stock: 0,
  },
]
