import type { ChartLabels, ChartSeries } from '#components/index.ts'

/** Two weeks of November. */
export const days = Array.from({ length: 14 }, (_, at) => `${at + 7} พ.ย.`)

/** What was bet and what was paid out, as the design draws it. */
export const betsAndPays: ChartSeries[] = [
  {
    id: 'bets',
    label: 'เดิมพัน',
    values: [42, 48, 45, 58, 62, 55, 70, 74, 68, 82, 88, 79, 92, 96].map((k) => k * 1000),
  },
  {
    id: 'pays',
    label: 'จ่าย',
    values: [28, 30, 34, 31, 38, 42, 40, 46, 45, 52, 49, 55, 58, 61].map((k) => k * 1000),
  },
]

/** The words around a chart. */
export const chartLabels: ChartLabels = {
  points: 'จุดบนกราฟ',
  table: 'ดูเป็นตาราง',
  category: 'วัน',
  empty: 'ยังไม่มีข้อมูลในช่วงนี้',
  missing: 'ไม่มีข้อมูล',
}

const sign = (value: number) => (value < 0 ? '\u2212' : '')

/** `฿82,000`. */
export const baht = (value: number) =>
  `${sign(value)}฿${Math.abs(value).toLocaleString('en', { maximumFractionDigits: 2 })}`

/** `25k`, for an axis. */
export const short = (value: number) =>
  sign(value) +
  Math.abs(value)
    .toLocaleString('en', { notation: 'compact', maximumSignificantDigits: 3 })
    .toLowerCase()

/** Parts of a whole. */
export const shares = [
  { id: 'rng', label: 'สล็อต', value: 46 },
  { id: 'live', label: 'คาสิโนสด', value: 23 },
  { id: 'lottery', label: 'หวย', value: 17 },
  { id: 'sports', label: 'กีฬา', value: 9 },
  { id: 'rest', label: 'อื่น ๆ', value: 5 },
]

/** `46%`. */
export const percent = (share: number) => `${Math.round(share * 100)}%`
