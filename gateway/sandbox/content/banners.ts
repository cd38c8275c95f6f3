// The slides of each route group (section 2). A slide without a picture is words over the brand's
// scene.
import type { Banner } from '#contract/index.ts'
import type { Text } from '../types.ts'

/** A slide of a route's carousel. */
export type SandboxBanner = {
  readonly id: number
  readonly groupName: Banner['groupName']
  /** A picture, or null for words over the brand's scene. */
  readonly url: string | null
  /** A line break stands where the headline breaks. */
  readonly title: Text
  readonly text: Text
  readonly action: Text | null
  readonly linkageType: Banner['linkageType']
  readonly linkage: string | null
}

const picture = (studio: string, emblem: string, seed: string) =>
  `/art/banners/${studio}/${emblem}/${seed}.svg`

const none = { url: null, linkageType: null, linkage: null, action: null } as const

/** In the order in which they are shown, group by group. */
export const banners: readonly SandboxBanner[] = [
  {
    ...none,
    id: 101,
    groupName: 'w_home',
    title: { th: 'ไฟติดแล้ว\nเข้ามาเล่นกัน', en: 'The lanterns\nare lit' },
    text: {
      th: 'เกมกว่า 1,000 เกมจาก 24 ค่าย สมาชิกใหม่รับเครดิตทดลอง 1,000 บาทเมื่อสมัครเสร็จ',
      en: 'Over 1,000 games from 24 studios. New members get 1,000 baht of play credit',
    },
    action: { th: 'สมัครสมาชิก', en: 'Create an account' },
    linkageType: 'URL',
    linkage: '/register',
  },
  {
    ...none,
    id: 102,
    groupName: 'w_home',
    title: { th: 'ทุกงวดใช้\nนาฬิกาเรือนเดียวกัน', en: 'Every draw\non one clock' },
    text: {
      th: 'หวย 24 ชนิด เวลาที่เห็นหักเวลาปิดรับและความหน่วงเครือข่ายแล้ว',
      en: '24 lotteries. The time you see already allows for closing and network delay',
    },
    action: { th: 'ดูหวย', en: 'See lotteries' },
    linkageType: 'URL',
    linkage: '/lottery',
  },
  {
    ...none,
    id: 103,
    groupName: 'w_home',
    title: { th: 'ชวนเพื่อน\nมานั่งโต๊ะเดียวกัน', en: 'Bring a friend\nto the table' },
    text: {
      th: 'เพื่อนสมัครด้วยลิงก์ของคุณครบ 3 คน รับ 300 คะแนน',
      en: 'When three friends have joined with your link, 300 points are yours',
    },
    action: { th: 'ดูเงื่อนไข', en: 'See the terms' },
    linkageType: 'P',
    linkage: '6',
  },
  {
    ...none,
    id: 104,
    groupName: 'w_home',
    title: { th: 'พกบ้านหลังนี้\nติดตัวไป', en: 'Take the foyer\nwith you' },
    text: {
      th: 'ติดตั้งจากเบราว์เซอร์ได้เลย เปิดครั้งแรกในแอปรับ 5 บาท',
      en: 'Install it from your browser. The first visit in the app brings 5 baht',
    },
    action: { th: 'ดาวน์โหลดแอป', en: 'Get the app' },
    linkageType: 'URL',
    linkage: '/down',
  },
  {
    ...none,
    id: 201,
    groupName: 'w_rng',
    url: picture('indigo', 'firework', 'w-rng'),
    title: { th: 'คืนวันพลุ สล็อตค่าย Indigo Loom', en: 'Firework nights with Indigo Loom' },
    text: {
      th: 'เล่นครบ 200 รอบ รับเครดิตทดลอง 200 บาท',
      en: 'Play 200 rounds, get 200 baht of play credit',
    },
    linkageType: 'P',
    linkage: '5',
  },
  {
    ...none,
    id: 202,
    groupName: 'w_rng',
    url: picture('krathong', 'elephant', 'w-rng'),
    title: { th: 'ช้างสามเศียร', en: 'Three-headed Elephant' },
    text: {
      th: 'เรียงงาทองครบสามแถว เปิดโบนัสขบวนโคม',
      en: 'Line up the golden tusks in three rows to open the lantern parade',
    },
    linkageType: 'G',
    linkage: 'KRT-0059',
  },
  {
    ...none,
    id: 301,
    groupName: 'w_live',
    url: picture('kinnari', 'cards', 'w-live'),
    title: { th: 'โต๊ะเปิดทั้งคืน', en: 'Tables open all night' },
    text: {
      th: '86 ห้อง เดิมพันขั้นต่ำ 10 บาท สูงสุด 200,000 บาทต่อไม้',
      en: '86 rooms, from 10 to 200,000 baht a hand',
    },
  },
  {
    ...none,
    id: 401,
    groupName: 'w_fish',
    url: picture('andaman', 'octopus', 'w-fish'),
    title: { th: 'คาราวานยิงปลา', en: 'Fishing caravan' },
    text: {
      th: 'ยิงครบ 1,000 ตัวในสัปดาห์ แบ่งเครดิต 20,000 บาท',
      en: 'Catch 1,000 fish in a week to share 20,000 baht of credit',
    },
    linkageType: 'P',
    linkage: '8',
  },
  {
    ...none,
    id: 501,
    groupName: 'w_pvp',
    url: picture('gong', 'knight', 'w-pvp'),
    title: { th: 'เลือกห้องที่พอดีมือ', en: 'Pick a room that fits' },
    text: {
      th: 'ไพ่และหมากรุก 34 เกม ค่าห้อง 3%',
      en: '34 card and board games. The room keeps 3%',
    },
  },
  {
    ...none,
    id: 601,
    groupName: 'w_sports',
    url: picture('papertiger', 'ball', 'w-sports'),
    title: { th: 'สนามเปิดไฟ', en: 'The pitch is lit' },
    text: {
      th: '12 สนามจำลอง ผลออกภายใน 5 นาทีหลังจบเกม',
      en: '12 simulated grounds. Results within 5 minutes of the whistle',
    },
  },
  {
    ...none,
    id: 701,
    groupName: 'w_esports',
    url: picture('firefly', 'pad', 'w-esports'),
    title: { th: 'จับจอยแล้วนั่งลง', en: 'Take a pad and sit down' },
    text: { th: '9 รายการจำลองตลอดวัน', en: '9 simulated contests through the day' },
  },
  {
    ...none,
    id: 801,
    groupName: 'w_lott',
    url: picture('firefly', 'ticket', 'w-lott'),
    title: { th: 'ซื้อหวยครบร้อย คืน 10 บาท', en: 'A hundred in tickets, 10 baht back' },
    text: { th: 'เครดิตทดลองเข้ากระเป๋าเอง', en: 'The play credit comes by itself' },
    linkageType: 'P',
    linkage: '7',
  },
  {
    ...none,
    id: 901,
    groupName: 'w_down',
    url: picture('kinnari', 'coin', 'w-down'),
    title: { th: 'โหลดแอปครั้งแรก รับ 5 บาท', en: 'First visit in the app, 5 baht' },
    text: { th: 'จ่ายครั้งเดียวต่อบัญชี', en: 'Paid once per account' },
    linkageType: 'P',
    linkage: '2',
  },
  {
    ...none,
    id: 1001,
    groupName: 'w_promotion',
    title: { th: 'เปิดว่าวรับลมแรก', en: 'Catch the first wind' },
    text: {
      th: 'ทุกโปรโมชั่นเป็นเครดิตทดลอง อ่านเงื่อนไขก่อนเข้าร่วม',
      en: 'Every promotion is play credit. Read the terms before you join',
    },
    linkageType: 'P',
    linkage: '4',
  },
  {
    ...none,
    id: 1101,
    groupName: 'w_shop',
    url: picture('mango', 'fan', 'w-shop'),
    title: { th: 'ร้านแลกคะแนน', en: 'Points mall' },
    text: { th: 'เดิมพันทุก 10 บาท ได้ 1 คะแนน', en: 'Every 10 baht staked earns 1 point' },
  },
  {
    ...none,
    id: 1201,
    groupName: 'w_help',
    url: picture('papertiger', 'owl', 'w-help'),
    title: { th: 'ตั้งวงเงินไว้ก่อนเล่น', en: 'Set a limit before you play' },
    text: {
      th: 'ตัดสินใจว่าจะใช้เครดิตเท่าไร เล่นนานแค่ไหน ครบแล้วหยุด',
      en: 'Decide how much credit and how much time you’ll spend, and stop there',
    },
    linkageType: 'URL',
    linkage: '/help?article=limits',
  },
  {
    ...none,
    id: 1301,
    groupName: 'w_reg',
    url: picture('tuktuk', 'lantern', 'w-reg'),
    title: { th: 'บ้านนี้เปิดไฟรอ', en: 'We left the lights on' },
    text: {
      th: 'สมัครเสร็จรับเครดิตทดลอง 1,000 บาท',
      en: 'Create an account to get 1,000 baht of play credit',
    },
    linkageType: 'P',
    linkage: '1',
  },
]
