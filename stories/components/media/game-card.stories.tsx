import { expect, fn } from 'storybook/test'
import { Button, GameCard, gameCardAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import {
  EveryCombination,
  EverySurface,
  EveryText,
  Forced,
  states,
} from '#stories/support/index.ts'
import { brokenPicture, coverPicture } from '../samples.tsx'

const meta = preview.meta({
  component: GameCard,
  args: {
    title: 'ช้างเผือก',
    titleLang: 'th',
    studio: 'Mango Street',
    fact: '243 ไลน์',
    cover: coverPicture('mango', 'elephant'),
    href: '#elephant',
    favourite: { pressed: false, label: 'เก็บช้างเผือกไว้ในรายการโปรด', onToggle: fn() },
    actions: (
      <>
        <Button variant="primary" size="sm">
          เล่น
        </Button>
        <Button size="sm">ทดลอง</Button>
      </>
    ),
    className: 'w-[200px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both densities. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={gameCardAxes}>
      {(choice) => <GameCard {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** Rest, hover, active and focus; then what a game can be. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      {states
        .filter((state) => state !== 'disabled')
        .map((state) => (
          <Forced key={state} state={state}>
            <GameCard {...args} />
          </Forced>
        ))}
      <GameCard {...args} flag="ใหม่" />
      <GameCard
        {...args}
        favourite={{ pressed: true, label: 'ช้างเผือกอยู่ในรายการโปรด', onToggle: fn() }}
      />
      <GameCard {...args} maintenance="ปิดปรับปรุง" />
      <GameCard {...args} cover={brokenPicture} />
    </div>
  ),
})

/** A title is one line: marks stay whole, the rest is cut and shown by the tooltip. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { lang }) => (
        <GameCard {...args} title={text} titleLang={lang} studio={text} flag={text.slice(0, 8)} />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <GameCard {...args} />
    </EverySurface>
  ),
})

/** The buttons are beside the link: pressing one does not follow it. */
export const BehaviourSiblings = meta.story({
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.favourite?.label ?? '' }))
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce()
    await expect(args.onClick).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'ช้างเผือก' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/** A game under maintenance has no link, and its words say why. */
export const BehaviourMaintenance = meta.story({
  args: { maintenance: 'ปิดปรับปรุง' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('ปิดปรับปรุง')).toBeVisible()
  },
})

/** DESIGN.md, "Mockup shortcuts": a button inside a link is no button for those who hear the page. */
export const MisuseNestedButtons = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<a href="…"><GameCard /><button>Play</button></a>'}
    </pre>
  ),
})
