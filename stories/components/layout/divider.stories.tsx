import { Button, Divider, dividerAxes, Stack } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({ component: Divider, args: { children: 'หรือ' } })

/** Every prop on the panel. */
export const Playground = meta.story()

/** Across, and between things in a row. */
export const Matrix = meta.story({
  render: () => (
    <EveryCombination axes={dividerAxes}>
      {(choice) => (
        <Stack
          direction={choice.direction === 'row' ? 'column' : 'row'}
          gap={12}
          className="w-[280px]"
        >
          <Button>เข้าสู่ระบบ</Button>
          <Divider {...choice} />
          <Button>สมัคร</Button>
        </Stack>
      )}
    </EveryCombination>
  ),
})

/** Words of every script in the line. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <Divider {...args}>{text}</Divider>}</EveryText>,
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Divider {...args} />
    </EverySurface>
  ),
})

/** Space groups better than lines do; a line between every row is a table, which has its own. */
export const MisuseEverywhere = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      เส้นคั่นใช้เมื่อช่องว่างแยกสองกลุ่มไม่พอเท่านั้น (DESIGN.md: leave empty space empty)
    </p>
  ),
})
