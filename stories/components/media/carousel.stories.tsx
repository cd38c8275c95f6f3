import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import {
  BannerSlide,
  Button,
  Carousel,
  type CarouselProps,
  type CarouselSlide,
  HeroScene,
  HeroSlide,
  type SceneName,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryText } from '#stories/support/index.ts'
import { carouselSuite } from '#suites/patterns/carousel.ts'
import { bannerPicture, carouselLabels } from '../samples.tsx'

const hero = (scene: SceneName, title: string): CarouselSlide => ({
  id: scene,
  content: (
    <HeroSlide
      title={title}
      text="เกมกว่า 1,000 เกมจาก 24 ค่าย สมาชิกใหม่รับเครดิตทดลอง 1,000 บาท ทันทีที่สมัคร"
      art={<HeroScene name={scene} />}
      actions={
        <>
          <Button variant="primary" size="lg">
            สมัครสมาชิก
          </Button>
          <Button size="lg">ทดลองเล่น</Button>
        </>
      }
    />
  ),
})

const scenes = [hero('hall', 'ไฟติดแล้ว'), hero('kites', 'ว่าวขึ้นแล้ว'), hero('river', 'เรือออกแล้ว')]

const banner: CarouselSlide = {
  id: 'banner',
  tone: 'image',
  content: <BannerSlide src={bannerPicture('tuktuk', 'lantern')} alt="ต้อนรับสมาชิกใหม่" href="#new" />,
}

const meta = preview.meta({
  component: Carousel,
  args: { slides: scenes, labels: carouselLabels },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Over a scene the controls take its ink; over a picture of any colour they bring a ground. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      <Carousel {...args} labels={{ ...args.labels, name: 'ฉาก' }} />
      <Carousel
        {...args}
        labels={{ ...args.labels, name: 'ภาพ' }}
        slides={[banner, hero('kites', 'ว่าวขึ้นแล้ว')]}
      />
    </div>
  ),
})

/** One slide alone has no controls. */
export const States = meta.story({ args: { slides: scenes.slice(0, 1) } })

/** In every script, on the narrowest phone. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Carousel
          {...args}
          labels={{ ...args.labels, name: `${args.labels.name} ${name}` }}
          slides={[
            { id: 'text', content: <HeroSlide title={text} text={text} art={null} /> },
            ...scenes.slice(1),
          ]}
        />
      )}
    </EveryText>
  ),
})

/** On a phone a finger does the rest; while it stands still there are buttons for those who cannot swipe. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** A carousel by keys, mouse and finger. */
export const BehaviourCarousel = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: (context) => carouselSuite(context, { labels: carouselLabels, count: scenes.length }),
})

/** Slides that are fewer after a press. */
function Fewer(props: CarouselProps) {
  const [fewer, setFewer] = useState(false)
  return (
    <>
      <Carousel {...props} slides={fewer ? props.slides.slice(0, -1) : props.slides} />
      <Button onClick={() => setFewer(true)}>ลดลง</Button>
    </>
  )
}

/** Slides that go while the last one is shown: what is in sight is what can be reached. */
export const BehaviourFewer = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Fewer {...args} />,
  play: async ({ canvas, userEvent }) => {
    const { name, position } = carouselLabels
    const count = scenes.length
    const box = canvas.getByRole('region', { name })
    const isShown = (at: number) =>
      waitFor(async () => {
        const slide = canvas.getByRole('group', { name: position(at, at) })
        await expect(slide.closest('[inert]')).toBeNull()
        const [shown, around] = [slide.getBoundingClientRect(), box.getBoundingClientRect()]
        await expect(Math.abs(shown.left - around.left)).toBeLessThan(1)
      })
    await userEvent.click(canvas.getByRole('button', { name: position(count, count) }))
    await isShown(count)
    await userEvent.click(canvas.getByRole('button', { name: 'ลดลง' }))
    await isShown(count - 1)
  },
})

/** WCAG 2.2.2: what moves by itself can be stopped, so its words are not optional. */
export const MisuseNoWayToStop = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<Carousel slides={slides} labels={{ ...labels, pause: "" }} />'}
    </pre>
  ),
})
