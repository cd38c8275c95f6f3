import { Button, Surface, surfaceAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: Surface,
  args: {
    className: 'p-5',
    children: (
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 *:max-w-full">
        <p className="type-body-md text-primary">ที่ยืนของเนื้อหา</p>
        <Button>ดูทั้งหมด</Button>
      </div>
    ),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every tone; `inverse` swaps the scheme for everything inside. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={surfaceAxes}>
      {(choice) => <Surface {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <Surface {...args}>{text}</Surface>}</EveryText>,
})

/** Breaks "nested cards" (DESIGN.md, Do and don't): a hairline or a distance tells parts apart. */
export const MisuseNested = meta.story({
  render: (args) => (
    <Surface {...args}>
      <Surface className="p-5">
        <p className="type-body-md text-primary">การ์ดในการ์ด</p>
      </Surface>
    </Surface>
  ),
})
