import { BannerStrip, HeroScene } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { bannerPicture, brokenPicture } from '../samples.tsx'

const meta = preview.meta({
  component: BannerStrip,
  args: {
    title: 'คืนวันพลุ สล็อตค่าย Indigo Loom',
    text: 'เล่นครบ 200 รอบ รับเครดิตทดลอง 200 บาท',
    src: bannerPicture('indigo', 'firework'),
    href: '#fireworks',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** With a picture, with a scene, with a picture that says it all, with neither, with room for controls. */
export const Variants = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <BannerStrip {...args} />
      <BannerStrip {...args} src={null} art={<HeroScene name="kites" />} />
      <BannerStrip {...args} text="" />
      <BannerStrip {...args} src={null} />
      <BannerStrip {...args} controls />
    </div>
  ),
})

/** At rest, hovered, focused; leading nowhere; with a picture that fails. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <EveryState only={['rest', 'hover', 'focus-visible']}>
        {() => <BannerStrip {...args} />}
      </EveryState>
      <BannerStrip {...args} text="" />
      <BannerStrip {...args} href={undefined} />
      <BannerStrip {...args} src={brokenPicture} />
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>{(text) => <BannerStrip {...args} title={text} text={text} />}</EveryText>
  ),
})

/** The picture keeps to the end. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <BannerStrip {...args} />
    </EverySurface>
  ),
})

/** Its title is the link's name: out of its place, "click here" leads nowhere (WCAG 2.4.4). */
export const MisuseClickHere = meta.story({ args: { title: 'คลิกที่นี่', text: '' } })
