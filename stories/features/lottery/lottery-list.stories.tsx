import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '#components/index.ts'
import {
  LotteryList,
  type LotteryListProps,
  type LotteryListStatus,
} from '#features/lottery/lottery-list.tsx'
import { listReducer, rowStep, startState } from '#features/lottery/lottery-list-rules.ts'
import preview from '#storybook/preview.tsx'
import {
  lotteryRow,
  lotteryGroups,
  lotteryRows,
  latestDraws,
} from '#stories/fixtures/lottery/rows.ts'
import { words } from '#stories/support/index.ts'
import { inPage, inSite } from '#stories/support/site.tsx'

const ready: LotteryListProps = {
  status: 'ready',
  state: startState,
  lists: ['hot', 'favourites', 'recent'],
  groups: lotteryGroups,
  rows: lotteryRows(),
  today: 6,
  latest: { status: 'ready', draws: latestDraws, reloadAt: null },
  code: null,
  retrying: false,
  onEvent: fn(),
  onFavourite: fn(),
  onRetry: fn(),
  onLogin: fn(),
}
const none = { ...ready, rows: [] }
const phase = { numero: '1120', numbers: '63391' }

const statuses = {
  loading: { ...none, status: 'loading', groups: null, today: null, latest: { status: 'loading' } },
  ready,
  empty: { ...none, status: 'empty', latest: { status: 'empty' } },
  noMatch: { ...none, status: 'noMatch', state: { ...startState, tag: 'YEEKEE', name: 'ซ้ำ' } },
  noFavourites: {
    ...none,
    status: 'noFavourites',
    state: { ...startState, listType: 'favourites' },
  },
  noRecent: { ...none, status: 'noRecent', state: { ...startState, listType: 'recent' } },
  login: { ...none, status: 'login', state: { ...startState, listType: 'recent' } },
  offline: { ...none, status: 'offline', groups: [], latest: { status: 'loading' } },
  failed: {
    ...none,
    status: 'failed',
    groups: [],
    code: 'LO-504',
    latest: { status: 'failed', code: 'LN-504', retrying: false, onRetry: fn() },
  },
} satisfies Record<LotteryListStatus, LotteryListProps>

const meta = preview.meta({
  component: LotteryList,
  decorators: [inSite],
  // Its countdowns run.
  tags: ['!visual'],
  args: ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Draws that are open, one that is locked, what came out last. */
export const Ready = meta.story({
  args: { ...statuses.ready, state: { ...startState, weekday: 6 } },
})

/** Nothing is open at all. */
export const Empty = meta.story({ args: statuses.empty })

/** Name and day leave nothing: look everywhere. */
export const NoMatch = meta.story({ args: statuses.noMatch })

/** No star was pressed yet. */
export const NoFavourites = meta.story({ args: statuses.noFavourites })

/** No ticket was bought yet. */
export const NoRecent = meta.story({ args: statuses.noRecent })

/** A member's list, before a guest. */
export const Login = meta.story({ args: statuses.login })

/** No connection, and nothing to show. */
export const Offline = meta.story({ args: statuses.offline })

/** What failed, and how to try again. */
export const Failed = meta.story({ args: statuses.failed })

/** More than seven groups: arrows at the end of their row. */
export const ManyGroups = meta.story({
  args: {
    ...ready,
    groups: [...lotteryGroups, ...lotteryGroups].map(({ label }, at) => ({ tag: `G${at}`, label })),
  },
})

const many = Array.from({ length: 500 }, (_, at) =>
  lotteryRow({ ...phase, id: `many-${at}`, name: words[at % words.length]!.text, left: 7200 }),
)

/** Five hundred lotteries in forty groups, with names of any length, on the narrowest phone. */
export const Enormous = meta.story({
  decorators: [inPage],
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    ...ready,
    groups: Array.from({ length: 40 }, (_, at) => ({
      tag: `G${at}`,
      label: words[at % words.length]!.text,
    })),
    rows: many,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** More are drawn where they are asked for, and the reader goes on at the first of them. */
export const BehaviourMore = meta.story({
  globals: { locale: 'en' },
  args: { ...ready, rows: many },
  render: function More(args) {
    const [state, setState] = useState(startState)
    return (
      <LotteryList
        {...args}
        state={state}
        onEvent={(event) => setState(listReducer(state, event))}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rowStep)
    await expect(canvas.getByText('500 lotteries')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more lotteries' }))
    const heads = canvas.getAllByRole('rowheader')
    await expect(heads).toHaveLength(2 * rowStep)
    await expect(heads[rowStep]).toHaveFocus()
  },
})

/** The switch of the bars before the title. */
export const WithLead = meta.story({
  args: { ...ready, lead: <Button variant="ghost">{'≡'}</Button> },
})

/** The button of one’s own tickets beside the search. */
export const WithTickets = meta.story({ args: { ...ready, tickets: <Button>โพยของฉัน</Button> } })

/** A draw in each of its states: open, closing, locked, drawing, drawn. */
export const Phases = meta.story({
  globals: { locale: 'en' },
  args: {
    ...ready,
    rows: [
      lotteryRow({ ...phase, id: 'open', name: 'Open', left: 7200 }),
      lotteryRow({ ...phase, id: 'closing', name: 'Closing', left: 600, status: 'closing' }),
      lotteryRow({ ...phase, id: 'locked', name: 'Locked', left: 0, status: 'locked' }),
      lotteryRow({ ...phase, id: 'drawing', name: 'Drawing', left: 0, status: 'drawing' }),
      lotteryRow({ ...phase, id: 'drawn', name: 'Drawn', left: 0, status: 'drawn' }),
    ],
  },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(name) })
    await expect(row('Open')).toHaveTextContent('Buy Open')
    await expect(row('Closing')).toHaveTextContent('Closing soon')
    await expect(row('Locked')).toHaveTextContent('Awaiting result')
    await expect(row('Drawing')).toHaveTextContent('Drawing the numbers')
    await expect(row('Drawn')).toHaveTextContent('Results are out')
    await expect(canvas.getAllByRole('link', { name: /^Buy/ })).toHaveLength(2)
  },
})

/** Long names, no result yet, more numbers than are shown. */
export const Content = meta.story({
  args: {
    ...ready,
    rows: [
      lotteryRow({
        id: 'C1',
        name: 'หวยที่นี่ ซ้ำ ปั๊ม กู้ ญี่ปุ่น ชื่อยาวมากจนไม่พอในหนึ่งบรรทัดของตาราง',
        left: 999_999,
        numero: '2026-1120-00000088',
        numbers: '1234567890',
      }),
      lotteryRow({ id: 'C2', name: 'Xổ số Đèn lồng đỏ', left: 90_000, numero: '1', numbers: '' }),
    ],
  },
})

/** A press on a star, a tab, a day: what each of them asks for. */
export const BehaviourChoose = meta.story({
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  args: { ...ready, onEvent: fn(), onFavourite: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite ยี่กีหิ่งห้อย' }))
    await expect(args.onFavourite).toHaveBeenCalledWith('L2')
    const choose = async (name: string) => {
      canvas.getByRole('tab', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await choose('ยี่กี')
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'tag', tag: 'YEEKEE' })
    await choose('Recent')
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'list', listType: 'recent' })
    await userEvent.click(canvas.getByRole('button', { name: /^Sunday/ }))
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'weekday', weekday: 1 })
    await userEvent.type(canvas.getByRole('searchbox'), 'abc{Enter}')
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'name', name: 'abc' })
  },
})
