import { Popover, PopoverContent } from '#components/index.ts'
import { LineCard } from '#features/site/line-card.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: LineCard,
  decorators: [
    // The panel that it stands in names itself by the card's title.
    (Story) => (
      <Popover defaultOpen>
        <PopoverContent closeLabel="ปิด">
          <Story />
        </PopoverContent>
      </Popover>
    ),
    inSite,
  ],
  args: { title: 'LINE ฝ่ายบริการ', address: 'https://line.foyer.test/@foyer-sandbox' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** An address that ends with an ID: that is what one copies. */
export const WithId = meta.story()

/** An address without one: the link is copied. */
export const WithLink = meta.story({ args: { address: 'https://line.foyer.test/r/9f2c' } })

/** Too long for a camera. */
export const Unreadable = meta.story({
  args: { address: `https://line.foyer.test/${'0123456789'.repeat(30)}` },
})
