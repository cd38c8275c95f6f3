import type { NoticeText } from './notices.ts'

const said = (
  id: number,
  daysOld: number,
  th: readonly [title: string, ...paragraphs: string[]],
  en: readonly [title: string, ...paragraphs: string[]],
): NoticeText => {
  const body = (paragraphs: readonly string[]) =>
    paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
  const [thTitle, ...thBody] = th
  const [enTitle, ...enBody] = en
  return {
    id,
    type: 'PL',
    audience: null,
    daysOld,
    hour: 9,
    title: { th: thTitle, en: enTitle },
    content: { th: body(thBody), en: body(enBody) },
  }
}

/** Notices of the weeks before, so that there is more than a page of them. */
export const olderNotices: readonly NoticeText[] = [
  said(
    15,
    6,
    [
      'วิธีตั้งรหัสผ่านให้ปลอดภัย',
      'อย่าใช้วันเกิดหรือเบอร์มือถือ และอย่าใช้รหัสเดียวกับเว็บอื่น',
      'เปลี่ยนได้ในเมนูบัญชี เราไม่ถามรหัสผ่านทางแชตหรือโทรศัพท์',
    ],
    [
      'How to choose a safe password',
      'Don’t use a birthday, a mobile number or a password of another site.',
      'Change it in the account menu. We never ask for it in chat or on the phone.',
    ],
  ),
  said(
    16,
    8,
    ['ผลรางวัลหวยแม่น้ำงวดล่าสุด', 'ผลงวดล่าสุดอยู่ในหน้าหวย แท็บหวยรายวัน เครดิตเข้ากระเป๋าผู้ถูกรางวัลครบแล้ว'],
    [
      'River Lottery result',
      'The latest result is on the lottery page under Daily. Every winning ticket has been paid.',
    ],
  ),
  said(
    17,
    10,
    [
      'ระวังคนแอบอ้างรับเติมเครดิต',
      'เราไม่รับฝากเงินและไม่ขายเครดิต ใครขอให้โอนเงินในนามของเรา อย่าโอน',
      'พบข้อความแบบนี้ แจ้งฝ่ายบริการได้',
    ],
    [
      'Beware of people who sell credit',
      'We take no deposits and sell no credit. Whoever asks you for a transfer in our name isn’t us.',
      'If you get such a message, tell customer service.',
    ],
  ),
  said(
    18,
    12,
    [
      'แอปเปิดเร็วขึ้น กินแบตน้อยลง',
      'หน้าแรกเปิดเร็วขึ้นครึ่งวินาทีบนเครื่องรุ่นกลาง และหยุดภาพเคลื่อนไหวเมื่อตั้งเครื่องให้ลดการเคลื่อนไหว',
      'ไม่ต้องติดตั้งใหม่ เปิดแอปอีกครั้งก็พอ',
    ],
    [
      'The app opens sooner and spares the battery',
      'The home page opens half a second sooner on a mid-range phone, and pictures stand still on a phone that is set to reduce motion.',
      'Nothing to install. Open the app once more.',
    ],
  ),
  said(
    19,
    15,
    [
      'กติกาใหม่ของกระดานผู้ชนะ',
      'กระดานแสดง 20 รายการต่อวัน เรียงจากยอดมากไปน้อย และปิดบังชื่อผู้ใช้เสมอ',
      'ในสนามทดลองนี้ รายการส่วนใหญ่เป็นเรื่องสมมติ',
    ],
    [
      'New rules of the winner board',
      'It shows 20 wins a day, largest first, and user names are always masked.',
      'In this sandbox most of them are invented.',
    ],
  ),
  said(
    20,
    18,
    [
      'ห้องโป๊กเกอร์เพิ่มอีกสองระดับ',
      'ห้องร้านน้ำชาเล่นสบาย ห้องไม้สักสำหรับมือโปร เดิมพันหักจากกระเป๋าทีละรอบ ไม่มีการกันเครดิตไว้ที่โต๊ะ',
    ],
    [
      'Two more levels of poker rooms',
      'The tea house has an easy pace, the teak room is for the practised. A stake leaves your wallet round by round. Nothing is set aside at the table.',
    ],
  ),
  said(
    21,
    21,
    [
      'ดูยอดเล่นย้อนหลังได้แล้ว',
      'ประวัติเดิมพันในเมนูบัญชีบอกยอดเดิมพันและผลของแต่ละวัน ดูก่อนตัดสินใจว่าจะเล่นต่อไหม',
      'ถ้าเริ่มไม่สนุก พักก่อนหรือคุยกับเราได้',
    ],
    [
      'You can see what you’ve played',
      'The betting record in the account menu has stakes and results of each day. Look before you decide to go on.',
      'If it stops being fun, take a break or talk to us.',
    ],
  ),
  said(
    22,
    25,
    ['หน้าช่วยเหลือค้นหาได้ทั้งไทยและอังกฤษ', 'พิมพ์คำสั้น ๆ เช่น ถอน หรือ SMS ไม่ต้องใส่วรรณยุกต์ครบก็หาเจอ'],
    [
      'Search the help centre in Thai or English',
      'A short word such as withdraw or SMS is enough. It forgives a missing tone mark.',
    ],
  ),
  said(
    23,
    29,
    ['ชื่อเกมซ้ำกันไม่ใช่ความผิดพลาด', 'บางค่ายใช้ชื่อเดียวกัน เช่น คืนลอยโคม ดูชื่อค่ายใต้ชื่อเกมก่อนเริ่มเล่น'],
    [
      'Two games with one name are not a mistake',
      'Some studios share a name, such as Night of Lanterns. Look at the studio below it before you play.',
    ],
  ),
]
