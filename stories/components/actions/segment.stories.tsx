import { expect, fn } from 'storybook/test'
import {
  Grid2x2Icon,
  Grid3x3Icon,
  MailIcon,
  Segment,
  segmentAxes,
  SegmentItem,
  SmartphoneIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { radioSuite } from '#suites/patterns/choice.ts'

const methods = (
  <>
    <SegmentItem value="mobile">เบอร์มือถือ</SegmentItem>
    <SegmentItem value="email">อีเมล</SegmentItem>
  </>
)

const meta = preview.meta({
  component: Segment,
  args: {
    label: 'ตั้งรหัสใหม่ทาง',
    defaultValue: 'mobile',
    onValueChange: fn(),
    className: 'max-w-[376px]',
    children: methods,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both sizes, of two and of three. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...segmentAxes, of: [2, 3] }}>
      {({ size, of }) => (
        <Segment {...args} size={size} label={`${args.label} ${size} ${of}`}>
          {methods}
          {of === 3 && <SegmentItem value="line">LINE</SegmentItem>}
        </Segment>
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered and focused; then one that is off, and all. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <EveryState only={['rest', 'hover', 'focus-visible']}>
        {(state) => <Segment {...args} label={state} />}
      </EveryState>
      <Segment {...args} label="one is off">
        <SegmentItem value="mobile">เบอร์มือถือ</SegmentItem>
        <SegmentItem value="email" disabled>
          อีเมล
        </SegmentItem>
      </Segment>
    </div>
  ),
})

/** Icons before the words. */
export const Icons = meta.story({
  args: {
    children: (
      <>
        <SegmentItem value="mobile" icon={<SmartphoneIcon />}>
          เบอร์มือถือ
        </SegmentItem>
        <SegmentItem value="email" icon={<MailIcon />}>
          อีเมล
        </SegmentItem>
      </>
    ),
  },
})

/** Icons alone: the words are heard. */
export const IconsAlone = meta.story({
  args: {
    label: 'ขนาดภาพเกม',
    size: 'sm',
    defaultValue: 'large',
    className: 'w-[92px]',
    children: (
      <>
        <SegmentItem value="large">
          <Grid2x2Icon />
          <span className="sr-only">ภาพใหญ่</span>
        </SegmentItem>
        <SegmentItem value="small">
          <Grid3x3Icon />
          <span className="sr-only">ภาพเล็ก</span>
        </SegmentItem>
      </>
    ),
  },
})

/** Every script on both sides; long words wrap and both stay equally wide. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <Segment {...args} label={entry.name} defaultValue="one">
          <SegmentItem value="one">{text}</SegmentItem>
          <SegmentItem value="two">{text}</SegmentItem>
        </Segment>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => <EverySurface>{(ground) => <Segment {...args} label={ground} />}</EverySurface>,
})

/** One stop for Tab; arrows walk and choose; the words are part of the button. */
export const BehaviourKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const [mobile, email] = canvas.getAllByRole('radio')
    await expect(mobile).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(email).toHaveFocus()
    await expect(email).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('email')
    await userEvent.click(canvas.getByText('เบอร์มือถือ'))
    await expect(mobile).toBeChecked()
  },
})

/** The radio group of the APG, by keys, mouse and finger. */
export const BehaviourPattern = meta.story({
  play: (context) => radioSuite(context, { label: 'ตั้งรหัสใหม่ทาง' }),
})

/** Breaks "two to four": six are six narrow words. They belong in chips or a select. */
export const MisuseTooMany = meta.story({
  args: {
    label: 'วัน',
    defaultValue: '0',
    className: 'max-w-[288px]',
    children: ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์'].map((day, index) => (
      <SegmentItem key={day} value={String(index)}>
        {day}
      </SegmentItem>
    )),
  },
})
