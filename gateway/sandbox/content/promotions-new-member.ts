import type { PromotionText } from './promotions.ts'

const newPlayer = { th: 'สมาชิกใหม่', en: 'New members' }

/** Promotions for whoever is new: the carousel beside the registration form shows these. */
export const newMember: readonly PromotionText[] = [
  {
    id: 1,
    category: 'new_player',
    categoryName: newPlayer,
    title: { th: 'ต้อนรับสมาชิกใหม่', en: 'Welcome, new members' },
    summary: {
      th: 'รับเครดิตทดลอง 1,000 บาท หลังสมัครสำเร็จ ใช้ได้ทุกหมวด ยกเว้นหวย',
      en: '1,000 baht of play credit once you’ve joined, good in every category but the lottery',
    },
    content: {
      th: `<h3>ใครเข้าร่วมได้</h3>
<p>สมาชิกใหม่ทุกคน หนึ่งบัญชีต่อหนึ่งคน บัญชีทดลองเข้าร่วมไม่ได้</p>
<h3>วิธีรับ</h3>
<ul><li>สมัครให้เสร็จ เครดิตเข้ากระเป๋าเอง</li><li>ใช้ได้กับทุกหมวด ยกเว้นหวย</li><li>ถอนได้เมื่อเทิร์นครบ 1 เท่า</li></ul>
<p>นี่คือเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง</p>`,
      en: `<h3>Who can join</h3>
<p>Every new member, one account a person. Demo accounts can’t take part.</p>
<h3>How to get it</h3>
<ul><li>Finish joining. The credit comes by itself</li><li>Good in every category but the lottery</li><li>Withdrawable after 1× turnover</li></ul>
<p>This is play credit. It has no cash value.</p>`,
    },
    picture: ['tuktuk', 'lantern', 'welcome'],
    ends: { months: 1 },
    schedule: null,
  },
  {
    id: 4,
    category: 'new_player',
    categoryName: newPlayer,
    title: { th: 'เปิดว่าวรับลมแรก รับ 1,000 บาท', en: 'Catch the first wind, 1,000 baht' },
    summary: {
      th: 'ฝากครั้งแรกเท่าไร รับเครดิตทดลองเพิ่มเท่านั้น สูงสุด 1,000 บาท',
      en: 'Your first deposit doubled in play credit, up to 1,000 baht',
    },
    content: {
      th: `<h3>ใครเข้าร่วมได้</h3>
<p>สมาชิกที่ยังไม่เคยฝาก และยืนยันเบอร์มือถือแล้ว</p>
<h3>ยอดที่ได้</h3>
<table><tr><th>ฝาก</th><th>รับเพิ่ม</th><th>ยอดเทิร์นก่อนถอน</th></tr><tr><td>100 บาท</td><td>100 บาท</td><td>1 เท่า</td></tr><tr><td>500 บาท</td><td>500 บาท</td><td>1 เท่า</td></tr><tr><td>1,000 บาทขึ้นไป</td><td>1,000 บาท</td><td>3 เท่า</td></tr></table>
<h3>ข้อควรรู้</h3>
<ul><li>ฝากขั้นต่ำ 100 บาท</li><li>กดเข้าร่วมก่อนฝาก</li></ul>
<p>นี่คือเครดิตทดลอง ไม่มีการตัดเงินจริง</p>`,
      en: `<h3>Who can join</h3>
<p>Members who haven’t deposited yet and have verified a mobile number.</p>
<h3>What you get</h3>
<table><tr><th>Deposit</th><th>Added</th><th>Turnover before withdrawal</th></tr><tr><td>100 baht</td><td>100 baht</td><td>1×</td></tr><tr><td>500 baht</td><td>500 baht</td><td>1×</td></tr><tr><td>1,000 baht and more</td><td>1,000 baht</td><td>3×</td></tr></table>
<h3>Good to know</h3>
<ul><li>Minimum deposit 100 baht</li><li>Join before you deposit</li></ul>
<p>This is play credit. No real money moves.</p>`,
    },
    picture: ['kites', 'kite', 'first-wind'],
    ends: { months: 1 },
    schedule: null,
  },
  {
    id: 2,
    category: 'app',
    categoryName: { th: 'แอป', en: 'App' },
    title: { th: 'โหลดแอปครั้งแรก รับ 5 บาท', en: 'First visit in the app, 5 baht' },
    summary: {
      th: 'จ่ายครั้งเดียวต่อบัญชี ถอนได้เมื่อเทิร์นครบ 1 เท่า',
      en: 'Paid once per account, withdrawable after 1× turnover',
    },
    content: {
      th: `<h3>วิธีรับ</h3>
<ol><li>ติดตั้งแอปจากหน้าดาวน์โหลด</li><li>เข้าสู่ระบบในแอปหนึ่งครั้ง</li><li>กดรับในหน้านี้</li></ol>
<h3>ข้อควรรู้</h3>
<ul><li>หนึ่งครั้งต่อบัญชี</li><li>ถอนได้เมื่อเทิร์นครบ 1 เท่า</li></ul>
<p>นี่คือเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง</p>`,
      en: `<h3>How to get it</h3>
<ol><li>Install the app from the download page</li><li>Log in once in the app</li><li>Claim it on this page</li></ol>
<h3>Good to know</h3>
<ul><li>Once per account</li><li>Withdrawable after 1× turnover</li></ul>
<p>This is play credit. It has no cash value.</p>`,
    },
    picture: ['kinnari', 'coin', 'app'],
    ends: null,
    schedule: { th: 'ไม่มีวันหมดอายุ', en: 'No end date' },
  },
]
