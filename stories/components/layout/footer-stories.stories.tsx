import { expect, waitFor } from 'storybook/test'
import { FooterStories } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryText } from '#stories/support/index.ts'
import { carouselSuite } from '#suites/patterns/carousel.ts'
import { carouselLabels } from '../samples.tsx'

const items = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า'].map((title) => ({
  id: title,
  title: `เรื่องที่${title}`,
  text: 'พอร์ทัลเกมและหวยแบบเปิด ทุกเกมในที่นี้เล่นด้วยเครดิตทดลอง ไม่มีมูลค่าเป็นเงินจริง',
}))

const { name: _, previous: __, next: ___, ...words } = carouselLabels
const labels = { ...words, name: 'เกี่ยวกับเรา' }

const meta = preview.meta({
  component: FooterStories,
  args: { items, labels },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** One story alone has nothing to stop. */
export const States = meta.story({ args: { items: items.slice(0, 1) } })

/** In every script: the longest sets the height for all. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <FooterStories
          {...args}
          labels={{ ...args.labels, name }}
          items={[{ id: 'a', title: text, text: `${text} ${text} ${text}` }, ...items.slice(1)]}
        />
      )}
    </EveryText>
  ),
})

/** A carousel by keys, mouse and finger: its dots are the only way to go. */
export const BehaviourCarousel = meta.story({
  play: (context) => carouselSuite(context, { labels, count: items.length, role: 'group' }),
})

/** A dot shows its story; the others are neither seen nor heard, and nothing jumps. */
export const BehaviourDots = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const height = canvasElement.getBoundingClientRect().height
    await expect(canvas.getByText('เรื่องที่หนึ่ง')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '3 จาก 5' }))
    await waitFor(() => expect(canvas.getByText('เรื่องที่สาม')).toBeVisible())
    await expect(canvas.getByText('เรื่องที่หนึ่ง')).not.toBeVisible()
    await expect(canvasElement.getBoundingClientRect().height).toBe(height)
  },
})
