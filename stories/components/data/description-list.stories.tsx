import {
  Amount,
  DateText,
  DescriptionItem,
  DescriptionList,
  descriptionListAxes,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const baht = (value: string) => <Amount value={value} locale="th" currency="THB" tone="inherit" />

const meta = preview.meta({
  component: DescriptionList,
  args: {
    className: 'w-[280px] max-w-full',
    children: (
      <>
        <DescriptionItem term="เลขรายการ">WD-1120-0F7A</DescriptionItem>
        <DescriptionItem term="ขอเมื่อ">
          <DateText value="2026-11-20T14:40:00Z" locale="th" form="board-time" />
        </DescriptionItem>
        <DescriptionItem term="ค่าธรรมเนียม">{baht('0')}</DescriptionItem>
        <DescriptionItem term="หมายเหตุ" />
        <DescriptionItem term="ได้รับ" strong>
          <Amount value="3000" locale="th" currency="THB" />
        </DescriptionItem>
      </>
    ),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** With room between the rows, and with hairlines. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={descriptionListAxes}>
      {(choice) => <DescriptionList {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** In every script: what has no room beside its name goes under it. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <DescriptionList {...args} variant="lined">
          <DescriptionItem term={text}>{text}</DescriptionItem>
          <DescriptionItem term="ยอดถอน">{baht('3000')}</DescriptionItem>
        </DescriptionList>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <DescriptionList {...args} variant="lined" />
    </EverySurface>
  ),
})

/** Facts of many things are a `Table`: here nothing says which amount belongs to which day (WCAG 1.3.1). */
export const MisuseRows = meta.story({
  args: {
    children: (
      <>
        <DescriptionItem term="20 พ.ย.">{baht('3000')}</DescriptionItem>
        <DescriptionItem term="สำเร็จ">WD-1120-0F7A</DescriptionItem>
        <DescriptionItem term="21 พ.ย.">{baht('500')}</DescriptionItem>
        <DescriptionItem term="รอตรวจ">WD-1121-11C0</DescriptionItem>
      </>
    ),
  },
})
