import { Amount, DateText, StatusBadge, type TableColumn } from '#components/index.ts'
import { bare } from './table-samples.tsx'

/** One line of a member's history. */
export interface Entry {
  id: string
  kind: string
  at: string
  text: string
  amount: string
  left: string
  status: 'positive' | 'warning' | 'negative' | 'info' | 'neutral'
  word: string
}

const entry = (...[id, kind, at, text, amount, left, status, word]: string[]) =>
  ({ id, kind, at, text, amount, left, status, word }) as Entry

/** The history that the design draws. */
export const entries: Entry[] = [
  entry(
    '1',
    'ถอน',
    '2026-11-20T14:40:00Z',
    'ธนาคารจำลองริมน้ำ · 4821',
    '-3000',
    '9480',
    'warning',
    'กำลังดำเนินการ',
  ),
  entry('2', 'โบนัส', '2026-11-20T13:12:00Z', 'โบนัสฝากแรก', '50', '12480', 'positive', 'สำเร็จ'),
  entry('3', 'ฝาก', '2026-11-20T13:12:00Z', 'พร้อมเพย์จำลอง', '1000', '12430', 'positive', 'สำเร็จ'),
  entry(
    '4',
    'รางวัล',
    '2026-11-19T16:08:00Z',
    'พญานาคเจ็ดเศียร',
    '2215.50',
    '11430',
    'positive',
    'สำเร็จ',
  ),
  entry(
    '5',
    'เดิมพัน',
    '2026-11-19T15:41:00Z',
    'พญานาคเจ็ดเศียร · 42 รอบ',
    '-840',
    '9214.50',
    'neutral',
    'สรุปแล้ว',
  ),
  entry(
    '6',
    'หวย',
    '2026-11-19T14:55:00Z',
    'หวยโคมแดง งวด 2026-1119 · 4 รายการ',
    '-80',
    '10054.50',
    'info',
    'รอผล',
  ),
  entry(
    '7',
    'ถอน',
    '2026-11-18T03:02:00Z',
    'กระเป๋าเงินจำลอง · ชื่อไม่ตรงบัญชี',
    '0',
    '10134.50',
    'negative',
    'ปฏิเสธ',
  ),
]

/** What a history says of each. */
export const entryColumns: TableColumn<Entry>[] = [
  { id: 'kind', header: 'ประเภท', cell: (one) => one.kind },
  {
    id: 'at',
    header: 'เวลา',
    cell: (one) => (
      <DateText value={one.at} locale="th" form="board-time" className="text-secondary" />
    ),
    sortBy: (one) => one.at,
  },
  { id: 'text', header: 'รายการ', card: 'none', cell: (one) => one.text },
  {
    id: 'amount',
    header: 'จำนวน',
    kind: 'number',
    card: 'value',
    cell: (one) => (
      <Amount
        value={one.amount}
        locale="th"
        currency="THB"
        symbol=""
        sign="always"
        tone={one.amount.startsWith('-') ? 'inherit' : 'sign'}
      />
    ),
    sortBy: (one) => Number(one.amount),
  },
  { id: 'left', header: 'คงเหลือ', kind: 'number', card: 'none', cell: (one) => bare(one.left) },
  {
    id: 'status',
    header: 'สถานะ',
    card: 'tag',
    cell: (one) => <StatusBadge status={one.status}>{one.word}</StatusBadge>,
  },
]
