import { expect } from 'storybook/test'
import { WinnerBoard, winnerBoardAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'
import { winnerLabels } from '../samples.tsx'

const rows = slotGames.map((game, at) => ({
  id: game.gameId,
  account: ['ส***89', 'n***a2', 'ก***ต์', 'b***07', 'ป***ย์'][at % 5] ?? '',
  game: game.gameName,
  gameLang: game.nameLang,
  cover: game.imageUrl,
  amount: `฿${(128_400 - at * 5_125).toLocaleString('en')}.00`,
}))

const meta = preview.meta({
  component: WinnerBoard,
  args: {
    title: 'กระดานผู้ชนะ',
    note: '2026.11.20',
    rows,
    labels: winnerLabels,
    className: 'max-w-[460px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** With its head inside the panel, and above it. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={winnerBoardAxes}>
      {(choice) => (
        <WinnerBoard
          {...args}
          {...choice}
          title={choice.head === 'above' ? 'ผู้ชนะวันนี้' : args.title}
          className="w-[420px] max-w-full"
        />
      )}
    </EveryCombination>
  ),
})

/** On its way; and a short list, which has nowhere to scroll. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      <WinnerBoard {...args} rows={undefined} title="กำลังมา" className="w-[420px]" />
      <WinnerBoard {...args} rows={rows.slice(0, 3)} title="สามคนแรก" className="w-[420px]" />
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <WinnerBoard
          {...args}
          title={`${text} ${name}`}
          rows={rows.slice(0, 2).map((row) => ({ ...row, account: text, game: text }))}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <WinnerBoard {...args} title={ground} rows={rows.slice(0, 4)} />}
    </EverySurface>
  ),
})

/** Under reduced motion it is a list that scrolls by hand; play and pause say what they do. */
export const BehaviourPause = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('หยุดแล้ว')).toBeVisible()
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
    const list = canvas.getByRole('group', { name: 'กระดานผู้ชนะ' })
    await expect(list).toHaveAttribute('tabindex', '0')
    await userEvent.click(canvas.getByRole('button', { name: 'เลื่อนต่อ' }))
    await expect(await canvas.findByText('กำลังเลื่อน')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'หยุดเลื่อน' }))
    await expect(await canvas.findByText('หยุดแล้ว')).toBeVisible()
  },
})

/** Names are masked before they get here (decision 44): a winner never agreed to be known. */
export const MisuseWholeNames = meta.story({
  args: { rows: rows.slice(0, 4).map((row) => ({ ...row, account: 'somchai.rakdee' })) },
})
