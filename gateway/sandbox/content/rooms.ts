import type { Words } from '#gateway/database/schema/index.ts'

/** A table that every PVP game of the sandbox has; its stakes are those of the game that is played in it. */
export interface HouseRoom {
  id: number
  names: Words
  notes: Words
  /** What a wallet holds at least that sits down. */
  leastBalance: string
  /** The lowest of the stakes. */
  leastStake: string
  /** Lowest rank that may sit down; null for anybody. */
  rank: number | null
  /** Emblem of the sprite. */
  emblem: string
}

/** From the smallest stakes to the largest. */
export const houseRooms: readonly HouseRoom[] = [
  {
    id: 1,
    names: {
      th: 'มือใหม่',
      en: 'First hand',
      vi: 'Người mới',
      id: 'Pemula',
      'zh-CN': '新手房',
      fil: 'Baguhan',
    },
    notes: {
      th: 'สอนกติกาในเกม',
      en: 'Rules are shown as you play',
      vi: 'Có hướng dẫn luật',
      id: 'Aturan dijelaskan saat bermain',
      'zh-CN': '边玩边学规则',
      fil: 'May gabay habang naglalaro',
    },
    leastBalance: '20.00',
    leastStake: '0.20',
    rank: null,
    emblem: 'lotus',
  },
  {
    id: 2,
    names: {
      th: 'ร้านน้ำชา',
      en: 'Tea house',
      vi: 'Quán trà',
      id: 'Kedai teh',
      'zh-CN': '茶馆',
      fil: 'Tea house',
    },
    notes: {
      th: 'เล่นสบาย',
      en: 'Easy pace',
      vi: 'Chơi thong thả',
      id: 'Santai',
      'zh-CN': '节奏轻松',
      fil: 'Relaks lang',
    },
    leastBalance: '100.00',
    leastStake: '1.00',
    rank: null,
    emblem: 'koi',
  },
  {
    id: 3,
    names: {
      th: 'ตลาดโคม',
      en: 'Lantern market',
      vi: 'Chợ đèn lồng',
      id: 'Pasar lentera',
      'zh-CN': '灯笼市集',
      fil: 'Lantern market',
    },
    notes: {
      th: 'เดิมพันปานกลาง',
      en: 'Middle stakes',
      vi: 'Mức cược vừa',
      id: 'Taruhan sedang',
      'zh-CN': '中等投注',
      fil: 'Katamtamang taya',
    },
    leastBalance: '500.00',
    leastStake: '5.00',
    rank: null,
    emblem: 'lantern',
  },
  {
    id: 4,
    names: {
      th: 'ท่าเรือ',
      en: 'The pier',
      vi: 'Bến thuyền',
      id: 'Dermaga',
      'zh-CN': '码头',
      fil: 'Pantalan',
    },
    notes: {
      th: 'มือกลาง',
      en: 'Some experience',
      vi: 'Đã quen tay',
      id: 'Sudah terbiasa',
      'zh-CN': '中等水平',
      fil: 'May karanasan na',
    },
    leastBalance: '2000.00',
    leastStake: '20.00',
    rank: null,
    emblem: 'boat',
  },
  {
    id: 5,
    names: {
      th: 'ไม้สัก',
      en: 'Teak room',
      vi: 'Gỗ tếch',
      id: 'Jati',
      'zh-CN': '柚木厅',
      fil: 'Teak room',
    },
    notes: {
      th: 'มือโปร',
      en: 'For the practised',
      vi: 'Người chơi giỏi',
      id: 'Untuk yang mahir',
      'zh-CN': '高手房',
      fil: 'Para sa mga sanay',
    },
    leastBalance: '10000.00',
    leastStake: '100.00',
    rank: 4,
    emblem: 'owl',
  },
]
