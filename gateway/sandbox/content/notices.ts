// What the house has to say: PL to players, PU once as a popup, H in the headline strip
// (decision 12). Newest first. Bodies are HTML of h3, p, ul, li and b.
import type { Text } from '../types.ts'
import { olderNotices } from './notices-older.ts'
import { daysAgo } from '#gateway/house-days.ts'

/** A notice as written. */
export type NoticeText = {
  readonly id: number
  readonly type: 'PL' | 'PU' | 'H'
  /** A signed in, B not; null both. */
  readonly audience: 'A' | 'B' | null
  readonly daysOld: number
  /** Hour of the day in Bangkok. */
  readonly hour: number
  readonly title: Text
  readonly content: Text
}

/** A notice with its date. */
export type SandboxNotice = Omit<NoticeText, 'daysOld' | 'hour'> & {
  readonly publishesAt: Date
  readonly endsAt: Date | null
}

const recentNotices: readonly NoticeText[] = [
  {
    id: 1,
    type: 'H',
    audience: null,
    daysOld: 0,
    hour: 0,
    title: {
      th: 'ที่นี่คือสนามทดลอง ทุกเกมใช้เครดิตทดลองที่แลกเป็นเงินไม่ได้',
      en: 'This is a sandbox. Every game runs on play credit with no cash value',
    },
    content: {
      th: '<p>ค่ายเกม ผู้ชนะ และผลรางวัลทั้งหมดเป็นเรื่องสมมติ</p>',
      en: '<p>Studios, winners and results are all invented.</p>',
    },
  },
  {
    id: 2,
    type: 'H',
    audience: null,
    daysOld: 0,
    hour: 0,
    title: {
      th: 'หวยโคมแดงปิดรับ 22:00 น. ทุกวัน',
      en: 'Red Lantern Lottery closes at 22:00 every day',
    },
    content: {
      th: '<p>เวลานับถอยหลังในหน้าหวยหักเวลาปิดรับให้แล้ว</p>',
      en: '<p>The countdown on the lottery page already allows for it.</p>',
    },
  },
  {
    id: 3,
    type: 'PU',
    audience: 'B',
    daysOld: 0,
    hour: 6,
    title: { th: 'บ้านนี้เปิดไฟรอ', en: 'We left the lights on' },
    content: {
      th: '<p>ดูเกมได้ทุกเกมโดยไม่ต้องสมัคร สมัครเมื่อพร้อมแล้วรับเครดิตทดลอง 1,000 บาท</p><p>ไม่มีการตัดเงินจริง</p>',
      en: '<p>Look at every game without an account. When you’re ready, join to get 1,000 baht of play credit.</p><p>No real money moves.</p>',
    },
  },
  {
    id: 11,
    type: 'PL',
    audience: null,
    daysOld: 0,
    hour: 9,
    title: {
      th: 'ปรับเวลาปิดรับหวยโคมแดงเป็น 22:00 น.',
      en: 'Red Lantern Lottery now closes at 22:00',
    },
    content: {
      th: `<p>ตั้งแต่งวดวันนี้เป็นต้นไป หวยโคมแดงปิดรับเร็วขึ้น 10 นาที จาก 22:10 น. เป็น 22:00 น. เพื่อให้ตรวจโพยทันก่อนออกรางวัล</p>
<h3>สิ่งที่เปลี่ยน</h3>
<ul><li>เวลานับถอยหลังในหน้าหวยหักเวลาใหม่ให้แล้ว</li><li>โพยที่ส่งก่อนเวลาปิดรับยังมีผลตามเดิม</li><li>โพยที่ส่งหลังปิดรับไม่ถูกตัดเงิน และเลขที่เลือกไว้ไม่หาย</li></ul>
<p>มีคำถามเรื่องโพยที่ส่งไปแล้ว ถามฝ่ายบริการได้ตลอด 24 ชั่วโมง</p>`,
      en: `<p>From today’s draw the Red Lantern Lottery closes 10 minutes earlier, at 22:00 instead of 22:10, so that tickets can be checked before the draw.</p>
<h3>What changes</h3>
<ul><li>The countdown already allows for the new time</li><li>Tickets sent before closing still stand</li><li>Nothing is taken for a ticket sent after closing, and its numbers stay</li></ul>
<p>Questions about a ticket? Customer service is here 24 hours a day.</p>`,
    },
  },
  {
    id: 12,
    type: 'PL',
    audience: null,
    daysOld: 1,
    hour: 14,
    title: {
      th: 'ปิดปรับปรุงค่าย Monsoon คืนวันเสาร์',
      en: 'Monsoon is closed for maintenance on Saturday night',
    },
    content: {
      th: '<p>คืนวันเสาร์ 02:00 ถึง 04:30 น. เกมค่าย Monsoon ทั้งหมดปิดปรับปรุง ค่ายอื่นเล่นได้ตามปกติ</p><p>รอบที่ค้างอยู่จะเล่นต่อได้หลังเปิด ยอดเงินและเดิมพันของคุณปลอดภัย</p>',
      en: '<p>On Saturday night from 02:00 to 04:30 every game by Monsoon is closed. The other studios stay open.</p><p>A round in progress can be finished afterwards. Your balance and bets are safe.</p>',
    },
  },
  {
    id: 13,
    type: 'PL',
    audience: 'A',
    daysOld: 2,
    hour: 10,
    title: {
      th: 'จับฉลากโคมทุกคืนวันอาทิตย์',
      en: 'Lantern raffle every Sunday night',
    },
    content: {
      th: '<p>แลกฉลากใบละ 50 คะแนนที่หน้าภารกิจ คนละไม่เกิน 20 ใบต่อสัปดาห์</p><p>จับทุกวันอาทิตย์ 20:00 น. รางวัลเป็นเครดิตทดลองทั้งหมด</p>',
      en: '<p>A ticket is 50 points on the page Missions, up to 20 a week.</p><p>Drawn every Sunday at 20:00. All prizes are play credit.</p>',
    },
  },
  {
    id: 14,
    type: 'PL',
    audience: null,
    daysOld: 4,
    hour: 11,
    title: { th: 'ค่าย Night Jasmine มีครบ 38 เกมแล้ว', en: 'Night Jasmine now has all its 38 games' },
    content: {
      th: '<p>เกมชุดสุดท้ายของค่าย Night Jasmine เปิดแล้ว เริ่มจากผีเสื้อราตรีก็ได้ 9 ไลน์ เดิมพันขั้นต่ำ 1 บาท</p>',
      en: '<p>The last of Night Jasmine’s games are open. Night Butterfly is a good one to start with, 9 lines from 1 baht.</p>',
    },
  },
]

/** Every notice, newest first, dated from `now`. */
export const noticesAt = (now: Date): SandboxNotice[] =>
  [...recentNotices, ...olderNotices]
    .map(({ daysOld, hour, ...text }) => ({
      ...text,
      publishesAt: daysAgo(now, daysOld, hour),
      endsAt: null,
    }))
    .toSorted((a, b) => b.publishesAt.getTime() - a.publishesAt.getTime() || a.id - b.id)
