import type { PrizeShape } from '#contract/index.ts'
import type { Words } from '#gateway/database/schema/columns.ts'
import { everyDay, type Schedule } from '#gateway/lottery/schedule.ts'

/** A group of lotteries: a tab of the list. */
export interface LotteryGroupData {
  code: string
  id: number
  tag: string
  names: Words
}

const group = (id: number, tag: string, names: Words): LotteryGroupData => ({
  code: tag.toUpperCase(),
  id,
  tag,
  names,
})

export const lotteryGroups: readonly LotteryGroupData[] = [
  group(1, 'daily', {
    th: 'หวยรายวัน',
    en: 'Daily',
    vi: 'Hằng ngày',
    id: 'Harian',
    'zh-CN': '每日',
    fil: 'Araw-araw',
  }),
  group(2, 'yeekee', {
    th: 'ยี่กี',
    en: 'Yi Ki',
    vi: 'Yi Ki',
    id: 'Yi Ki',
    'zh-CN': '易奇',
    fil: 'Yi Ki',
  }),
  group(3, 'stocks', {
    th: 'หวยหุ้นสมมติ',
    en: 'Make-believe indices',
    vi: 'Chỉ số giả định',
    id: 'Indeks khayalan',
    'zh-CN': '虚拟指数',
    fil: 'Kathang-isip na index',
  }),
  group(4, 'abroad', {
    th: 'หวยต่างแดน',
    en: 'From abroad',
    vi: 'Nước ngoài',
    id: 'Luar negeri',
    'zh-CN': '海外彩',
    fil: 'Abroad',
  }),
  group(5, 'vietnam', {
    th: 'หวยเวียดนาม',
    en: 'Vietnam',
    vi: 'Việt Nam',
    id: 'Vietnam',
    'zh-CN': '越南彩',
    fil: 'Vietnam',
  }),
  group(6, 'thai', {
    th: 'วันที่ 1 และ 16',
    en: '1st and 16th',
    vi: 'Ngày 1 và 16',
    id: 'Tanggal 1 dan 16',
    'zh-CN': '1 日与 16 日',
    fil: 'Ika-1 at ika-16',
  }),
  group(7, 'points', {
    th: 'จับฉลากคะแนน',
    en: 'Points draws',
    vi: 'Bốc thăm điểm',
    id: 'Undian poin',
    'zh-CN': '积分抽奖',
    fil: 'Raffle ng points',
  }),
  group(8, 'fast', {
    th: 'รอบเร็ว',
    en: 'Every few minutes',
    vi: 'Quay nhanh',
    id: 'Tiap beberapa menit',
    'zh-CN': '快开彩',
    fil: 'Kada ilang minuto',
  }),
  group(9, 'elott', {
    th: 'หวยออนไลน์',
    en: 'E-lottery',
    vi: 'Xổ số điện tử',
    id: 'E-lottery',
    'zh-CN': '电子彩票',
    fil: 'E-lotto',
  }),
]

/** Which of decision 48's regions a lottery draws. */
export type VietnamRegion = 'south' | 'central' | 'north'

export interface LotteryData {
  group: string
  schedule: Schedule
  shapes: readonly PrizeShape[]
  /** Of a Vietnam lottery: whose provinces draw. */
  region?: VietnamRegion
  /** Higher is bet on more. */
  liked: number
}

const two = (digits: number): PrizeShape[] => [
  { code: 'top', count: 1, digits },
  { code: 'bottom', count: 1, digits: 3 },
]

const shapes = (text: string): PrizeShape[] =>
  text.split(' ').map((one) => {
    const [code = '', size = ''] = one.split(':')
    const [count = 1, digits = 1] = size.split('x').map(Number)
    return { code, count, digits }
  })

/** Prizes of decision 48: one province's draw. */
export const vietnamShapes: Record<'north' | 'rest', readonly PrizeShape[]> = {
  north: shapes('DB:1x5 G1:1x5 G2:2x5 G3:6x5 G4:4x4 G5:6x4 G6:3x3 G7:4x2'),
  rest: shapes('DB:1x6 G1:1x5 G2:1x5 G3:2x5 G4:7x5 G5:1x4 G6:3x4 G7:1x3 G8:1x2'),
}

