import type { PromotionText } from './promotions.ts'

/** Promotions that come round: by the week, by the month, by the studio. */
export const seasonal: readonly PromotionText[] = [
  {
    id: 3,
    category: 'weekly',
    categoryName: { th: 'รายสัปดาห์', en: 'Weekly' },
    title: { th: 'คืนยอดเสียทุกวันจันทร์', en: 'Cashback every Monday' },
    summary: {
      th: 'คืน 3% ของยอดเสียสัปดาห์ก่อน เข้ากระเป๋าอัตโนมัติ',
      en: '3% of last week’s losses, straight to your wallet',
    },
    content: {
      th: `<h3>คิดอย่างไร</h3>
<p>ยอดเสียสุทธิตั้งแต่วันจันทร์ถึงวันอาทิตย์ คูณ 3% เข้ากระเป๋าวันจันทร์ 12:00 น.</p>
<table><tr><th>ยอดเสียสุทธิ</th><th>ได้คืน</th></tr><tr><td>ต่ำกว่า 500 บาท</td><td>ไม่มี</td></tr><tr><td>500 ถึง 50,000 บาท</td><td>3%</td></tr><tr><td>เกิน 50,000 บาท</td><td>1,500 บาท</td></tr></table>
<p>ตั้งวงเงินไว้ก่อนเริ่มเล่น ยอดคืนไม่ใช่เหตุผลให้เล่นเพิ่ม</p>
<p>นี่คือเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง</p>`,
      en: `<h3>How it’s worked out</h3>
<p>Net losses from Monday to Sunday, times 3%, in your wallet on Monday at 12:00.</p>
<table><tr><th>Net losses</th><th>Cashback</th></tr><tr><td>Under 500 baht</td><td>None</td></tr><tr><td>500 to 50,000 baht</td><td>3%</td></tr><tr><td>Over 50,000 baht</td><td>1,500 baht</td></tr></table>
<p>Set a limit before you start. Cashback is no reason to play more.</p>
<p>This is play credit. It has no cash value.</p>`,
    },
    picture: ['monsoon', 'parasol', 'monday'],
    ends: null,
    schedule: { th: 'ทุกวันจันทร์ 12:00 น.', en: 'Every Monday 12:00' },
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
    title: { th: 'โพยแรกของเดือน', en: 'First ticket of the month' },
    summary: {
      th: 'ซื้อหวยใบแรกของเดือน คืนครึ่งราคาถ้าไม่ถูก',
      en: 'Half of your first ticket comes back if it doesn’t win',
    },
    content: {
      th: `<h3>คิดอย่างไร</h3>
<p>โพยใบแรกที่ซื้อในเดือนนั้น ถ้าไม่ถูกรางวัลเลย คืนครึ่งราคา สูงสุด 100 บาท</p>
<ul><li>นับเฉพาะหวยที่ออกผลแล้ว</li><li>เครดิตเข้ากระเป๋าในวันที่ 1 ของเดือนถัดไป</li></ul>
<p>นี่คือเครดิตทดลอง ผลรางวัลเป็นเรื่องสมมติ</p>`,
      en: `<h3>How it’s worked out</h3>
<p>If nothing on your first ticket of the month wins, half of its price comes back, up to 100 baht.</p>
<ul><li>Only draws with a result count</li><li>The credit comes on the 1st of the next month</li></ul>
<p>This is play credit. Results are invented.</p>`,
    },
    picture: ['firefly', 'ticket', 'first-ticket'],
    ends: null,
    schedule: { th: 'ทุกวันที่ 1', en: 'On the 1st of every month' },
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
