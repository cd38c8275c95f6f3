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
        'ตัดสินใจก่อนเริ่มว่าจะใช้เครดิตเท่าไรและเล่นนานแค่ไหน ครบแล้วหยุด ดูยอดเล่นย้อนหลังได้ในประวัติเดิมพัน',
        'ในสนามทดลองนี้ยังไม่มีระบบที่หยุดให้เมื่อครบวงเงิน',
      ],
      [
        'How do I set a limit',
        'Before you start, decide how much credit and how much time you’ll spend, and stop there. The betting record shows what you’ve played.',
        'This sandbox has nothing yet that stops you at your limit.',
      ],
    ),
    article(
      'break',
      [
        'อยากพักสักระยะ',
        'ออกจากระบบ เอาแอปออกจากหน้าจอหลัก และบอกคนใกล้ตัวว่าคุณกำลังพัก',
        'ในสนามทดลองนี้ยังพักบัญชีไม่ได้ และไม่มีเงินจริงให้เสีย ถ้าเล่นที่อื่นด้วยเงินจริง ขอให้ที่นั่นพักบัญชีให้',
      ],
      [
        'I’d like a break',
        'Log out, take the app off your home screen and tell someone close to you that you’re resting.',
        'This sandbox can’t lock your account yet, and there’s no real money to lose. If you play elsewhere for money, ask that house to lock yours.',
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
