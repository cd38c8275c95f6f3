import { useState } from 'react'
import {
  Amount,
  Badge,
  Button,
  DateText,
  EllipsisIcon,
  EmptyState,
  ErrorState,
  IconButton,
  Table,
  type TableColumn,
  type TableLabels,
  type TableProps,
} from '#components/index.ts'
import { pagerLabels } from '../samples.tsx'

/** One of an agent's team. */
export interface Mate {
  name: string
  agent: boolean
  team: number
  deposits: string
  bets: string
  profit: string
  seen: string
}

/** Five that the design draws, and as many more as are asked for. */
export const mates = (count = 5): Mate[] => {
  const drawn: Mate[] = [
    mate('mali_888', 212, '84200.00', '312540.00', '9120.00', '2026-11-20T14:32:00Z'),
    mate('songkran7', 148, '61750.00', '204880.00', '4405.50', '2026-11-20T13:58:00Z'),
    mate('kite_pilot', 0, '12000.00', '48300.00', '-2180.00', '2026-11-20T12:04:00Z'),
    mate('nong_ploy', 0, '8500.00', '31225.00', '640.00', '2026-11-19T16:41:00Z'),
    mate('hoi_an_99', 0, '6000.00', '22110.00', '1020.00', '2026-11-19T15:15:00Z'),
  ]
  const more = Array.from({ length: Math.max(0, count - drawn.length) }, (_, at) =>
    mate(
      `member_${at + 6}`,
      at % 7,
      `${(at * 7919) % 90_000}.00`,
      `${(at * 104_729) % 400_000}.50`,
      `${((at * 31) % 9000) - 4000}.00`,
      new Date(Date.UTC(2026, 10, 19, 12) - at * 3_600_000).toISOString(),
    ),
  )
  return [...drawn, ...more].slice(0, count)
}

const mate = (
  name: string,
  team: number,
  deposits: string,
  bets: string,
  profit: string,
  seen: string,
): Mate => ({ name, agent: team > 0, team, deposits, bets, profit, seen })

/** An amount in a column of amounts: no sign of its currency. */
export const bare = (value: string) => (
  <Amount value={value} locale="th" currency="THB" symbol="" tone="inherit" />
)

/** What the agent centre says of each. */
export const mateColumns: TableColumn<Mate>[] = [
  { id: 'name', header: 'บัญชี', cell: (mate) => mate.name, sortBy: (mate) => mate.name },
  {
    id: 'rank',
    header: 'ระดับ',
    card: 'tag',
    cell: (mate) => (mate.agent ? <Badge tone="info">เอเจนต์</Badge> : <Badge>สมาชิก</Badge>),
  },
  {
    id: 'team',
    header: 'ลูกทีม',
    kind: 'number',
    card: 'none',
    cell: (mate) => mate.team,
    sortBy: (mate) => mate.team,
  },
  {
    id: 'deposits',
    header: 'ฝาก',
    kind: 'number',
    card: 'none',
    cell: (mate) => bare(mate.deposits),
    sortBy: (mate) => Number(mate.deposits),
  },
  {
    id: 'bets',
    header: 'เดิมพัน',
    kind: 'number',
    cell: (mate) => bare(mate.bets),
    sortBy: (mate) => Number(mate.bets),
  },
  {
    id: 'profit',
    header: 'กำไรสุทธิ',
    kind: 'number',
    card: 'value',
    cell: (mate) => (
      <Amount value={mate.profit} locale="th" currency="THB" symbol="" tone="sign" sign="always" />
    ),
    sortBy: (mate) => Number(mate.profit),
  },
  {
    id: 'seen',
    header: 'เข้าใช้ล่าสุด',
    card: 'none',
    cell: (mate) => (
      <DateText value={mate.seen} locale="th" form="board-time" className="text-secondary" />
    ),
    sortBy: (mate) => mate.seen,
  },
]

/** The same over their sums. */
export const summed = mateColumns.map((column) => ({
  ...column,
  total: { name: 'รวม', bets: '619,055.00', profit: '+13,005.50' }[column.id],
}))

/** A button at the end of each row. */
export const menuColumn: TableColumn<Mate> = {
  id: 'menu',
  header: 'ทำรายการ',
  kind: 'action',
  cell: (mate) => (
    <IconButton size="sm" label={`ทำรายการกับ ${mate.name}`}>
      <EllipsisIcon />
    </IconButton>
  ),
}

/** The words around a table. */
export const tableLabels: TableLabels = {
  loading: 'กำลังโหลดรายการ',
  sort: 'เรียงตาม',
  unsorted: 'ลำดับเดิม',
  sorted: (header, desc) => `${header} ${desc ? 'มากไปน้อย' : 'น้อยไปมาก'}`,
  range: (from, to, total) => `${from} ถึง ${to} จาก ${total.toLocaleString('en')}`,
  pages: pagerLabels,
}

/** No rows. */
export const noEntries = (
  <EmptyState
    variant="section"
    emblem="ticket"
    title="ยังไม่มีธุรกรรมในช่วงนี้"
    actions={<Button size="sm">30 วัน</Button>}
  >
    ลองเลือก 30 วัน
  </EmptyState>
)

/** Rows that did not come. */
export const failedEntries = (
  <ErrorState
    variant="section"
    emblem="koi"
    title="ส่วนนี้โหลดไม่สำเร็จ"
    actions={<Button size="sm">ลองใหม่</Button>}
  >
    ประวัติธุรกรรม · รหัส TX-504
  </ErrorState>
)

/** The words of ticks. */
export const tickWords = { allLabel: 'เลือกทั้งหน้า', rowLabel: (key: string) => `เลือก ${key}` }

/** A table that keeps its ticks, and prints whose they are. */
export function TickingTable(props: TableProps<Mate>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <Table {...props} selection={{ ...tickWords, selected, onChange: setSelected }} />
      <output className="block pt-3">{[...selected].join(' ')}</output>
    </>
  )
}
