import { Krajang } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({ component: Krajang })

/** The leaf border: the footer's edge and closed pages, nowhere else. */
export const Playground = meta.story()

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Krajang {...args} />
    </EverySurface>
  ),
})
