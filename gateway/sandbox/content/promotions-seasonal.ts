import type { PromotionText } from './promotions.ts'

/** Promotions for who is here already: by what they play, and with whom. */
export const seasonal: readonly PromotionText[] = [
  {
    id: 3,
    category: 'rebate',
    categoryName: { th: 'คืนยอด', en: 'Cashback' },
    title: { th: 'เล่นครบพัน คืน 30 บาท', en: 'Play a thousand, get 30 baht back' },
    summary: {
      th: 'เดิมพันรวมครบ 1,000 บาท เครดิตทดลอง 30 บาทเข้ากระเป๋าเอง',
      en: '1,000 baht of stakes in all, and 30 baht of play credit comes by itself',
    },
    content: {
      th: `<h3>คิดอย่างไร</h3>
<p>รวมยอดเดิมพันทุกเกมและหวยหลังกดเข้าร่วม ครบ 1,000 บาทแล้วเครดิตทดลอง 30 บาทเข้ากระเป๋าเอง</p>
<table><tr><th>เล่น</th><th>นับเมื่อ</th></tr><tr><td>เกม</td><td>จบรอบ</td></tr><tr><td>หวย</td><td>ออกผล</td></tr></table>
<ul><li>รอบหรือโพยที่ยกเลิกไม่นับ</li><li>หนึ่งครั้งต่อบัญชี</li></ul>
<p>กำหนดงบก่อนเริ่มเล่น ยอดคืนไม่ใช่เหตุผลให้เล่นเพิ่ม</p>
<p>นี่คือเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง</p>`,
      en: `<h3>How it’s worked out</h3>
<p>Stakes on every game and on the lottery add up from when you join. At 1,000 baht, 30 baht of play credit comes at once.</p>
<table><tr><th>Play</th><th>Counts when</th></tr><tr><td>Games</td><td>The round ends</td></tr><tr><td>Lottery</td><td>The result is out</td></tr></table>
<ul><li>Cancelled rounds and tickets don’t count</li><li>Once per account</li></ul>
<p>Decide what you’ll spend before you start. Cashback is no reason to play more.</p>
<p>This is play credit. It has no cash value.</p>`,
    },
    picture: ['monsoon', 'parasol', 'monday'],
    ends: null,
    schedule: { th: 'ครั้งเดียว', en: 'Once' },
  },
  {
    id: 5,
    category: 'rng',
    categoryName: { th: 'สล็อต', en: 'Slots' },
    title: { th: 'คืนวันพลุ สล็อตค่าย Indigo Loom', en: 'Firework nights with Indigo Loom' },
    summary: {
      th: 'เล่นครบ 200 รอบ รับเครดิตทดลอง 200 บาท',
      en: 'Play 200 rounds, get 200 baht of play credit',
    },
    content: {
      th: `<h3>ใครเข้าร่วมได้</h3>
<p>สมาชิกที่ยืนยันเบอร์มือถือแล้ว หนึ่งบัญชีต่อหนึ่งคน บัญชีทดลองเข้าร่วมไม่ได้</p>
<h3>วิธีรับ</h3>
<ul><li>เล่นสล็อตค่าย Indigo Loom เกมใดก็ได้ เดิมพันขั้นต่ำ 1 บาทต่อรอบ</li><li>ครบ 200 รอบก่อนวันสิ้นสุด</li><li>ครบแล้วกดรับเครดิตทดลอง 200 บาทในหน้านี้</li></ul>
<h3>ยอดเทิร์นก่อนถอน</h3>
<table><tr><th>ถอน</th><th>ยอดเทิร์นก่อนถอน</th><th>ถอนสูงสุด</th></tr><tr><td>ไม่เกิน 500 บาท</td><td>1 เท่า</td><td>ไม่จำกัด</td></tr><tr><td>เกิน 500 บาท</td><td>3 เท่า</td><td>5,000 บาท</td></tr></table>
<p>นี่คือเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง ผู้ให้บริการปรับเงื่อนไขได้โดยแจ้งในหน้าประกาศล่วงหน้า 3 วัน</p>`,
      en: `<h3>Who can join</h3>
<p>Members with a verified mobile number, one account a person. Demo accounts can’t take part.</p>
<h3>How to get it</h3>
<ul><li>Play any slot by Indigo Loom, at least 1 baht a round</li><li>Reach 200 rounds before it ends</li><li>Then claim 200 baht of play credit on this page</li></ul>
<h3>Turnover before withdrawal</h3>
<table><tr><th>Withdrawal</th><th>Turnover</th><th>Maximum</th></tr><tr><td>Up to 500 baht</td><td>1×</td><td>No limit</td></tr><tr><td>Over 500 baht</td><td>3×</td><td>5,000 baht</td></tr></table>
<p>This is play credit. It has no cash value. Terms may change with 3 days’ notice on the notices page.</p>`,
    },
    picture: ['indigo', 'firework', 'firework-nights'],
    ends: { months: 0 },
    schedule: null,
  },
  {
    id: 6,
    category: 'invite',
    categoryName: { th: 'ชวนเพื่อน', en: 'Invite' },
    title: { th: 'ชวนเพื่อนสามคน', en: 'Bring three friends' },
    summary: {
      th: 'เพื่อนสมัครด้วยลิงก์ของคุณครบ 3 คน รับ 300 คะแนน',
      en: 'When three friends have joined with your link, 300 points are yours',
    },
    content: {
      th: `<h3>วิธีรับ</h3>
<ol><li>ส่งลิงก์จากหน้าชวนเพื่อน</li><li>เพื่อนสามคนสมัครด้วยลิงก์นั้น</li><li>รับ 300 คะแนนที่หน้าภารกิจ</li></ol>
<h3>ข้อควรรู้</h3>
<ul><li>ชวนเพื่อนได้ไม่จำกัดจำนวน</li><li>รับคะแนนได้ครั้งเดียว</li></ul>
<p>คะแนนแปลงเป็นเครดิตทดลองได้ ไม่มีมูลค่าเป็นเงินจริง</p>`,
      en: `<h3>How to get it</h3>
<ol><li>Share your link from the page Invite friends</li><li>Three friends join with it</li><li>Collect 300 points on the page Missions</li></ol>
<h3>Good to know</h3>
<ul><li>No limit on friends</li><li>The points come once</li></ul>
<p>Points can be turned into play credit. It has no cash value.</p>`,
    },
    picture: ['pandan', 'fan', 'friends'],
    ends: null,
    schedule: { th: 'ครั้งเดียว', en: 'Once' },
  },
  {
    id: 7,
    category: 'lott',
    categoryName: { th: 'หวย', en: 'Lottery' },
    title: { th: 'ซื้อหวยครบร้อย คืน 10 บาท', en: 'A hundred in tickets, 10 baht back' },
    summary: {
      th: 'ซื้อหวยรวมครบ 100 บาท เครดิตทดลอง 10 บาทเข้ากระเป๋าเอง',
      en: '100 baht of lottery tickets, and 10 baht of play credit comes by itself',
    },
    content: {
      th: `<h3>คิดอย่างไร</h3>
<p>รวมยอดซื้อหวยหลังกดเข้าร่วม ครบ 100 บาทแล้วเครดิตทดลอง 10 บาทเข้ากระเป๋าเอง</p>
<ul><li>นับเฉพาะหวยที่ออกผลแล้ว</li><li>โพยที่ยกเลิกไม่นับ</li><li>หนึ่งครั้งต่อบัญชี</li></ul>
<p>นี่คือเครดิตทดลอง ผลรางวัลเป็นเรื่องสมมติ</p>`,
      en: `<h3>How it’s worked out</h3>
<p>Lottery tickets add up from when you join. At 100 baht, 10 baht of play credit comes at once.</p>
<ul><li>Only draws with a result count</li><li>Cancelled tickets don’t count</li><li>Once per account</li></ul>
<p>This is play credit. Results are invented.</p>`,
    },
    picture: ['firefly', 'ticket', 'first-ticket'],
    ends: null,
    schedule: { th: 'ครั้งเดียว', en: 'Once' },
  },
  {
    id: 8,
    category: 'fish',
    categoryName: { th: 'ยิงปลา', en: 'Fishing' },
    title: { th: 'คาราวานยิงปลา', en: 'Fishing caravan' },
    summary: {
      th: 'ยิงครบ 1,000 ตัวในสัปดาห์ แบ่งเครดิต 20,000 บาท',
      en: 'Catch 1,000 fish in a week to share 20,000 baht',
    },
    content: {
      th: `<h3>วิธีรับ</h3>
<ul><li>เล่นเกมยิงปลาค่าย Andaman เกมใดก็ได้</li><li>ยิงครบ 1,000 ตัว แล้วส่งภาพหน้าจอก่อนวันสิ้นสุด</li><li>ทุกคนที่ครบแบ่งเครดิตเท่ากัน สูงสุดคนละ 200 บาท</li></ul>
<p>นี่คือเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง</p>`,
      en: `<h3>How to get it</h3>
<ul><li>Play any fishing game by Andaman</li><li>Catch 1,000 fish and send a screenshot before it ends</li><li>Everyone who does shares equally, up to 200 baht each</li></ul>
<p>This is play credit. It has no cash value.</p>`,
    },
    picture: ['andaman', 'octopus', 'caravan'],
    ends: { days: 5 },
    schedule: null,
  },
]