/** Prizes of decision 49; what is next to the first one follows from it. */
export const thaiShapes: readonly PrizeShape[] = shapes(
  'first:1x6 second:5x6 third:10x6 fourth:50x6 fifth:100x6 frontThree:2x3 lastThree:2x3 lastTwo:1x2',
)

const at = (clock: string, days: readonly number[] = everyDay): Schedule => ({
  kind: 'days',
  at: clock,
  days,
})
const every = (minutes: number): Schedule => ({ kind: 'every', minutes })

const daily = (clock: string, digits: number, liked: number, days = everyDay): LotteryData => ({
  group: 'daily',
  schedule: at(clock, days),
  shapes: two(digits),
  liked,
})
const of = (group: string, schedule: Schedule, digits: number, liked: number): LotteryData => ({
  group,
  schedule,
  shapes: two(digits),
  liked,
})
const vietnam = (region: VietnamRegion, clock: string, liked: number): LotteryData => ({
  group: 'vietnam',
  schedule: at(clock),
  shapes: vietnamShapes[region === 'north' ? 'north' : 'rest'],
  region,
  liked,
})

const workdays = [2, 3, 4, 5, 6]

/** How the lotteries of the catalogue draw, by game id. */
export const lotteryData: Readonly<Record<string, LotteryData>> = {
  'LOTT-7001': daily('22:10', 4, 100),
  'LOTT-7002': daily('08:40', 4, 92),
  'LOTT-7003': of('yeekee', every(15), 3, 96),
  'LOTT-7004': daily('16:10', 4, 80, [1, 5, 7]),
  'LOTT-7005': daily('01:25', 3, 60, [6]),
  'LOTT-7006': daily('06:00', 3, 58, [4, 6]),
  'LOTT-7007': {
    group: 'thai',
    schedule: { kind: 'halves', at: '16:00' },
    shapes: thaiShapes,
    liked: 90,
  },
  'LOTT-7008': daily('07:00', 4, 50),
  'LOTT-7009': of('yeekee', every(15), 3, 70),
  'LOTT-7010': of('points', at('20:00', [1, 7]), 5, 40),
  'TCG_SEA-7001': of('abroad', at('16:55', workdays), 6, 78),
  'TCG_SEA-7002': of('abroad', at('22:20'), 5, 76),
  'TCG_SEA-7003': of('abroad', at('19:30'), 4, 44),
  'TCG_SEA-7004': of('abroad', at('21:00', [1, 3, 5, 7]), 4, 42),
  'TCG_SEA-7005': of('stocks', at('12:30', workdays), 3, 66),
  'TCG_SEA-7006': of('stocks', at('16:40', workdays), 3, 64),
  'TCG_SEA-7007': of('abroad', at('13:00'), 4, 38),
  'TCG_SEA-7008': of('abroad', at('18:00', [2, 4, 6]), 4, 36),
  'TCG_LOTTO_VN-7001': vietnam('north', '18:15', 88),
  'TCG_LOTTO_VN-7002': vietnam('central', '17:15', 74),
  'TCG_LOTTO_VN-7003': vietnam('south', '16:15', 86),
  'TCG_LOTTO_VN-7004': of('fast', every(5), 5, 62),
  'TCG_LOTTO_VN-7005': of('fast', every(10), 5, 54),
  'TCG_LOTTO_VN-7006': of('fast', every(15), 5, 52),
  'ELOTT-7501': of('elott', every(1), 5, 72),
  'ELOTT-7502': of('elott', every(3), 5, 84),
  'ELOTT-7503': of('elott', every(5), 5, 56),
  'ELOTT-7504': of('elott', every(3), 4, 34),
  'ELOTT-7505': of('elott', every(5), 4, 32),
  'ELOTT-7506': of('elott', every(1), 3, 48),
  'ELOTT-7507': of('elott', every(3), 3, 46),
  'ELOTT-7508': of('elott', every(10), 4, 30),
  'ELOTT-7509': of('elott', every(5), 6, 28),
  'ELOTT-7510': of('elott', every(3), 3, 26),
  'ELOTT-7511': of('elott', every(10), 5, 24),
  'ELOTT-7512': of('elott', every(5), 5, 22),
  'ELOTT-7513': of('elott', every(3), 3, 20),
  'ELOTT-7514': of('elott', every(1), 4, 18),
  'ELOTT-7515': of('elott', every(10), 5, 16),
  'ELOTT-7516': of('elott', at('18:30'), 5, 14),
}
