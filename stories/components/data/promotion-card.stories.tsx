import { Badge, Button, PromotionCard, promotionCardAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { bannerPicture, brokenPicture } from '../samples.tsx'

const meta = preview.meta({
  component: PromotionCard,
  args: {
    title: 'ต้อนรับสมาชิกใหม่',
    eyebrow: 'สมาชิกใหม่',
    text: 'รับเครดิตทดลอง 1,000 บาท หลังสมัครสำเร็จ ใช้ได้ทุกหมวด ยกเว้นหวย',
    period: 'ถึง 31 ธ.ค. 2026',
    image: bannerPicture('tuktuk', 'lantern'),
    href: '#new',
    className: 'max-w-[560px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** A row on the home, a stack among many. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={promotionCardAxes}>
      {(choice) => (
        <PromotionCard
          {...args}
          {...choice}
          className={`max-w-full ${choice.variant === 'row' ? 'w-[480px]' : 'w-[340px]'}`}
          tag={<Badge tone="positive">เข้าร่วมแล้ว</Badge>}
          action={<Button size="sm">ดูเงื่อนไข</Button>}
        />
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, focused; with a picture that fails. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <EveryState only={['rest', 'hover', 'focus-visible']}>
        {() => <PromotionCard {...args} />}
      </EveryState>
      <PromotionCard {...args} image={brokenPicture} />
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => <PromotionCard {...args} title={text} text={text} period={text} />}
    </EveryText>
  ),
})

/** Under 360 px the words have the card to themselves. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <PromotionCard {...args} />
    </EverySurface>
  ),
})

/** Breaks "no exclamation marks", and no urgency (words.md, Voice): a shout says less than the terms. */
export const MisuseShouting = meta.story({
  args: { title: 'แจกหนัก!!! รับเลย 500%', eyebrow: 'ด่วน!!!', text: 'คลิกเลย ก่อนหมด!!!' },
})
