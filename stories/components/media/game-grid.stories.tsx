import { expect } from 'storybook/test'
import {
  Button,
  GameCard,
  GameGrid,
  gameGridAxes,
  Spotlight,
  walkByArrows,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { coverPicture } from '../samples.tsx'

const cards = (count: number, start = 0) =>
  slotGames.slice(start, start + count).map((game) => (
    <GameCard
      key={game.gameId}
      title={game.gameName}
      titleLang={game.nameLang}
      studio={game.vendorName}
      fact={`${game.minLineNum} ไลน์`}
      cover={game.imageUrl}
      href={`#${game.gameId}`}
      favourite={{
        pressed: false,
        label: `เก็บ${game.gameName}ไว้ในรายการโปรด`,
        onToggle: () => {},
      }}
    />
  ))

const spotlight = (
  <Spotlight
    key="spotlight"
    title="ช้างสามเศียร"
    eyebrow="Krathong · สล็อต"
    text="เรียงงาทองครบสามแถว เปิดโบนัสขบวนโคม"
    cover={coverPicture('krathong', 'elephant')}
    href="#spotlight"
    action={<Button size="sm">เล่นเลย</Button>}
  />
)

const meta = preview.meta({
  component: GameGrid,
  args: { label: 'สล็อต', children: cards(20) },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Columns of every place that shows cards, at this width. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-12">
      {gameGridAxes.variant.map((variant) => (
        <div key={variant} className="grid gap-3">
          <span lang="en" className="type-caption text-secondary">
            {variant}
          </span>
          <GameGrid {...args} variant={variant} label={variant}>
            {cards(4)}
          </GameGrid>
        </div>
      ))}
    </div>
  ),
})

/** The home: the spotlight takes two by two. */
export const Home = meta.story({
  args: { variant: 'home', children: [spotlight, ...cards(8)] },
})

/** Two columns at 320 px; the spotlight becomes a row. */
export const Phone = meta.story({
  args: { variant: 'home', children: [spotlight, ...cards(4)] },
  globals: { viewport: { value: 'mobile1' } },
})

/** While its answer is fetched again, the old one stays and says so. */
export const States = meta.story({ args: { busy: true, children: cards(5) } })

/** Arrow keys walk from card to card, on top of Tab; the spotlight is a row of its own height. */
export const BehaviourArrows = meta.story({
  args: { ref: walkByArrows, children: cards(8) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = canvas.getAllByRole('link')
    const list = canvas.getByRole('list')
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
    links[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(links[columns + 1]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(links[0]).toHaveFocus()
    await userEvent.tab()
    await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(/^เก็บ/)
  },
})
