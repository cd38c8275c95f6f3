import { expect, fn } from 'storybook/test'
import { Headline } from '#features/site/headline.tsx'
import preview from '#storybook/preview.tsx'
import { headlines } from '#stories/fixtures/site/notices.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: Headline,
  decorators: [inSite],
  args: { headlines, onOpen: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** One alone needs no way to the next. */
export const One = meta.story({ args: { headlines: headlines.slice(0, 1) } })

/** Nothing to say draws nothing. */
export const None = meta.story({
  args: { headlines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

/** Stacked marks, other scripts and a word without an end: the strip grows with its words. */
export const Content = meta.story({
  args: {
    headlines: [
      {
        ...headlines[0]!,
        title: 'ซ้ำ ปั๊ม กู้ ที่นี่ ญี่ปุ่น Đặt cược 幸运 '.repeat(4) + 'ไม่มีช่องว่าง'.repeat(8),
      },
    ],
  },
})

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** Its reader turns the page, round and round, and opens what they want in full. */
export const BehaviourTurned = meta.story({
  globals: { locale: 'en' },
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next headline' })
    await expect(canvas.getByText('1 of 2')).toBeInTheDocument()
    await userEvent.click(next)
    await userEvent.click(canvas.getByRole('button', { name: headlines[1]!.title }))
    await expect(args.onOpen).toHaveBeenCalledWith(headlines[1])
    await userEvent.click(next)
    await expect(canvas.getByText(headlines[0]!.title)).toBeVisible()
  },
})
