import { expect, screen, waitFor, within } from 'storybook/test'
import {
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
  sheetAxes,
  SheetContent,
  type SheetContentProps,
  ToggleChip,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, Forced, words, ownWindow } from '#stories/support/index.ts'
import { dialogSuite } from '#suites/patterns/dialog.ts'

const choice = (label: string, options: readonly string[]) => (
  <div key={label} className="flex flex-col gap-2">
    <p id={label} className="type-label">
      {label}
    </p>
    <div role="group" aria-labelledby={label} className="flex flex-wrap gap-[10px]">
      {options.map((option, at) => (
        <ToggleChip key={option} pressed={at === 0}>
          {option}
        </ToggleChip>
      ))}
    </div>
  </div>
)

const filters = (
  <>
    <DialogBody className="gap-6">
      <DialogTitle>ตัวกรอง</DialogTitle>
      {choice('เรียงตาม', ['ยอดนิยม', 'มาใหม่', 'ชื่อ ก-ฮ', 'เดิมพันขั้นต่ำ'])}
      {choice('เดิมพันขั้นต่ำ', ['ทั้งหมด', '฿1', '฿5', '฿10 ขึ้นไป'])}
      {choice('จำนวนไลน์', ['ทั้งหมด', '1 ถึง 20', '21 ถึง 50', '243 ขึ้นไป'])}
    </DialogBody>
    <DialogFooter>
      <Button variant="ghost">ล้าง</Button>
      <DialogClose>
        <Button variant="primary" className="flex-1">
          ดู 214 เกม
        </Button>
      </DialogClose>
    </DialogFooter>
  </>
)

const long = (
  <>
    <DialogBody>
      <DialogTitle>โพยของคุณ</DialogTitle>
      <DialogDescription>ยังไม่ได้ส่ง 24 รายการ</DialogDescription>
      {Array.from({ length: 24 }, (_, line) => (
        <p key={line}>
          {line + 1}. {words[0]?.text}
        </p>
      ))}
    </DialogBody>
    <DialogFooter>
      <Button variant="primary" block>
        ส่งโพย ฿1,240.00
      </Button>
    </DialogFooter>
  </>
)

const meta = preview.meta({
  component: SheetContent,
  parameters: ownWindow,
  args: { closeLabel: 'ปิด', children: filters, 'aria-describedby': undefined },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger>
        <Button>ตัวกรอง</Button>
      </DialogTrigger>
      <SheetContent {...args} />
    </Dialog>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** One at a time: every place and width behind a button of its own. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={sheetAxes}>
      {(choice) => (
        <Dialog>
          <DialogTrigger>
            <Button size="sm">
              {choice.side} {choice.phone} {choice.size}
            </Button>
          </DialogTrigger>
          <SheetContent {...args} {...choice} />
        </Dialog>
      )}
    </EveryCombination>
  ),
})

/** The keys under the pointer. */
export const States = meta.story({
  render: (args) => (
    <Forced state="hover">
      <Dialog defaultOpen>
        <SheetContent {...args} />
      </Dialog>
    </Forced>
  ),
})

/** From below on a phone: as high as its content, the foot fixed. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile2' } } })

/** Longer than the screen: the body scrolls, 48 px of the page stay in sight. */
export const PhoneLong = meta.story({
  args: { children: long, 'aria-describedby': undefined },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog')
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBe(48))
    await expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight)
  },
})

/** A menu keeps its side on a phone, and leaves 48 px of the page beside it. */
export const PhoneSide = meta.story({
  args: { side: 'start', phone: 'side', size: 'sm' },
  globals: { viewport: { value: 'mobile1' } },
})

/** From below at any width. */
export const Bottom = meta.story({ args: { side: 'bottom' } })

/** Titles in every script leave room for the x. */
export const Content = meta.story({
  args: {
    children: (
      <DialogBody>
        {words.map((entry, index) =>
          index === 0 ? (
            <DialogTitle key={entry.name}>{entry.text}</DialogTitle>
          ) : (
            <p key={entry.name} lang={entry.lang} className="type-display-sm wrap-break-word">
              {entry.text}
            </p>
          ),
        )}
      </DialogBody>
    ),
  },
})

const closed = (props: SheetContentProps) => (
  <Dialog>
    <DialogTrigger>
      <Button>ตัวกรอง</Button>
    </DialogTrigger>
    <SheetContent {...props} />
  </Dialog>
)

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** A modal dialog by keys, mouse and finger. */
export const BehaviourDialog = meta.story({
  render: closed,
  play: (context) => dialogSuite(context, { opener: 'ตัวกรอง', name: 'ตัวกรอง', close: 'ปิด' }),
})

/** Keys alone: in, round, and back to where they were; the page waits meanwhile. */
export const BehaviourKeys = meta.story({
  render: closed,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'ตัวกรอง' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'ตัวกรอง' })
    const inside = within(sheet)
    await waitFor(() => expect(inside.getByRole('button', { name: 'ยอดนิยม' })).toHaveFocus())
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.tab({ shift: true })
    await expect(inside.getByRole('button', { name: 'ปิด' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(opener).toHaveFocus()
    await expect(document.documentElement.style.overflow).toBe('')
  },
})

/** A press beside it closes it. */
export const BehaviourCover = meta.story({
  render: closed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ตัวกรอง' }))
    await screen.findByRole('dialog')
    await userEvent.click(document.documentElement)
    await gone()
  },
})

const pull = (grip: Element, way: number) => {
  const at = (type: string, clientY: number) =>
    grip.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientY }),
    )
  at('pointerdown', 400)
  at('pointermove', 400 + way)
  at('pointerup', 400 + way)
}

/** A finger pulls it down by its grip; a short pull springs back. */
export const BehaviourPull = meta.story({
  render: closed,
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ตัวกรอง' }))
    const sheet = await screen.findByRole('dialog')
    const grip = sheet.querySelector('[data-slot="sheet-grip"]') as HTMLElement
    grip.setPointerCapture = () => undefined
    pull(grip, 40)
    await expect(sheet.style.translate).toBe('')
    await expect(sheet).toBeVisible()
    pull(grip, 160)
    await gone()
  },
})

/** One primary in a sheet: DESIGN.md, Principles 1. */
export const MisuseTwoPrimaries = meta.story({
  args: {
    children: (
      <>
        <DialogBody>
          <DialogTitle>ตัวกรอง</DialogTitle>
          <p>“ล้าง” กับ “ดู 214 เกม” เป็นปุ่มหลักทั้งคู่ไม่ได้ ทางออกที่เงียบกว่าเป็น ghost เสมอ</p>
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost">ล้าง</Button>
          <Button variant="primary">ดู 214 เกม</Button>
        </DialogFooter>
      </>
    ),
  },
})
