import { article, type HelpTopic } from './topic.ts'

/** Deposits and withdrawals, all simulated. */
export const money: HelpTopic = {
  id: 'money',
  emblem: 'coin',
  name: { th: 'ฝากและถอน', en: 'Deposit and withdraw' },
  articles: [
    article(
      'withdraw-late',
      [
        'ถอนแล้วเงินไม่เข้า ทำอย่างไร',
        'ปกติเครดิตทดลองเข้าใน 3 วินาที เงินที่ได้จากกีฬาใช้ไม่เกิน 5 นาที ถ้านานกว่านั้นตรวจสามอย่างนี้',
        '<ul><li>ยอดเทิร์นก่อนถอนครบหรือยัง ดูได้ที่หน้าถอนเงิน</li><li>ชื่อบัญชีธนาคารตรงกับชื่อจริงที่ลงทะเบียนหรือไม่</li><li>สถานะในประวัติธุรกรรมเป็น “กำลังดำเนินการ” หรือไม่</li></ul>',
        'ยังไม่ได้รับหลัง 30 นาที กด “ยังไม่ได้รับ” ในรายการนั้น ฝ่ายบริการจะเข้ามาดูให้',
      ],
      [
        'My withdrawal hasn’t arrived',
        'Play credit usually arrives in 3 seconds, sports winnings within 5 minutes. If it takes longer, check three things.',
        '<ul><li>Is the turnover before withdrawal complete? See the withdrawal page</li><li>Does the bank account bear the name you registered?</li><li>Does the transaction history say “In progress”?</li></ul>',
        'If it hasn’t come after 30 minutes, choose “Not received” on that entry. Customer service will look into it.',
      ],
    ),
    article(
      'withdraw-password',
      [
        'ลืมรหัสถอนเงิน',
        'เข้าศูนย์สมาชิก เมนูความปลอดภัย แถวรหัสถอนเงิน กดตั้งใหม่ ต้องยืนยันด้วยรหัส SMS',
        'หลังตั้งใหม่ต้องรอ 24 ชั่วโมงก่อนถอน',
      ],
      [
        'I forgot my withdrawal password',
        'In the member centre open Security, then Reset beside the withdrawal password. It takes an SMS code.',
        'You can withdraw again after 24 hours.',
      ],
    ),
    article(
      'turnover',
      [
        'ยอดเทิร์นก่อนถอนคืออะไร',
        'ยอดเดิมพันรวมที่ต้องเล่นให้ครบก่อนถอนโบนัส เทิร์น 1 เท่าของโบนัส 1,000 บาท คือเดิมพันรวม 1,000 บาท',
        'เดิมพันที่เสมอหรือยกเลิกไม่นับ',
      ],
      [
        'What is turnover before withdrawal',
        'How much you stake in all before a bonus can be withdrawn. 1× turnover of a 1,000 baht bonus is 1,000 baht staked.',
        'Bets that end even or are cancelled don’t count.',
      ],
    ),
    article(
      'deposit-how',
      [
        'ฝากเงินอย่างไร',
        '<ol><li>เลือกช่องทาง เช่น PromptPay หรือโอนผ่านธนาคาร</li><li>ใส่จำนวนเงิน</li><li>โอนในหน้าธนาคารจำลองก่อนหมดเวลา</li></ol>',
        'นี่คือธนาคารจำลอง อย่ากรอกข้อมูลบัญชีจริง',
      ],
      [
        'How do I deposit',
        '<ol><li>Choose a method, such as PromptPay or bank transfer</li><li>Enter the amount</li><li>Transfer on the pretend bank’s page before the time is up</li></ol>',
        'This is a pretend bank. Don’t enter real account details.',
      ],
    ),
    article(
      'real-money',
      ['ถอนเป็นเงินจริงได้ไหม', 'ไม่ได้ เครดิตทดลองไม่มีมูลค่าเป็นเงิน การฝากและถอนทั้งหมดเป็นการจำลอง'],
      [
        'Can I withdraw real money',
        'No. Play credit has no cash value. Every deposit and withdrawal is simulated.',
      ],
    ),
  ],
}
