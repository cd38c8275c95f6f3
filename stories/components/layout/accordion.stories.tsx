import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Accordion, AccordionItem, RichHtml } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { disclosureSuite } from '#suites/patterns/disclosure.ts'

const onOpenChange = fn()

/** Holds which rows are open, as a page does. */
function Questions({ first = false }: { first?: boolean }) {
  const [open, setOpen] = useState({ late: first, code: false })
  return (
    <Accordion>
      <AccordionItem
        title="ถอนแล้วเงินไม่เข้า ทำอย่างไร"
        open={open.late}
        onOpenChange={(late) => {
          onOpenChange('late', late)
          setOpen({ ...open, late })
        }}
      >
        <RichHtml
          html="<p>ปกติเงินเข้าใน 3 วินาที ถ้านานกว่านั้นตรวจสามอย่างนี้</p><ul><li>ยอดเทิร์นก่อนถอนครบหรือยัง</li><li>ชื่อบัญชีตรงกับชื่อจริง</li></ul>"
          labels={{ table: 'ตาราง', newWindow: 'เปิดหน้าต่างใหม่' }}
        />
      </AccordionItem>
      <AccordionItem
        title="ไม่ได้รับรหัส SMS"
        open={open.code}
        onOpenChange={(code) => setOpen({ ...open, code })}
      >
        <p>ตรวจรหัสประเทศและเบอร์ทีละหลัก</p>
      </AccordionItem>
    </Accordion>
  )
}

const meta = preview.meta({
  component: AccordionItem,
  args: { title: 'ลืมรหัสถอนเงิน', children: 'ตั้งใหม่ได้ในศูนย์สมาชิก', open: true },
  render: (args) => (
    <Accordion>
      <AccordionItem {...args} />
    </Accordion>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** One open, one closed: opening the second leaves the first alone. */
export const Group = meta.story({ render: () => <Questions first /> })

/** Closed and open, at rest, hovered, focused. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      {[false, true].map((open) => (
        <EveryState key={String(open)} only={['rest', 'hover', 'focus-visible']}>
          {() => (
            <Accordion>
              <AccordionItem {...args} open={open} />
            </Accordion>
          )}
        </EveryState>
      ))}
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <Accordion>
          <AccordionItem {...args} title={text}>
            {text}
          </AccordionItem>
        </Accordion>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Accordion>
        <AccordionItem {...args} />
      </Accordion>
    </EverySurface>
  ),
})

/** A disclosure by mouse and finger. */
export const BehaviourDisclosure = meta.story({
  tags: ['!visual'],
  render: () => <Questions />,
  play: (context) =>
    disclosureSuite(context, {
      button: 'ไม่ได้รับรหัส SMS',
      shows: 'ตรวจรหัสประเทศและเบอร์ทีละหลัก',
    }),
})

/** Opened and closed; its owner is told what the reader did, and nothing else. */
export const BehaviourPressed = meta.story({
  tags: ['!visual'],
  render: () => <Questions />,
  play: async ({ canvasElement, userEvent }) => {
    onOpenChange.mockClear()
    const canvas = within(canvasElement)
    const question = canvas.getByRole('heading', { name: /ถอนแล้วเงินไม่เข้า/ })
    const isOpen = (open: boolean) =>
      waitFor(() => expect(canvas.queryByText(/ปกติเงินเข้า/)?.checkVisibility() ?? false).toBe(open))
    await userEvent.tab()
    await expect(question.closest('summary')).toHaveFocus()
    await isOpen(false)
    await userEvent.click(question)
    await isOpen(true)
    await userEvent.click(question)
    await isOpen(false)
    await waitFor(() =>
      expect(onOpenChange.mock.calls).toEqual([
        ['late', true],
        ['late', false],
      ]),
    )
  },
})

/** Breaks "state the limit, then the way out" (DESIGN.md, Copy): a limit is not folded away. */
export const MisuseMustRead = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      “ฝากขั้นต่ำ ฿100” ซ่อนใน Accordion ไม่ได้ ต้องเห็นก่อนกรอก
    </p>
  ),
})
