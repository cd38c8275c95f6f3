import { fn } from 'storybook/test'
import { Button } from '#components/index.ts'
import { LoadFailed } from '#features/site/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface, EveryText } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: LoadFailed,
  decorators: [inSite],
  args: { title: 'โหลดเกมไม่สำเร็จ', code: 'GL-504', retrying: false, onRetry: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** In the place of a page. */
export const Page = meta.story()

/** In the place of a section; the rest of the page lives on. */
export const Section = meta.story({ args: { variant: 'section' } })

/** It is being asked for again. */
export const Retrying = meta.story({ args: { retrying: true } })

/** Trying again is not the only way on. */
export const WithAnotherWay = meta.story({
  args: {
    level: 1,
    actions: (
      <Button asChild>
        <a href="/promotions">ดูโปรโมชั่นทั้งหมด</a>
      </Button>
    ),
  },
})

/** Titles of every script and length. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <LoadFailed {...args} title={text} />}</EveryText>,
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => <EverySurface>{() => <LoadFailed {...args} />}</EverySurface>,
})
