import { expect } from 'storybook/test'
import { Spinner, spinnerAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({ component: Spinner })

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every size. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={spinnerAxes}>
      {(choice) => <Spinner {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** It takes the colour of the words beside it. */
export const Content = meta.story({
  render: (args) => (
    <p className="flex items-center gap-2 text-accent">
      <Spinner {...args} /> กำลังส่ง
    </p>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Spinner {...args} />
    </EverySurface>
  ),
})

/** Alone it says what is being waited for. */
export const BehaviourLabel = meta.story({
  args: { label: 'กำลังโหลด' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('กำลังโหลด')
  },
})

/** Breaks "same boxes as the content" (DESIGN.md, States): alone on a page it says nothing of what comes. */
export const MisuseAloneOnAPage = meta.story({
  args: { label: 'กำลังโหลด', className: 'mx-auto my-20 block' },
})
