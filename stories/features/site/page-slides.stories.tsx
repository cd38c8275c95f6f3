import { expect } from 'storybook/test'
import type { Banner } from '#contract/index.ts'
import { PageSlides } from '#features/site/page-slides.tsx'
import preview from '#storybook/preview.tsx'
import { bannerPicture } from '#stories/components/samples.tsx'
import { inSite } from '#stories/support/site.tsx'

const banner = (bannerId: number, more: Partial<Banner> = {}): Banner => ({
  bannerId,
  groupName: 'w_rng',
  url: bannerPicture('indigo', 'firework'),
  title: 'คืนวันพลุ\nสล็อตค่าย Indigo Loom',
  text: 'เล่นครบ 200 รอบ รับเครดิตทดลอง 200 บาท',
  action: null,
  linkageType: 'P',
  linkage: '5',
  ...more,
})
const two = [
  banner(1),
  banner(2, { url: null, title: 'เปิดว่าวรับลมแรก', linkageType: null, linkage: null }),
]

const meta = preview.meta({
  component: PageSlides,
  decorators: [inSite],
  args: { banners: two },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Two and more follow one another. */
export const Many = meta.story()

/** One alone is just shown. */
export const One = meta.story({
  args: { banners: two.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/promoDetail?id=5')
  },
})

/** None draws nothing. */
export const None = meta.story({
  args: { banners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

const long = 'ซ้ำ ปั๊ม กู้ ที่นี่ ญี่ปุ่น Đặt cược 幸运 '.repeat(4) + 'ไม่มีช่องว่าง'.repeat(8)

/** Stacked marks, other scripts and a word without an end, beside the controls. */
export const Content = meta.story({
  args: { banners: [banner(1, { title: long, text: long }), banner(2)] },
})

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** An operator's linkage that is no address leads nowhere. */
export const MisuseLinkage = meta.story({
  tags: ['!visual'],
  args: { banners: [banner(1, { linkageType: 'URL', linkage: 'javascript:alert(1)' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
