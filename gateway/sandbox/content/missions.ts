import type { Words } from '#gateway/database/schema/columns.ts'
import type { missions as table } from '#gateway/database/schema/rewards.ts'

type Row = Omit<typeof table.$inferInsert, 'position' | 'title' | 'text'>

/** A mission of the sandbox. */
export type SandboxMission = Row & { title: Words; text: Words }

/**
 * What members can do for points. Those that need games wait, switched off, until there are games to
 * open.
 */
export const missions: readonly SandboxMission[] = [
  {
    id: 'visit-today',
    period: 'day',
    source: 'visit',
    goal: 1,
    points: 10,
    title: { th: 'แวะมาวันนี้', en: 'Drop by today' },
    text: { th: 'เข้าสู่ระบบวันละครั้ง', en: 'Log in once a day' },
    href: null,
    isOn: true,
  },
  {
    id: 'games-today',
    period: 'day',
    source: 'games',
    goal: 3,
    points: 20,
    title: { th: 'ลองเล่น 3 เกม', en: 'Try 3 games' },
    text: { th: 'เปิดเกมไหนก็ได้ให้ครบ 3 เกม', en: 'Open any 3 games' },
    href: '/hot',
    isOn: true,
  },
  {
    id: 'visit-week',
    period: 'week',
    source: 'visit',
    goal: 5,
    points: 60,
    title: { th: 'แวะมา 5 วันในสัปดาห์', en: 'Drop by on 5 days' },
    text: { th: 'วันไหนก็ได้ ไม่ต้องติดกัน', en: 'Any days, in a row or not' },
    href: null,
    isOn: true,
  },
  {
    id: 'raffle-week',
    period: 'week',
    source: 'raffle',
    goal: 1,
    points: 20,
    title: { th: 'ร่วมจับฉลาก', en: 'Enter the raffle' },
    text: { th: 'รับฉลากอย่างน้อย 1 ใบ', en: 'Take at least 1 ticket' },
    href: '/missions?tab=raffle',
    isOn: true,
  },
  {
    id: 'stake-week',
    period: 'week',
    source: 'stake',
    goal: 1000,
    points: 100,
    title: { th: 'เดิมพันครบ 1,000', en: 'Stake 1,000' },
    text: { th: 'รวมทุกเกมในสัปดาห์นี้', en: 'In all games this week' },
    href: '/hot',
    isOn: true,
  },
  {
    id: 'mobile',
    period: 'once',
    source: 'mobile',
    goal: 1,
    points: 100,
    title: { th: 'ยืนยันเบอร์มือถือ', en: 'Verify your mobile number' },
    text: { th: 'ใช้ตั้งรหัสผ่านใหม่ได้ด้วย', en: 'It also lets you reset a lost password' },
    href: null,
    isOn: true,
  },
  {
    id: 'email',
    period: 'once',
    source: 'email',
    goal: 1,
    points: 50,
    title: { th: 'เพิ่มอีเมล', en: 'Add your email' },
    text: { th: 'ไว้รับลิงก์เมื่อลืมรหัสผ่าน', en: 'For a link when a password is lost' },
    href: null,
    isOn: true,
  },
  {
    id: 'first-reward',
    period: 'once',
    source: 'redeem',
    goal: 1,
    points: 50,
    title: { th: 'แลกรางวัลชิ้นแรก', en: 'Redeem your first reward' },
    text: { th: 'ชิ้นไหนก็ได้ในร้านแลกคะแนน', en: 'Anything in the points mall' },
    href: '/pointMall',
    isOn: true,
  },
  {
    id: 'friends-3',
    period: 'once',
    source: 'friends',
    goal: 3,
    points: 300,
    title: { th: 'ชวนเพื่อน 3 คน', en: 'Invite 3 friends' },
    text: { th: 'นับเมื่อเพื่อนสมัครด้วยลิงก์ของคุณ', en: 'Counts when they join with your link' },
    href: '/invite',
    isOn: true,
  },
]
