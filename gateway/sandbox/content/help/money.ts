import { article, type HelpTopic } from './topic.ts'

/**
 * Play credit: where it comes from and where it goes. This house has no pages to deposit or withdraw,
 * and says so to who looks for them.
 */
export const money: HelpTopic = {
  id: 'money',
  emblem: 'coin',
  name: { th: 'ฝากและถอน', en: 'Deposit and withdraw' },
  articles: [
    article(
      'deposit-how',
      [
        'ฝากเงินอย่างไร',
        'ที่นี่ไม่มีการฝากเงิน ทุกเกมใช้เครดิตทดลอง สมาชิกใหม่ได้ 1,000 บาทเมื่อสมัครเสร็จ',
        'ถ้าเครดิตใกล้หมด',
        '<ul><li>เก็บคะแนนในหน้าภารกิจ แล้วแปลงเป็นเครดิตในร้านแลกคะแนน</li><li>ดูโปรโมชั่นที่เปิดอยู่</li></ul>',
        'อย่าโอนเงินจริงให้ใครที่อ้างว่าเติมเครดิตให้ได้',
      ],
      [
        'How do I deposit',
        'There are no deposits here. Every game runs on play credit, and new members get 1,000 baht of it once they’ve joined.',
        'When it runs low:',
        '<ul><li>Earn points on the page Missions and turn them into credit in the points mall</li><li>See which promotions are on</li></ul>',
        'Send no real money to anyone who offers to top up your credit.',
      ],
    ),
    article(
      'withdraw-how',
      [
        'ถอนเงินอย่างไร',
        'ที่นี่ไม่มีการถอนเงิน เครดิตทดลองใช้เล่นได้เท่านั้น ไม่มีมูลค่าเป็นเงิน และแลกเป็นเงินจริงไม่ได้',
        'เงื่อนไขที่พูดถึงการถอนแสดงไว้ให้เห็นว่าเว็บจริงเขียนอย่างไร',
      ],
      [
        'How do I withdraw',
        'There are no withdrawals here. Play credit is for playing only. It has no cash value and can’t be turned into money.',
        'Terms that speak of withdrawing show how a real house would put them.',
      ],
    ),
    article(
      'withdraw-password',
      [
        'รหัสถอนเงินใช้ทำอะไร',
        'ใช้ยืนยันตอนแลกคะแนน ถ้าไม่ได้ตั้งไว้ตอนสมัคร ใช้รหัสผ่านที่ใช้เข้าสู่ระบบแทน',
        'เราไม่ถามรหัสนี้ทางแชตหรือโทรศัพท์',
      ],
      [
        'What is the withdrawal password for',
        'It confirms that you are redeeming points. If you set none when you joined, your login password does.',
        'We never ask for it in chat or on the phone.',
      ],
    ),
    article(
      'turnover',
      [
        'ยอดเทิร์นก่อนถอนคืออะไร',
        'ยอดเดิมพันรวมที่ต้องเล่นให้ครบก่อนถอนโบนัส เทิร์น 1 เท่าของโบนัส 1,000 บาท คือเดิมพันรวม 1,000 บาท',
        'ที่นี่ไม่มีการถอน ยอดเทิร์นจึงแสดงไว้ให้รู้จักเท่านั้น',
      ],
      [
        'What is turnover before withdrawal',
        'How much you stake in all before a bonus can be withdrawn. 1× turnover of a 1,000 baht bonus is 1,000 baht staked.',
        'There are no withdrawals here, so it’s only shown for you to know it.',
      ],
    ),
  ],
}
