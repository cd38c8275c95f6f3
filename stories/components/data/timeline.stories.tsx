import { expect } from 'storybook/test'
import { LandmarkIcon, Timeline, TimelineItem, timelineItemAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const words = { done: 'เสร็จแล้ว', now: 'กำลังทำ', next: 'ถัดไป', rejected: 'ปฏิเสธ' }

const meta = preview.meta({
  component: Timeline,
  args: {
    label: 'รายการถอน WD-1120-0F7A',
    className: 'max-w-[480px]',
    children: (
      <>
        <TimelineItem status="done" statusLabel={words.done} title="รับคำขอแล้ว">
          21:40:02
        </TimelineItem>
        <TimelineItem status="done" statusLabel={words.done} title="ตรวจยอดเทิร์นผ่าน">
          21:40:03
        </TimelineItem>
        <TimelineItem status="now" statusLabel={words.now} title="กำลังโอน">
          ปกติไม่เกิน 5 นาที ปิดหน้านี้ได้
        </TimelineItem>
        <TimelineItem
          status="next"
          statusLabel={words.next}
          title="รอยืนยันว่าได้รับเงิน"
          icon={<LandmarkIcon size="sm" />}
        >
          ถ้าไม่ตอบภายใน 30 นาที ระบบยืนยันให้
        </TimelineItem>
      </>
    ),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every status of a step. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={timelineItemAxes}>
      {({ status }) => (
        <Timeline {...args} label={words[status]}>
          <TimelineItem status={status} statusLabel={words[status]} title="โอนเข้าบัญชี">
            21:41
          </TimelineItem>
          <TimelineItem status="next" statusLabel={words.next} title="จบรายการ" />
        </Timeline>
      )}
    </EveryCombination>
  ),
})

/** Refused on the way: the rest never comes. */
export const Rejected = meta.story({
  args: {
    children: (
      <>
        <TimelineItem status="done" statusLabel={words.done} title="รับคำขอแล้ว">
          21:40:02
        </TimelineItem>
        <TimelineItem status="rejected" statusLabel={words.rejected} title="ชื่อบัญชีไม่ตรง">
          คืนเงินเข้ากระเป๋าแล้ว 21:40:09
        </TimelineItem>
      </>
    ),
  },
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Timeline {...args} label={name}>
          <TimelineItem status="done" statusLabel={words.done} title={text}>
            {text}
          </TimelineItem>
          <TimelineItem status="now" statusLabel={words.now} title={text} />
        </Timeline>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>{(ground) => <Timeline {...args} label={ground} />}</EverySurface>
  ),
})

/** Every step says how far it is, and which one is now. */
export const BehaviourWords = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(4)
    await expect(steps[0]).toHaveTextContent('รับคำขอแล้ว (เสร็จแล้ว)')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
  },
})

/** Steps that the visitor takes are a stepper; a timeline is what happens by itself. */
export const MisuseOwnSteps = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      “กรอกจำนวน · เลือกบัญชี · ยืนยัน” เป็นสิ่งที่คนทำเอง จึงเป็น Stepper
    </p>
  ),
})
