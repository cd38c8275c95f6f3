import type { ComponentType } from 'react'
import { expect, fn } from 'storybook/test'
import { Table, tableAxes, type TableProps } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText, Forced } from '#stories/support/index.ts'
import { tableSuite } from '#suites/patterns/table.ts'
import { entries, entryColumns } from './table-history.tsx'
import {
  failedEntries,
  type Mate,
  mateColumns,
  mates,
  menuColumn,
  noEntries,
  summed,
  tableLabels,
  TickingTable,
  tickWords,
} from './table-samples.tsx'

const meta = preview.meta({
  component: Table as ComponentType<TableProps<Mate>>,
  args: {
    caption: 'ลูกทีม',
    columns: [...mateColumns, menuColumn],
    rows: mates(),
    rowKey: (mate: Mate) => mate.name,
    empty: noEntries,
    failed: failedEntries,
    labels: tableLabels,
    locale: 'th',
  },
})

const leads = { href: (mate: Mate) => `#${mate.name}`, onOpen: fn() }

/** Every prop on the panel. */
export const Playground = meta.story()

/** Three heights; as a list on a phone, and as columns that scroll. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={tableAxes}>
      {(choice) => (
        <div className="w-[358px] max-w-full">
          <Table {...args} {...choice} caption={Object.values(choice).join(' ')} rows={mates(3)} />
        </div>
      )}
    </EveryCombination>
  ),
})

/** Sorted, hovered and focused rows, ticked rows, sums. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      <Table {...args} caption="เรียงตามเดิมพัน" sort={{ id: 'bets', desc: true }} />
      <Forced state="hover">
        <Table {...args} caption="ชี้อยู่" open={leads} rows={mates(2)} />
      </Forced>
      <Forced state="focus-visible">
        <Table {...args} caption="โฟกัสอยู่" open={leads} rows={mates(1)} />
      </Forced>
      <Table
        {...args}
        caption="เลือกแล้ว"
        rows={mates(3)}
        selection={{ ...tickWords, selected: new Set(['songkran7']), onChange: fn() }}
      />
      <Table {...args} caption="มียอดรวม" columns={summed} />
    </div>
  ),
})

/** On their way for the first time and again, none, and none that came. */
export const Statuses = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      <Table {...args} caption="กำลังโหลด" status="loading" rows={[]} />
      <Table {...args} caption="โหลดอีกครั้ง" status="loading" rows={mates(2)} />
      <Table {...args} caption="ว่าง" rows={[]} />
      <Table {...args} caption="โหลดไม่สำเร็จ" status="failed" rows={[]} />
    </div>
  ),
})

/** The column of ticks: all ticked over their sums, and beside rows that are not there. */
export const Ticks = meta.story({
  render: (args) => {
    const selected = new Set(args.rows.map(({ name }) => name))
    const ticked = { ...args, selection: { ...tickWords, selected, onChange: fn() } }
    return (
      <div className="grid grid-cols-1 gap-6">
        <Table {...ticked} caption="เลือกทั้งหมด" columns={summed} />
        <Table {...ticked} caption="กำลังโหลด" status="loading" rows={[]} />
        <Table {...ticked} caption="ว่าง" rows={[]} />
        <Table {...ticked} caption="โหลดไม่สำเร็จ" status="failed" rows={[]} />
        <div className="w-[358px] max-w-full">
          <Table {...ticked} caption="เลือกทั้งหมดในรายการ" columns={summed} rows={mates(2)} />
        </div>
      </div>
    )
  },
})

/** A member's history: 41 px rows, the sign always printed. */
export const Transactions = meta.story({
  render: ({ labels }) => (
    <Table
      caption="ประวัติธุรกรรม"
      columns={entryColumns}
      rows={entries}
      rowKey={(entry) => entry.id}
      size="sm"
      empty={noEntries}
      labels={labels}
    />
  ),
})

