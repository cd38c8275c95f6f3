import { ChipGroup, HeartIcon, ToggleChip } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryText } from '#stories/support/index.ts'

const chips = (
  <>
    <ToggleChip pressed removable>
      เดิมพันขั้นต่ำ ฿1
    </ToggleChip>
    <ToggleChip pressed={false} icon={<HeartIcon size="sm" />} count="6">
      รายการโปรด
    </ToggleChip>
    <ToggleChip pressed={false}>มาใหม่</ToggleChip>
    <ToggleChip pressed={false}>ฟรีสปิน</ToggleChip>
  </>
)

const meta = preview.meta({
  component: ChipGroup,
  args: {
    label: 'ตัวกรอง',
    children: chips,
    end: <span className="type-body-sm text-secondary">เรียงตาม ยอดนิยม</span>,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Sideways, out to both edges. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <ChipGroup {...args} label={name} end={undefined}>
          <ToggleChip pressed>{text}</ToggleChip>
          <ToggleChip pressed={false}>{text}</ToggleChip>
        </ChipGroup>
      )}
    </EveryText>
  ),
})

/** Chips narrow this page. What leads to another one is a link in a navigation (W3C APG, button). */
export const MisusePages = meta.story({
  args: {
    label: 'ไปหน้าอื่น',
    end: undefined,
    children: (
      <>
        <ToggleChip pressed={false}>หน้าแรก</ToggleChip>
        <ToggleChip pressed={false}>โปรโมชั่น</ToggleChip>
        <ToggleChip pressed={false}>ช่วยเหลือ</ToggleChip>
      </>
    ),
  },
})
