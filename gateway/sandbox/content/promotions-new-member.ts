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
    title: { th: 'เปิดว่าวรับลมแรก รับ 50 บาท', en: 'Catch the first wind, 50 baht' },
    summary: {
      th: 'หมุนสล็อต 50 รอบแรก รับเครดิตทดลอง 50 บาท',
      en: 'Your first 50 spins bring 50 baht of play credit',
    },
    content: {
      th: `<h3>ใครเข้าร่วมได้</h3>
<p>สมาชิกที่ยืนยันเบอร์มือถือแล้ว หนึ่งครั้งต่อบัญชี</p>
<h3>วิธีรับ</h3>
<ol><li>กดเข้าร่วม</li><li>หมุนสล็อตเกมใดก็ได้ 50 รอบ เดิมพันขั้นต่ำ 1 บาทต่อรอบ</li><li>กดรับเครดิตทดลอง 50 บาทในหน้านี้</li></ol>
<h3>ข้อควรรู้</h3>
<ul><li>รอบที่เล่นก่อนเข้าร่วมไม่นับ</li><li>ถอนได้เมื่อเทิร์นครบ 1 เท่า</li></ul>
<p>นี่คือเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง</p>`,
      en: `<h3>Who can join</h3>
<p>Members with a verified mobile number, once per account.</p>
<h3>How to get it</h3>
<ol><li>Join</li><li>Spin any slot 50 times, at least 1 baht a spin</li><li>Claim 50 baht of play credit on this page</li></ol>
<h3>Good to know</h3>
<ul><li>Spins before you joined don’t count</li><li>Withdrawable after 1× turnover</li></ul>
<p>This is play credit. It has no cash value.</p>`,
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
