import { KeyFigure, KeyFigures, keyFiguresAxes, type Trend } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const since = 'จาก 14 วันก่อน'
const up = (change: string): Trend => ({ direction: 'up', change, word: 'เพิ่มขึ้น', since })
const down = (change: string): Trend => ({ direction: 'down', change, word: 'ลดลง', since })

const meta = preview.meta({
  component: KeyFigures,
  args: {
    label: 'ภาพรวม 14 วัน',
    children: (
      <>
        <KeyFigure label="สมาชิกในทีม" value="1,284" trend={up('+36')} />
        <KeyFigure label="เดิมพันรวม" value="฿959,200.00" trend={up('+12.4%')} />
        <KeyFigure label="ฝากครั้งแรก" value="48" trend={up('+6')} />
        <KeyFigure label="รายได้ของฉัน" value="฿18,742.50" trend={down('−3.1%')} />
      </>
    ),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Between hairlines on a page, and as tiles. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={keyFiguresAxes}>
      {(choice) => (
        <div className="w-[960px] max-w-full">
          <KeyFigures {...args} {...choice} label={choice.variant} />
        </div>
      )}
    </EveryCombination>
  ),
})

/** More, less, less that is good, the same, unknown, and on its way. */
export const States = meta.story({
  args: {
    children: (
      <>
        <KeyFigure label="เข้า" value="+฿3,391.50" trend={up('+8%')} />
        <KeyFigure label="คืนยอดเสีย" value="฿126.00" trend={down('−2%')} />
        <KeyFigure label="ข้อร้องเรียน" value="3" trend={{ ...down('−4'), tone: 'positive' }} />
        <KeyFigure
          label="ระดับ"
          value="VIP 3"
          trend={{ direction: 'flat', change: '0', word: 'เท่าเดิม', since }}
        />
        <KeyFigure label="เปิดห้อง" value="—" />
        <KeyFigure label="กำลังมา" />
      </>
    ),
  },
})

/** Three sums of a history. */
export const Sums = meta.story({
  args: {
    label: 'ยอดรวม 7 วัน',
    children: (
      <>
        <KeyFigure label="เข้า" value={<span className="text-positive">+฿3,391.50</span>} />
        <KeyFigure label="ออก" value="−฿3,920.00" />
        <KeyFigure label="สุทธิ 7 วัน" value={<span className="text-negative">−฿528.50</span>} />
      </>
    ),
  },
})

/** On a phone two by two, at 288 px one under the other. */
export const Narrow = meta.story({
  render: (args) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="w-[358px] max-w-full">
        <KeyFigures {...args} />
      </div>
      <div className="w-[288px] max-w-full">
        <KeyFigures {...args} label="288" />
      </div>
    </div>
  ),
})

/** In every script, and an amount longer than its box. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <KeyFigures {...args} label={name}>
          <KeyFigure label={text} value={text} trend={{ ...up('+12.4%'), since: text }} />
          <KeyFigure label={text} value="฿999,999,999,999,999.99" />
        </KeyFigures>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>{(ground) => <KeyFigures {...args} label={ground} />}</EverySurface>
  ),
})

/**
 * A green number says nothing to those who see no green, and an arrow nothing to those who see none
 * (WCAG 1.4.1): `Trend` takes the sign, the word and the icon's direction together.
 */
export const MisuseColourAlone = meta.story({
  render: () => (
    <p className="max-w-[480px] type-body-sm">
      Not “12.4%” in green: <span className="text-positive">+12.4%</span> with its icon and “more”.
    </p>
  ),
})
