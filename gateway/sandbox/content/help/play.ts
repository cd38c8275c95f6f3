import { article, type HelpTopic } from './topic.ts'

/** Responsible play. */
export const play: HelpTopic = {
  id: 'play',
  emblem: 'owl',
  name: { th: 'เล่นอย่างรู้ทัน', en: 'Responsible play' },
  articles: [
    article(
      'limits',
      [
        'ตั้งวงเงินอย่างไร',
        'เข้าศูนย์สมาชิก เมนูความปลอดภัย ตั้งวงเงินฝากต่อวัน สัปดาห์ หรือเดือน ลดวงเงินมีผลเลย เพิ่มวงเงินมีผลหลัง 24 ชั่วโมง',
      ],
      [
        'How do I set a limit',
        'In the member centre open Security and set the most you may deposit a day, a week or a month. A lower limit holds at once, a higher one after 24 hours.',
      ],
    ),
    article(
      'break',
      [
        'อยากพักสักระยะ',
        'ตั้งพักการเล่นได้ 1 วัน 7 วัน หรือ 30 วัน ระหว่างพักเข้าสู่ระบบได้แต่วางเดิมพันไม่ได้ และยกเลิกก่อนกำหนดไม่ได้',
      ],
      [
        'I’d like a break',
        'Rest your account for 1, 7 or 30 days. You can still log in, but not place bets, and it can’t be undone early.',
      ],
    ),
    article(
      'signs',
      [
        'สัญญาณที่ควรหยุด',
        '<ul><li>เล่นนานกว่าที่ตั้งใจ</li><li>ใช้เงินที่ตั้งไว้สำหรับอย่างอื่น</li><li>ปิดบังคนใกล้ตัวว่าเล่นเท่าไร</li></ul>',
        'ถ้าเริ่มไม่สนุก พักก่อนหรือคุยกับเราได้',
      ],
      [
        'Signs that it’s time to stop',
        '<ul><li>You play longer than you meant to</li><li>You use money meant for something else</li><li>You hide how much you play from people close to you</li></ul>',
        'If it stops being fun, take a break or talk to us.',
      ],
    ),
    article(
      'age',
      ['อายุเท่าไรจึงสมัครได้', '18 ปีขึ้นไป ถ้าพบว่าอายุไม่ถึง บัญชีจะถูกปิดและลบข้อมูล'],
      [
        'How old must I be',
        '18 or older. An account of someone younger is closed and its data deleted.',
      ],
    ),
    article(
      'agreement',
      [
        'ข้อตกลงผู้ใช้',
        'หนึ่งคนมีหนึ่งบัญชี ชื่อผู้ใช้และรหัสผ่านเป็นของคุณคนเดียว',
        'เครดิตทดลองไม่มีมูลค่าเป็นเงิน โอนให้ผู้อื่นนอกระบบหรือขายต่อไม่ได้',
        'เราปรับเงื่อนไขได้โดยแจ้งในหน้าประกาศล่วงหน้า 3 วัน เดิมพันที่วางแล้วยังมีผลตามเดิม',
      ],
      [
        'User agreement',
        'One person, one account. The user name and the password are yours alone.',
        'Play credit has no cash value. It can’t be given away outside the site or sold.',
        'Terms may change with 3 days’ notice on the notices page. Bets already placed still stand.',
      ],
    ),
  ],
}
