import { useEffect } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  HeartIcon,
  ToastProvider,
  ToastRegion,
  useToast,
  type ToastMessage,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { Forced, ownWindow, words } from '#stories/support/index.ts'

const undo = fn()

const messages: ToastMessage[] = [
  { tone: 'positive', title: 'ฝากเงินสำเร็จ', text: 'เข้ากระเป๋าแล้ว ฿1,050.00' },
  {
    title: 'เพิ่มในรายการโปรดแล้ว',
    text: 'พญานาคเจ็ดเศียร',
    icon: <HeartIcon />,
    action: { label: 'เลิกทำ', onSelect: undo },
  },
  { tone: 'warning', title: 'หวยโคมแดงปิดรับในอีก 1 นาที', text: 'โพยของคุณยังไม่ได้ส่ง 4 รายการ' },
  { tone: 'negative', title: 'ส่ง SMS ไม่สำเร็จ', text: 'ขอใหม่ได้ในอีก 5 นาที รหัสอ้างอิง SMS-429' },
]

const none: ToastMessage[] = []

/** Shows its messages at once, and one more at a press. */
function Shown({ first = none, next }: { first?: ToastMessage[]; next?: ToastMessage }) {
  const { show } = useToast()
  useEffect(() => {
    for (const message of first) show({ duration: Infinity, ...message })
  }, [first, show])
  return next ? <Button onClick={() => show(next)}>แจ้ง</Button> : null
}

const meta = preview.meta({
  component: ToastRegion,
  parameters: ownWindow,
  args: {
    regionLabel: 'การแจ้งเตือน ({hotkey})',
    messageLabel: 'แจ้งเตือน',
    closeLabel: 'ปิดข้อความ',
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  render: (args) => (
    <>
      <Shown first={messages.slice(0, 1)} />
      <ToastRegion {...args} />
    </>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every tone; with an action and another icon. */
export const Matrix = meta.story({
  render: (args) => (
    <>
      <Shown first={messages} />
      <ToastRegion {...args} />
    </>
  ),
})

/** The x under the pointer, and an action. */
export const States = meta.story({
  render: (args) => (
    <Forced state="hover">
      <Shown first={messages.slice(1, 2)} />
      <ToastRegion {...args} />
    </Forced>
  ),
})

const scripts = words.slice(0, 4).map((entry) => ({ title: entry.text, text: entry.text }))

/** Every script. */
export const Content = meta.story({
  render: (args) => (
    <>
      <Shown first={scripts} />
      <ToastRegion {...args} />
    </>
  ),
})

/** A press shows it, the x takes it away, an action acts. */
export const BehaviourClose = meta.story({
  render: (args) => (
    <>
      <Shown {...(messages[1] ? { next: messages[1] } : {})} />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    undo.mockClear()
    const button = canvas.getByRole('button', { name: 'แจ้ง' })
    await userEvent.click(button)
    const region = await screen.findByRole('region', { name: 'การแจ้งเตือน (F8)' })
    const inside = within(region)
    await userEvent.click(await inside.findByRole('button', { name: 'ปิดข้อความ' }))
    await waitFor(() => expect(inside.queryByText('เพิ่มในรายการโปรดแล้ว')).toBeNull())
    await userEvent.click(button)
    await userEvent.click(await inside.findByRole('button', { name: 'เลิกทำ' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(inside.queryByText('เพิ่มในรายการโปรดแล้ว')).toBeNull())
  },
})

/** F8 leads to the newest; Tab goes on through it, and Esc takes the one with the focus away. */
export const BehaviourKeys = meta.story({
  render: (args) => (
    <>
      <Shown first={messages.slice(1, 3)} />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    const region = within(await screen.findByRole('region', { name: 'การแจ้งเตือน (F8)' }))
    await region.findByText('หวยโคมแดงปิดรับในอีก 1 นาที')
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    const focused = () => document.activeElement?.closest('[data-slot="toast"]')
    await expect(focused()).toHaveTextContent('หวยโคมแดงปิดรับในอีก 1 นาที')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(region.queryByText('หวยโคมแดงปิดรับในอีก 1 นาที')).toBeNull())
    await expect(region.getByText('พญานาคเจ็ดเศียร')).toBeVisible()
  },
})

/** The fifth makes the oldest go; bad news is the last to. */
export const BehaviourFour = meta.story({
  render: (args) => (
    <>
      <Shown first={[messages[3]!, ...messages.slice(0, 3)]} next={{ title: 'ข้อความใหม่' }} />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = within(await screen.findByRole('region', { name: 'การแจ้งเตือน (F8)' }))
    await region.findByText('ฝากเงินสำเร็จ')
    await userEvent.click(canvas.getByRole('button', { name: 'แจ้ง' }))
    await waitFor(() => expect(region.queryByText('ฝากเงินสำเร็จ')).toBeNull())
    await expect(region.getAllByRole('listitem')).toHaveLength(4)
    await expect(region.getByText('ส่ง SMS ไม่สำเร็จ')).toBeVisible()
  },
})

const endless = 'ระบบกำลังปรับปรุงชั่วคราว กรุณากลับมาใหม่อีกครั้งภายหลัง '.repeat(90)
const long: ToastMessage[] = [
  messages[0]!,
  { tone: 'negative', title: 'W'.repeat(5000) },
  { tone: 'negative', title: 'ส่ง SMS ไม่สำเร็จ', text: endless },
]

/** What is longer than the window scrolls in its card; every x stays in sight. */
export const BehaviourLong = meta.story({
  render: (args) => (
    <>
      <Shown first={long} />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    const region = within(await screen.findByRole('region', { name: 'การแจ้งเตือน (F8)' }))
    await region.findByText('ฝากเงินสำเร็จ')
    const cards = () => region.getAllByRole('listitem')
    const boxes = () => cards().map((card) => card.getBoundingClientRect())
    for (const { top, bottom } of boxes()) {
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    }
    // The short one is not pressed together for the others' sake.
    await expect(cards()[0]!.scrollHeight).toBe(cards()[0]!.clientHeight)
    cards()[2]!.scrollTop = 1e6
    const close = within(cards()[2]!).getByRole('button', { name: 'ปิดข้อความ' })
    await expect(close.getBoundingClientRect().top).toBeLessThan(boxes()[2]!.top + 20)
    await userEvent.click(close)
    await waitFor(() => expect(cards()).toHaveLength(2))
  },
})

/** Over an open dialog it can be read and closed, and the dialog stays. */
export const BehaviourOverDialog = meta.story({
  render: (args) => (
    <>
      <Dialog defaultOpen>
        <DialogContent closeLabel="ปิด" aria-describedby={undefined}>
          <DialogBody>
            <DialogTitle>ฝากเงิน</DialogTitle>
          </DialogBody>
        </DialogContent>
      </Dialog>
      <Shown first={messages.slice(3)} />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'ฝากเงิน' })
    const text = await screen.findByText('ส่ง SMS ไม่สำเร็จ')
    const card = text.closest<HTMLElement>('[data-slot="toast"]')!
    await userEvent.click(within(card).getByRole('button', { name: 'ปิดข้อความ', hidden: true }))
    await waitFor(() => expect(screen.queryByText('ส่ง SMS ไม่สำเร็จ')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  },
})

const farAway: ToastMessage[] = [{ tone: 'negative', title: 'รหัสผ่านสั้นเกินไป' }]

/** Breaks "errors stand beside their cause" (Accessibility): a toast is far from the field, and goes. */
export const MisuseFieldError = meta.story({
  render: (args) => (
    <>
      <Shown first={farAway} />
      <ToastRegion {...args} />
    </>
  ),
})
