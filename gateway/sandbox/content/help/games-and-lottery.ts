import { article, type HelpTopic } from './topic.ts'

/** Finding and opening games. */
export const games: HelpTopic = {
  id: 'games',
  emblem: 'mangosteen',
  name: { th: 'เกม', en: 'Games' },
  articles: [
    article(
      'wont-load',
      [
        'ทำไมเกมโหลดไม่ขึ้น',
        'รอ 10 วินาที ถ้ายังไม่ขึ้นกดโหลดใหม่ รอบที่ค้างอยู่จะเล่นต่อได้ ยอดเงินไม่หาย',
        'ถ้าการ์ดเกมเป็นสีเทา เกมนั้นปิดปรับปรุงอยู่',
      ],
      [
        'A game won’t load',
        'Wait 10 seconds, then reload. A round in progress can be finished, and your balance is safe.',
        'If the card is grey, the game is under maintenance.',
      ],
    ),
    article(
      'find',
      [
        'ค้นหาเกมอย่างไร',
        'พิมพ์ชื่อในช่องค้นหาได้ทุกภาษา สะกดผิดหนึ่งตัวหรือขาดวรรณยุกต์ก็หาเจอ กรองต่อได้ด้วยค่าย ประเภท และเดิมพันขั้นต่ำ',
      ],
      [
        'How do I find a game',
        'Type its name in any language. One wrong letter or a missing tone mark is forgiven. Narrow it down by studio, type and lowest bet.',
      ],
    ),
    article(
      'lines',
      [
        'ไลน์คืออะไร',
        'แนวที่นับรางวัลบนวงล้อ เกม 9 ไลน์มี 9 แนว เกม 243 ไลน์นับทุกแบบที่เรียงจากซ้าย จำนวนไลน์มากไม่ได้แปลว่าโอกาสถูกมากกว่า',
      ],
      [
        'What are lines',
        'The paths that count on the reels. A game of 9 lines has 9, one of 243 counts every way from the left. More lines don’t mean better odds.',
      ],
    ),
    article(
      'same-name',
      ['ทำไมมีเกมชื่อซ้ำกัน', 'แต่ละค่ายตั้งชื่อเอง ดูชื่อค่ายใต้ชื่อเกม ภาพปกของแต่ละค่ายก็ใช้สีและกรอบต่างกัน'],
      [
        'Why do two games share a name',
        'Studios choose their own. Look at the studio’s name below, and at the colours and frame of the cover.',
      ],
    ),
  ],
}

/** Draws and tickets. */
export const lottery: HelpTopic = {
  id: 'lottery',
  emblem: 'ticket',
  name: { th: 'หวย', en: 'Lottery' },
  articles: [
    article(
      'cancel-ticket',
      [
        'ซื้อหวยแล้วยกเลิกได้ไหม',
        'ยกเลิกได้จนถึง 5 นาทีก่อนปิดรับ เปิดโพยของฉัน เลือกโพย แล้วกดยกเลิก เครดิตคืนเข้ากระเป๋า',
        'หลังจากนั้นยกเลิกไม่ได้ หวยที่ออกถี่กว่าชั่วโมงละครั้งยกเลิกไม่ได้เลย',
      ],
      [
        'Can I cancel a ticket',
        'Yes, until 5 minutes before the draw closes. Open My tickets, choose the ticket and cancel it. The credit returns to your wallet.',
        'After that it stands. Tickets of draws less than an hour apart always do.',
      ],
    ),
    article(
      'closing-time',
      [
        'เวลาปิดรับนับอย่างไร',
        'เวลานับถอยหลังใช้เวลาเซิร์ฟเวอร์ หักเวลาปิดรับและความหน่วงเครือข่ายให้แล้ว โพยที่ส่งหลังหมดเวลาจะไม่รับ',
      ],
      [
        'How is the closing time counted',
        'By the server’s clock, less the closing margin and network delay. A ticket sent after that isn’t taken.',
      ],
    ),
    article(
      'results',
      ['ผลรางวัลมาจากไหน', 'ในสนามทดลองนี้ผลทั้งหมดเป็นเรื่องสมมติ ไม่เกี่ยวกับการออกรางวัลจริงของประเทศใด'],
      [
        'Where do the results come from',
        'In this sandbox all of them are invented. They have nothing to do with real draws of any country.',
      ],
    ),
    article(
      'limited',
      ['เลขอั้นคืออะไร', 'เลขที่มีคนซื้อมากจนอัตราจ่ายลดลงหรือปิดรับเฉพาะเลขนั้น หน้าซื้อจะบอกก่อนวางเดิมพันเสมอ'],
      [
        'What are limited numbers',
        'Numbers bought so often that their payout rate drops or they close early. The page says so before you place a bet.',
      ],
    ),
  ],
}
