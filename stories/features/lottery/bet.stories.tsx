import { useReducer } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Bet, type BetProps, type BetStatus } from '#features/lottery/bet.tsx'
import { slipReducer } from '#features/lottery/slip-state.ts'
import preview from '#storybook/preview.tsx'
import {
  closingTiming,
  drawingTiming,
  drawnTiming,
  lockedTiming,
  makeBet,
} from '#stories/fixtures/lottery/bet.ts'
import { ownWindow, words } from '#stories/support/index.ts'
import { atDesk } from './at-desk.tsx'

const around = { backHref: '/lottery' }
const ready = makeBet(fn)

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { ...ready, ...around },
  framed: {
    status: 'framed',
    address: {
      url: 'data:text/html;charset=utf-8,<title>Lottery</title><p>The operator’s own lottery</p>',
      origin: 'null',
      own: true,
    },
    name: 'หวยโคมแดง',
    here: true,
    slow: false,
    onReload: fn(),
    onArrived: fn(),
    onMessage: fn(),
    ...around,
  },
  missing: { status: 'missing', ...around },
  failed: { status: 'failed', code: 'LB-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<BetStatus, BetProps>

const meta = preview.meta({
  component: Bet,
  parameters: { layout: 'fullscreen' },
  decorators: atDesk,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The draw is on its way. */
export const Loading = meta.story({ args: statuses.loading })

/** Numbers by keys, and a slip of four lines [22a]. */
export const Ready = meta.story({ args: statuses.ready })

/** What the operator’s own lottery shows, shut in a frame. */
export const Framed = meta.story({ args: statuses.framed })

/** There is no such lottery. */
export const Missing = meta.story({ args: statuses.missing })

/** The draw did not come. */
export const Failed = meta.story({ args: statuses.failed })

const at = (timing: typeof closingTiming, open: boolean): BetProps => ({
  ...statuses.ready,
  head: { ...ready.head, timing },
  slip: { ...ready.slip, open },
})

/** Less than a quarter of an hour is left, and words say so. */
export const DrawClosing = meta.story({ args: at(closingTiming, true) })

/** Closed while the slip was being filled in: it is kept. */
export const DrawLocked = meta.story({ args: at(lockedTiming, false) })

/** The numbers are being drawn. */
export const DrawDrawing = meta.story({ args: at(drawingTiming, false) })

/** The numbers are there. */
export const DrawDrawn = meta.story({ args: at(drawnTiming, false) })

const none = { total: '0.00', highest: '0.00' }

/** Nothing on the slip yet, as a guest finds it. */
export const SlipEmpty = meta.story({
  args: { ...statuses.ready, slip: { ...ready.slip, items: [], sums: none, balanceAfter: null } },
})

/** Sent a moment too late: nothing was taken, nothing is lost. */
export const RefusedClosed = meta.story({
  parameters: ownWindow,
  args: {
    ...statuses.ready,
    slip: { ...ready.slip, open: false, problem: { kind: 'closed' }, failures: 1 },
  },
})

/** The balance is not enough. */
export const RefusedShort = meta.story({
  parameters: ownWindow,
  args: {
    ...statuses.ready,
    slip: { ...ready.slip, balanceAfter: '-20.00', problem: { kind: 'short' }, failures: 1 },
  },
})

/** Stakes that are missing, too low and too high, each beside its cause. */
export const FaultyLines = meta.story({
  parameters: ownWindow,
  args: {
    ...statuses.ready,
    slip: {
      ...ready.slip,
      items: ready.slip.items.map((item, place) => ({
        ...item,
        fault: (['none', 'low', 'high', 'closed'] as const)[place] ?? null,
      })),
      problem: { kind: 'faulty' },
      failures: 1,
    },
  },
})

/** Names of any length; a slip of a hundred lines. */
export const Enormous = meta.story({
  args: {
    ...statuses.ready,
    head: {
      ...ready.head,
      game: { ...ready.head.game, name: words.map(({ text }) => text).join(' ') },
      lastNumbers: ['4', '0', '9', '2', '1', '7', '7'],
    },
    slip: {
      ...ready.slip,
      items: Array.from({ length: 100 }, (_, place) => ({
        line: { playType: '2top', numbers: String(place).padStart(2, '0'), stake: '500.00' },
        half: place % 3 === 0,
        prize: '46000.00',
        fault: null,
      })),
      sums: { total: '50000.00', highest: '99999999.00' },
    },
  },
})

/** A complete number goes on the slip by itself; the pad types as well. */
export const BehaviourKeys = meta.story({
  args: statuses.ready,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    if (args.status !== 'ready') return
    const { onAdd } = args.entry
    await userEvent.type(canvas.getByRole('textbox', { name: '3 top number' }), '12')
    await userEvent.click(canvas.getByRole('button', { name: '3' }))
    await expect(onAdd).toHaveBeenLastCalledWith([{ numbers: '123', stake: null }])
    await userEvent.click(canvas.getByRole('button', { name: 'All 6 orders' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '3 top number' }), '11{Backspace}29')
    await expect(onAdd).toHaveBeenLastCalledWith(
      ['129', '192', '219', '291', '912', '921'].map((numbers) => ({ numbers, stake: null })),
    )
  },
})

/** Many at once; what cannot be read stays where it was pasted. */
export const BehaviourPaste = meta.story({
  args: statuses.ready,
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    if (args.status !== 'ready') return
    await userEvent.click(canvas.getByRole('tab', { name: 'Paste many' }))
    const field = canvas.getByRole('textbox', { name: 'Numbers' })
    await userEvent.type(field, '409=50 12 771')
    await userEvent.click(canvas.getByRole('button', { name: 'Put 2 numbers on the slip' }))
    await expect(args.entry.onAdd).toHaveBeenLastCalledWith([
      { numbers: '409', stake: '50.00' },
      { numbers: '771', stake: null },
    ])
    await expect(field).toHaveValue('12')
    await expect(canvas.getByText('Not a number of 3 digits: 12')).toBeVisible()
  },
})

/** A slip that really loses its lines. */
function Losing(props: BetProps) {
  const [slip, tell] = useReducer(slipReducer, {
    lines: ready.slip.items.map(({ line }) => line),
    notes: [],
    undo: null,
  })
  if (props.status !== 'ready') return null
  const items = props.slip.items.filter(({ line }) => slip.lines.includes(line))
  return (
    <Bet
      {...props}
      slip={{
        ...props.slip,
        items,
        canUndo: slip.undo !== null,
        onRemove: (key) => tell({ type: 'removed', key }),
        onClear: () => tell({ type: 'cleared' }),
        onUndo: () => tell({ type: 'undone' }),
      }}
    />
  )
}

/** Whoever takes lines off by keyboard goes on at the next one; whoever empties it, one Tab from undo. */
export const BehaviourRemove = meta.story({
  args: statuses.ready,
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  render: (args) => <Losing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const slip = within(canvas.getByRole('complementary', { name: 'Slip' }))
    const removes = () => slip.getAllByRole('button', { name: /^Remove / })
    const all = removes()
    all[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(removes()).toHaveLength(all.length - 1)
    await expect(removes()[1]).toHaveFocus()
    removes().at(-1)?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(removes().at(-1)).toHaveFocus()
    slip.getByRole('button', { name: 'Clear the slip' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(slip.getByText('Choose numbers and they appear here')).toBeVisible()
    await userEvent.tab()
    await expect(slip.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(removes()).toHaveLength(all.length - 2)
    await userEvent.tab()
    await expect(slip.getByRole('button', { name: 'Clear the slip' })).toHaveFocus()
  },
})

/** A press on the table puts a number on the slip, another takes it off; arrows walk. */
export const BehaviourTable = meta.story({
  args: statuses.ready,
  globals: { locale: 'en', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    if (args.status !== 'ready') return
    await userEvent.click(canvas.getByRole('tab', { name: 'Table' }))
    await userEvent.click(canvas.getByRole('button', { name: '000' }))
    await expect(args.entry.onAdd).toHaveBeenLastCalledWith([{ numbers: '000', stake: null }])
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.entry.onAdd).toHaveBeenLastCalledWith([{ numbers: '006', stake: null }])
    const [hundreds] = canvas.getAllByRole('button', { name: '1' })
    await userEvent.click(hundreds as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: '157' }))
    await expect(args.entry.onRemove).toHaveBeenLastCalledWith('157')
  },
})
