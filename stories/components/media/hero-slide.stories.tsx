import { BannerSlide, Button, HeroScene, HeroSlide } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EveryText } from '#stories/support/index.ts'
import { bannerPicture } from '../samples.tsx'

const meta = preview.meta({
  component: HeroSlide,
  args: {
    title: 'The lanterns are lit',
    text: 'Over 1,000 games from 24 studios. Join to get 1,000 baht of play credit.',
    art: <HeroScene name="hall" />,
    actions: (
      <>
        <Button variant="primary" size="lg">
          Join
        </Button>
        <Button size="lg">Try a demo</Button>
      </>
    ),
  },
  globals: { locale: 'en' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Words over a scene, and a picture of the operator's in its place. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      <HeroSlide {...args} />
      <BannerSlide src={bannerPicture('kinnari', 'coin')} alt="A coin for the app" href="#app" />
      <BannerSlide src={bannerPicture('monsoon', 'parasol')} alt="Cashback on Mondays" />
    </div>
  ),
})

/** The operator's picture is a link: where the focus shows. */
export const States = meta.story({
  render: () => (
    <EveryState only={['rest', 'hover', 'focus-visible']}>
      {(state) => (
        <div className="w-[280px]">
          <BannerSlide src={bannerPicture('kinnari', 'coin')} alt={`App, ${state}`} href="#app" />
        </div>
      )}
    </EveryState>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>{(text) => <HeroSlide {...args} title={text} text={text} art={null} />}</EveryText>
  ),
})

/** The art drops below the words. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** Breaks "one flame per view" (DESIGN.md, Principles 1): of three primaries none leads. */
export const MisuseThreeFlames = meta.story({
  args: {
    actions: (
      <>
        <Button variant="primary">Join</Button>
        <Button variant="primary">Play</Button>
        <Button variant="primary">Deposit</Button>
      </>
    ),
  },
})
