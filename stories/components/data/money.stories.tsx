import { Money, moneyAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({ component: Money, args: { children: '฿12,480.00' } })

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every tone. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="type-body-md text-primary">
      <EveryCombination axes={moneyAxes}>
        {(choice) => <Money {...args} {...choice} />}
      </EveryCombination>
    </div>
  ),
})

/** Figures line up, signs are part of the text, nothing breaks over two lines. */
export const Content = meta.story({
  render: (args) => (
    <div className="grid w-[140px] justify-items-end gap-1 type-body-md">
      <Money {...args} tone="positive">
        +฿1,111.11
      </Money>
      <Money {...args} tone="negative">
        −฿8,888.88
      </Money>
      <Money {...args}>1.234.567,89 ฿</Money>
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-4">
        {moneyAxes.tone.map((tone) => (
          <Money key={tone} {...args} tone={tone} />
        ))}
      </div>
    </EverySurface>
  ),
})

/** Money is never a float: what was added up in the browser looks like this. */
export const MisuseFloat = meta.story({ args: { children: `฿${0.1 + 0.2}` } })
