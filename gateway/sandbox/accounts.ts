// The people of the sandbox. Their passwords are public: the console and the README list them.
import type { Text } from './types.ts'

/** A member's label as the contract has it. */
type Label = {
  readonly labelName: string
  readonly color: string
  readonly color2: string
  readonly rankLevel: number
}

/** Someone who can sign in from the first start. */
export type SandboxAccount = {
  readonly username: string
  readonly password: string
  readonly nickname: string | null
  /** Their picture. @default none */
  readonly iconUrl?: string
  /** Dial code and national number, as `accounts.mobile` has it: for logging in by SMS. */
  readonly mobile: string | null
  /** Where a lost password is replaced. */
  readonly email: string | null
  /** The password's time is over: it has to be changed. @default false */
  readonly passwordExpired?: boolean
  /** Agent type of section 6: 0 member, 1 agent, 4 trial (decision 24). */
  readonly type: number
  /** Opening balance, a decimal string. */
  readonly balance: string
  readonly clubLabel: Label | null
  readonly memberLabels: readonly Label[]
  /** What this account is for, on the console. */
  readonly about: Text
}

const vip: Label = { labelName: 'VIP 5', color: '#cd9b3c', color2: '#fbe3a3', rankLevel: 5 }

/** New member, VIP, agent, trial, and two whose password has to be changed. */
export const accounts: readonly SandboxAccount[] = [
  {
    username: 'newbie',
    password: 'lantern-2026',
    nickname: 'น้องใหม่',
    iconUrl: '/art/avatars/naga/butterfly.svg',
    mobile: '66800000101',
    email: 'newbie@example.com',
    type: 0,
    balance: '1000.00',
    clubLabel: null,
    memberLabels: [],
    about: { th: 'สมาชิกใหม่ ยังไม่ได้เล่นเกมไหน', en: 'A new member, nothing played yet' },
  },
  {
    username: 'vip88',
    password: 'kranok-2026',
    nickname: 'nok_lantern',
    iconUrl: '/art/avatars/lotus/tiger.svg',
    mobile: '66812345678',
    email: 'vip88@example.com',
    type: 0,
    balance: '12480.00',
    clubLabel: vip,
    memberLabels: [vip],
    about: { th: 'สมาชิก VIP 5', en: 'A member of rank VIP 5' },
  },
  {
    username: 'agent',
    password: 'teak-hall-2026',
    nickname: 'ลุงสัก',
    iconUrl: '/art/avatars/krathong/elephant.svg',
    mobile: null,
    email: 'agent@example.com',
    type: 1,
    balance: '250000.00',
    clubLabel: null,
    memberLabels: [],
    about: { th: 'เอเย่นต์ เปิดศูนย์เอเย่นต์ได้', en: 'An agent, with the agent centre' },
  },
  {
    username: 'trial',
    password: 'butterfly-2026',
    nickname: 'ทดลอง',
    mobile: null,
    email: null,
    type: 4,
    balance: '5000.00',
    clubLabel: null,
    memberLabels: [],
    about: {
      th: 'บัญชีทดลอง เข้าศูนย์สมาชิกและแชตไม่ได้',
      en: 'A trial account: no member centre, no chat',
    },
  },
  {
    username: 'easy',
    password: '123456',
    nickname: null,
    mobile: '66800000102',
    email: 'easy@example.com',
    type: 0,
    balance: '500.00',
    clubLabel: null,
    memberLabels: [],
    about: {
      th: 'รหัสผ่านเดาง่าย ต้องเปลี่ยนก่อนเล่น',
      en: 'A password that is too easy, to be changed first',
    },
  },
  {
    username: 'expired',
    password: 'old-hall-2025',
    passwordExpired: true,
    nickname: null,
    mobile: '66800000103',
    email: 'expired@example.com',
    type: 0,
    balance: '500.00',
    clubLabel: null,
    memberLabels: [],
    about: {
      th: 'รหัสผ่านหมดอายุ ต้องเปลี่ยนก่อนเล่น',
      en: 'A password that has expired, to be changed first',
    },
  },
]
