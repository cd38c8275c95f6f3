import type { Locale } from '#contract/index.ts'
import { answers, type Topic } from './chat-answers.ts'

/** Words that a topic is known by, in the languages of the house, without case. */
const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'person',
    /คนจริง|(คุย|พูด|ติดต่อ)กับคน|พนักงาน|แอดมิน|human|person|agent|staff|nhân viên|petugas|人工|tao\b/u,
  ],
  ['deposit', /ฝาก|deposit|top ?up|nạp|setor|存款|充值|lagay/u],
  ['withdraw', /ถอน|withdraw|cash ?out|rút|tarik|提款|取款/u],
  ['promotion', /โปร|เครดิตฟรี|bonus|promo|khuyến mãi|优惠|活动/u],
  ['lottery', /หวย|lotter|lotto|xổ số|togel|彩票/u],
  ['password', /รหัสผ่าน|เข้าไม่ได้|password|log ?in|mật khẩu|kata sandi|密码|登录/u],
  ['thanks', /ขอบคุณ|thank|cảm ơn|terima kasih|谢谢|salamat/u],
  ['hello', /สวัสดี|หวัดดี|\bhi\b|hello|xin chào|chào|\bhalo\b|你好|kumusta/u],
]

/**
 * What the house has to say to something. By rule, not by understanding: the window says so.
 * @param always at a desk, where nobody else could answer
 * @returns null where members talk among themselves
 */
export function hostAnswer(text: string, locale: Locale, always: boolean): string | null {
  const asked = text.normalize('NFC').toLowerCase()
  const topic = topics.find(([, words]) => words.test(asked))?.[0] ?? (always ? 'other' : null)
  return topic && answers[locale][topic]
}
