import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { GameCard, ToggleChip, VirtualGameGrid, virtualGameGridAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { words } from '#stories/support/index.ts'

const number = (index: number) => `${index + 1}`.padStart(5, '0')

const card = (index: number) => {
  const game = slotGames[index % slotGames.length]!
  return (
    <GameCard
      title={`${number(index)} ${game.gameName}`}
      titleLang={game.nameLang}
      studio={game.vendorName}
      fact={`${game.minLineNum} ไลน์`}
      cover={game.imageUrl}
      href={`#game-${index}`}
      favourite={{ pressed: false, label: `เก็บเกม ${number(index)}`, onToggle: fn() }}
    />
  )
}

const meta = preview.meta({
  component: VirtualGameGrid,
  args: {
    count: 20_000,
    children: card,
    coverOf: (index) => slotGames[index % slotGames.length]!.imageUrl,
    label: 'สล็อตทั้งหมด',
    onSight: fn(),
  },
})

/** Every prop on the panel: twenty thousand games. */
export const Playground = meta.story()

/** Columns of every place; a short list is drawn whole. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-12">
      {virtualGameGridAxes.variant.map((variant) => (
        <VirtualGameGrid key={variant} {...args} count={10} variant={variant} label={variant} />
      ))}
    </div>
  ),
})

/** Nothing, one, and a list that is fetched again. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      <VirtualGameGrid {...args} count={0} label="ไม่มี" />
      <VirtualGameGrid {...args} count={1} label="หนึ่งเกม" />
      <VirtualGameGrid {...args} count={8} busy label="กำลังโหลด" />
    </div>
  ),
})

/** In every script a row is as high as the next: titles take one line. */
export const Content = meta.story({
  args: {
    count: words.length * 100,
    children: (index) => {
      const { text, lang } = words[index % words.length]!
      return (
        <GameCard title={`${number(index)} ${text}`} titleLang={lang} studio={text} cover={null} />
      )
    },
  },
})

/** Two columns on a phone: ten thousand rows. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

const items = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('li')]
const places = (canvas: HTMLElement) => items(canvas).map((item) => Number(item.ariaPosInSet))
const columnsOf = (list: HTMLElement) =>
  getComputedStyle(list).gridTemplateColumns.split(' ').length

/** What lies on the screen at a height, or under the gap there, as a place in the list. */
const placeAt = (y: number) =>
  [y, y + 24]
    .map((at) => document.elementFromPoint(40, at)?.closest('li')?.getAttribute('aria-posinset'))
    .map(Number)
    .find((place) => place > 0) ?? Number.NaN

/** A few dozen cards stand for all; the list keeps its whole length and says where one is. */
export const BehaviourScroll = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'สล็อตทั้งหมด' })
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(500_000))
    await expect(items(canvasElement).length).toBeLessThan(120)
    await expect(items(canvasElement)[0]).toHaveAttribute('aria-setsize', '20000')
    const { height } = list.getBoundingClientRect()
    const rows = 20_000 / columnsOf(list)
    window.scrollTo(0, height / 2)
    await waitFor(() => expect(places(canvasElement)[0]).toBeGreaterThan(9000))
    // The row in sight is the one that a grid with all its rows would have there.
    const expected = Math.floor((height / 2 - 16 + 300) / (height / rows)) * columnsOf(list) + 1
    await waitFor(() =>
      expect(Math.abs(placeAt(300) - expected)).toBeLessThanOrEqual(columnsOf(list)),
    )
    await expect(list.getBoundingClientRect().height).toBeCloseTo(height, -1)
    await expect(args.onSight).toHaveBeenCalled()
    window.scrollTo(0, height)
    await waitFor(() => expect(places(canvasElement).at(-1)).toBe(20_000))
    await expect(list.getBoundingClientRect().height).toBeCloseTo(height, -1)
    window.scrollTo(0, 0)
    await waitFor(() => expect(places(canvasElement)[0]).toBe(1))
  },
})

/** The card with the focus stays when the page is scrolled away, and Tab goes on from there. */
export const BehaviourFocus = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(500_000))
    const first = canvas.getByRole('link', { name: /^00001 / })
    first.focus()
    window.scrollTo(0, 100_000)
    await waitFor(() => expect(places(canvasElement).at(-1)).toBeGreaterThan(500))
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'เก็บเกม 00001' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^00002 / })).toHaveFocus()
    window.scrollTo(0, 0)
  },
})

/** Arrow keys walk through rows that did not exist when the walk began. */
export const BehaviourArrows = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(500_000))
    const columns = columnsOf(list)
    canvas.getByRole('link', { name: /^00001 / }).focus()
    await userEvent.keyboard('{ArrowRight}')
    for (let row = 1; row <= 6; row++) {
      await userEvent.keyboard('{ArrowDown}')
      const name = new RegExp(`^${number(row * columns + 1)} `)
      await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus())
      await waitFor(() => expect(places(canvasElement).at(-1)).toBeGreaterThan((row + 2) * columns))
    }
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(
      canvas.getByRole('link', { name: new RegExp(`^${number(5 * columns)} `) }),
    ).toHaveFocus()
    window.scrollTo(0, 0)
  },
})

/** A reader who comes back finds the game they left. */
export const BehaviourReturn = meta.story({
  args: { initialIndex: 12_345 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(places(canvasElement)).toContain(12_346))
    await waitFor(() => {
      const { top } = canvas.getByRole('link', { name: /^12346 / }).getBoundingClientRect()
      return expect(top > 0 && top < window.innerHeight).toBe(true)
    })
    window.scrollTo(0, 0)
  },
})

/** Another list, by a filter, begins at its top, and keeps nothing of where one was in the last. */
export const BehaviourAnotherList = meta.story({
  render: function Filtered(args) {
    const [hot, setHot] = useState(false)
    return (
      <div className="grid gap-4">
        <ToggleChip
          className="sticky top-20 z-2 justify-self-start"
          pressed={hot}
          onPressedChange={setHot}
        >
          เฉพาะเกมฮิต
        </ToggleChip>
        <VirtualGameGrid {...args} list={hot ? 'hot' : 'all'} count={hot ? 900 : 20_000} />
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'สล็อตทั้งหมด' })
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(500_000))
    window.scrollTo(0, 100_000)
    await waitFor(() => expect(places(canvasElement)[0]).toBeGreaterThan(500))
    await userEvent.click(canvas.getByRole('button', { name: 'เฉพาะเกมฮิต' }))
    await waitFor(() => expect(places(canvasElement)[0]).toBe(1))
    const [card] = items(canvasElement)
    await expect(card).toHaveAttribute('aria-setsize', '900')
    const { top } = list.getBoundingClientRect()
    await expect(top > 0 && top < window.innerHeight).toBe(true)
    window.scrollTo(0, 0)
  },
})

/** A plain grid of thousands freezes a phone; a virtual one hides twenty from search. */
export const MisuseShortList = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<VirtualGameGrid count={20} />  // twenty a page: GameGrid, in the first bundle already'}
    </pre>
  ),
})