/** On a phone rows are items of two lines with the amount at the end. */
export const Phone = meta.story({
  render: (args) => (
    <div className="grid w-[358px] max-w-full gap-6">
      <Table {...args} columns={mateColumns} open={leads} />
      <Table
        caption="ประวัติธุรกรรม"
        columns={entryColumns}
        rows={entries}
        rowKey={(entry) => entry.id}
        size="sm"
        empty={noEntries}
        labels={args.labels}
      />
      <Table {...args} caption="กำลังโหลด" status="loading" rows={[]} />
      <Table {...args} caption="ว่าง" rows={[]} />
    </div>
  ),
})

/** Ten thousand rows, twenty at a time, under headings that stay. */
export const Many = meta.story({ args: { rows: mates(10_000), sticky: true, open: leads } })

/** In every script, where rows are items; a long one where columns stay. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Table
          {...args}
          caption={name}
          captionVisible
          open={leads}
          variant={name === 'Long' ? 'scroll' : 'cards'}
          rows={mates(2).map((mate) => ({ ...mate, name: `${mate.team} ${text}` }))}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <Table {...args} caption={ground} rows={mates(2)} open={leads} />}
    </EverySurface>
  ),
})

/** The sortable table of the APG, by keys, mouse and finger. */
export const BehaviourPattern = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: (context) => tableSuite(context, { name: 'ลูกทีม', rows: 5, columns: 8, sorts: 'เดิมพัน' }),
})

/** A heading sorts all the pages, tells the owner, and starts at page 1. */
export const BehaviourSort = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { rows: mates(60), onSortChange: fn(), onPageChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0]
    await userEvent.click(canvas.getByRole('link', { name: 'หน้า 2' }))
    await expect(first()).toHaveTextContent('member_21')
    const heading = canvas.getByRole('button', { name: 'เดิมพัน' })
    await userEvent.click(heading)
    await expect(first()).toHaveTextContent('member_6')
    await userEvent.click(heading)
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ id: 'bets', desc: true })
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByText('1 ถึง 20 จาก 60')).toBeVisible()
  },
})

/** All of a row is its link; buttons in it are their own. */
export const BehaviourOpen = meta.story({
  args: { open: { onOpen: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const { x, y } = canvas.getByText('48,300.00').getBoundingClientRect()
    const hit = document.elementFromPoint(x, y)
    await expect(hit).toBe(canvas.getByRole('button', { name: 'kite_pilot' }))
    await userEvent.click(hit!)
    await expect(args.open?.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'ทำรายการกับ mali_888' }))
    await expect(args.open?.onOpen).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'nong_ploy' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.open?.onOpen).toHaveBeenCalledTimes(2)
  },
})

/** Ticks gather over pages; the one above ticks what is in sight. */
export const BehaviourTick = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <TickingTable {...args} pageSize={3} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'เลือกทั้งหน้า' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'เลือก songkran7' }))
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await userEvent.click(canvas.getByRole('link', { name: 'หน้า 2' }))
    await expect(all).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'เลือก hoi_an_99' }))
    await expect(canvas.getByText('songkran7 mali_888 kite_pilot hoi_an_99')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'หน้า 1' }))
    await userEvent.click(all)
    await expect(all).not.toBeChecked()
    await expect(canvas.getByText('hoi_an_99', { selector: 'output' })).toBeVisible()
  },
})

/** Where headings are gone, a list sorts. */
export const BehaviourSortOnPhone = meta.story({
  render: (args) => (
    <div className="w-[358px] max-w-full">
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    const sort = canvas.getByRole('combobox', { name: 'เรียงตาม' })
    await userEvent.selectOptions(sort, 'กำไรสุทธิ น้อยไปมาก')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('kite_pilot')
  },
})

/**
 * A table for layout, or one with a single column, promises relations that are not there (WCAG 1.3.1).
 * Facts about one thing are a `DescriptionList`; a list of one thing each is a list.
 */
export const MisuseFacts = meta.story({
  render: () => (
    <p className="max-w-[480px] type-body-sm">
      One thing with five facts is a DescriptionList; five things with the same facts are a Table.
    </p>
  ),
})
