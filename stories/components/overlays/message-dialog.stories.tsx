import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  Button,
  Link,
  LogOutIcon,
  MailIcon,
  MessageDialog,
  type MessageDialogProps,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { words, ownWindow } from '#stories/support/index.ts'
import { dialogSuite } from '#suites/patterns/dialog.ts'

const meta = preview.meta({
  component: MessageDialog,
  parameters: ownWindow,
  args: {
    open: true,
    title: 'ส่งอีเมลแล้ว',
    children: 'เปิดลิงก์ในอีเมล nok@example.com ภายใน 30 นาที',
    confirmLabel: 'ตกลง',
    onConfirm: fn(),
    onDismiss: fn(),
  },
})

/** Asked for by a button, and again once it is closed. */
function Asked({ open: openAtFirst, ...props }: MessageDialogProps) {
  const [open, setOpen] = useState(openAtFirst)
  return (
    <>
      <Button onClick={() => setOpen(true)}>เปิด</Button>
      <MessageDialog
        {...props}
        open={open}
        onConfirm={() => {
          props.onConfirm()
          setOpen(false)
        }}
        onDismiss={(how) => {
          props.onDismiss(how)
          setOpen(false)
        }}
      />
    </>
  )
}

/** Every prop on the panel. */
export const Playground = meta.story({
  args: { icon: <MailIcon size="lg" /> },
  render: (args) => <Asked key={String(args.open)} {...args} />,
})

/** `info`: news. */
export const Matrix = meta.story({ args: { tone: 'info' } })

/** `warning`: not this way, but that. */
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'ใช้บัญชีจริงก่อน',
    children: 'เมนูนี้ยังไม่เปิดให้บัญชีทดลอง สมัครแล้วเครดิตทดลองที่เหลือจะย้ายตามไปด้วย',
    confirmLabel: 'สมัครสมาชิก',
    cancelLabel: 'ไว้ก่อน',
  },
})

/** `danger`: leaving. */
export const Danger = meta.story({
  args: {
    tone: 'danger',
    icon: <LogOutIcon size="lg" />,
    title: 'ออกจากระบบ?',
    children: 'เดิมพันที่วางแล้วยังมีผลตามเดิม แชตจะปิด',
    confirmLabel: 'ออกจากระบบ',
    cancelLabel: 'อยู่ต่อ',
    busyLabel: 'กำลังออก',
  },
})

/** Confirming takes time. */
export const States = meta.story({
  args: {
    tone: 'danger',
    icon: <LogOutIcon size="lg" />,
    title: 'ออกจากระบบ?',
    confirmLabel: 'ออกจากระบบ',
    cancelLabel: 'อยู่ต่อ',
    busy: true,
    busyLabel: 'กำลังออก',
  },
})

/** A server's words: paragraphs, a list, bold, a link; the buttons stay in sight. */
export const Html = meta.story({
  args: {
    tone: 'warning',
    title: 'รหัสผู้แนะนำใช้ไม่ได้',
    confirmLabel: 'เข้าใจแล้ว',
    children: (
      <>
        <p>
          ไม่พบรหัส <b>LANTERN7</b> ตรวจตัวสะกด หรือเว้นว่างไว้แล้วสมัครต่อ
        </p>
        <ul className="list-disc ps-5">
          <li>
            อ่าน <Link href="#terms">เงื่อนไข</Link>
          </li>
        </ul>
      </>
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    // Not on the link of the text, which comes first.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'เข้าใจแล้ว' })).toHaveFocus())
  },
})

/** Buttons under one another, confirm on top. */
export const Phone = meta.story({
  ...Warning.input,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    const [confirm, cancel] = ['สมัครสมาชิก', 'ไว้ก่อน'].map((name) =>
      dialog.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(confirm!.bottom).toBeLessThan(cancel!.top)
    await expect(confirm!.width).toBe(cancel!.width)
  },
})

/** It counts down in the text and closes by itself. */
export const AutoClose = meta.story({
  args: {
    autoClose: 8,
    children: (left: number) => `เปิดลิงก์ในอีเมล nok@example.com ภายใน 30 นาที ปิดเองใน ${left} วิ`,
  },
})

/** Long words of every script. */
export const Content = meta.story({
  args: {
    tone: 'warning',
    title: words[4]?.text,
    cancelLabel: words[3]?.text ?? '',
    confirmLabel: words[1]?.text ?? '',
    children: words.map((entry) => (
      <p key={entry.name} lang={entry.lang}>
        {entry.text}
      </p>
    )),
  },
})

/** A modal dialog by keys, mouse and finger. */
export const BehaviourDialog = meta.story({
  args: { cancelLabel: 'ไว้ก่อน' },
  render: (args) => <Asked {...args} open={false} />,
  play: (context) => dialogSuite(context, { opener: 'เปิด', name: 'ส่งอีเมลแล้ว', close: 'ไว้ก่อน' }),
})

/** A question stays until it is answered, whatever is pressed beside it. */
export const BehaviourQuestion = meta.story({
  args: { tone: 'danger', title: 'ออกจากระบบ?', cancelLabel: 'อยู่ต่อ' },
  render: (args) => <Asked {...args} open={false} />,
  play: (context) =>
    dialogSuite(context, {
      opener: 'เปิด',
      name: 'ออกจากระบบ?',
      role: 'alertdialog',
      close: 'อยู่ต่อ',
      beside: 'stays',
    }),
})

/** An alert dialog starts on the harmless button; a click beside it does nothing, Esc dismisses. */
export const BehaviourDanger = meta.story({
  args: {
    tone: 'danger',
    title: 'ออกจากระบบ?',
    confirmLabel: 'ออกจากระบบ',
    cancelLabel: 'อยู่ต่อ',
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'ออกจากระบบ?' })
    const inside = within(dialog)
    await waitFor(() => expect(inside.getByRole('button', { name: 'อยู่ต่อ' })).toHaveFocus())
    await userEvent.click(document.documentElement)
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledWith('escape')
    await userEvent.click(inside.getByRole('button', { name: 'ออกจากระบบ' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** News goes away with a click beside it. */
export const BehaviourCover = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'ส่งอีเมลแล้ว' })
    await userEvent.click(document.documentElement)
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('cover'))
  },
})

/** A question in two buttons that both say "OK" cannot be answered: the verb goes on the button. */
export const MisuseVerbs = meta.story({
  args: {
    title: 'ปุ่มบอกว่าทำอะไร',
    children:
      '“ใช่ / ไม่ใช่” บังคับให้อ่านคำถามซ้ำ ใช้ “ออกจากระบบ / อยู่ต่อ” (DESIGN.md: Verb first on buttons)',
  },
})
