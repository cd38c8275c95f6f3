import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import {
  Button,
  Checkbox,
  Dialog,
  dialogAxes,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
  Field,
  Form,
  Link,
  PasswordInput,
  SearchField,
  Select,
  TextInput,
  UserIcon,
  type DialogContentProps,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, words, ownWindow } from '#stories/support/index.ts'
import { dialogSuite } from '#suites/patterns/dialog.ts'

const login = (
  <DialogBody>
    <DialogTitle>ยินดีต้อนรับกลับ</DialogTitle>
    <Form onSubmit={(event) => event.preventDefault()}>
      <Field label="ชื่อผู้ใช้" required>
        <TextInput iconStart={<UserIcon />} autoComplete="username" />
      </Field>
      <Field label="รหัสผ่าน" required>
        <PasswordInput
          autoComplete="current-password"
          showLabel="แสดงรหัสผ่าน"
          hideLabel="ซ่อนรหัสผ่าน"
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox label="จำไว้ 24 ชั่วโมง" />
        <Link href="#forgot-password">ลืมรหัสผ่าน</Link>
      </div>
      <Button type="submit" variant="primary" size="lg" block>
        เข้าสู่ระบบ
      </Button>
    </Form>
  </DialogBody>
)

const long = (
  <>
    <DialogBody>
      <DialogTitle variant="title">ข้อตกลงผู้ใช้</DialogTitle>
      <DialogDescription>นี่คือเครดิตทดลอง ไม่มีการตัดเงินจริง</DialogDescription>
      {Array.from({ length: 12 }, (_, part) => (
        <p key={part}>
          {part + 1} {words[4]?.text} {words[0]?.text}
        </p>
      ))}
    </DialogBody>
    <DialogFooter>
      <DialogClose>
        <Button variant="ghost">ไว้ก่อน</Button>
      </DialogClose>
      <DialogClose>
        <Button variant="primary">ยอมรับ</Button>
      </DialogClose>
    </DialogFooter>
  </>
)

const meta = preview.meta({
  component: DialogContent,
  parameters: ownWindow,
  args: { closeLabel: 'ปิด', children: login },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger>
        <Button>เข้าสู่ระบบ</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** One at a time: every size behind a button of its own. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={dialogAxes}>
      {(choice) => (
        <Dialog>
          <DialogTrigger>
            <Button size="sm">
              {choice.size} {choice.phone}
            </Button>
          </DialogTrigger>
          <DialogContent {...args} {...choice} />
        </Dialog>
      )}
    </EveryCombination>
  ),
})

/** The body scrolls, the foot stays. */
export const States = meta.story({ args: { size: 680, phone: 'sheet', children: long } })

/** A short task from the bottom of a phone. */
export const Sheet = meta.story({ args: { phone: 'sheet' } })

/** A form that takes the whole phone. */
export const FullOnPhone = meta.story({ args: { phone: 'full' } })

/** A wide place: art on one side. */
export const Wide = meta.story({
  args: {
    size: 960,
    children: (
      <div className="flex min-h-0">
        <div className="w-[372px] shrink-0 bg-sunken max-md:hidden" />
        {login}
      </div>
    ),
  },
})

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

const closed = (props: DialogContentProps) => (
  <Dialog>
    <DialogTrigger>
      <Button>เข้าสู่ระบบ</Button>
    </DialogTrigger>
    <DialogContent {...props} />
  </Dialog>
)

/** A modal dialog by keys, mouse and finger. */
export const BehaviourDialog = meta.story({
  render: closed,
  play: (context) => dialogSuite(context, { opener: 'เข้าสู่ระบบ', name: 'ยินดีต้อนรับกลับ', close: 'ปิด' }),
})

/** Opens on the first field; the x comes last. */
export const BehaviourFocus = meta.story({
  render: closed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เข้าสู่ระบบ' }))
    const inside = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(inside.getByLabelText('ชื่อผู้ใช้')).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(inside.getByRole('button', { name: 'ปิด' })).toHaveFocus()
  },
})

const change = fn()

/** The app's way: the dialog knows nothing of the button that opened it. */
function Owned(props: DialogContentProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>สมัคร</Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          change(next)
          setOpen(next)
        }}
      >
        <DialogContent {...props} />
      </Dialog>
    </>
  )
}

/** Opened by the app, it gives the focus back all the same. */
export const BehaviourOwned = meta.story({
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, userEvent }) => {
    change.mockClear()
    const opener = canvas.getByRole('button', { name: 'สมัคร' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(change.mock.calls).toEqual([[false]])
    await expect(opener).toHaveFocus()
  },
})

function Searched() {
  const [query, setQuery] = useState('')
  return (
    <DialogBody>
      <DialogTitle>เลือกเกม</DialogTitle>
      <SearchField label="ค้นหาเกม" clearLabel="ล้าง" value={query} onValueChange={setQuery} />
      <Field label="ค่าย">
        <Select defaultValue="a" options={['a', 'b'].map((value) => ({ value, label: value }))} />
      </Field>
    </DialogBody>
  )
}

/** Esc takes back what is nearest: the search that was typed, the list that is open, then the dialog. */
export const BehaviourEscape = meta.story({
  args: { children: <Searched /> },
  render: closed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'เข้าสู่ระบบ' }))
    const dialog = await screen.findByRole('dialog')
    const search = within(dialog).getByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('ปลา{Escape}')
    await expect(search).toHaveValue('')
    await expect(dialog).toHaveAttribute('data-state', 'open')
    const select = within(dialog).getByRole('combobox')
    select.focus()
    // Only a real key opens the list, and only some browsers let a page draw it.
    const matches = spyOn(select, 'matches').mockImplementation((rule) => rule === ':open')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveAttribute('data-state', 'open')
    matches.mockRestore()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** To tell or to ask one thing is a message dialog, which knows its answers and their order. */
export const MisuseOneSentence = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      “ออกจากระบบไหม” เป็นคำถามเดียวที่ตอบสองทาง จึงเป็น MessageDialog ไม่ใช่ Dialog ที่วางปุ่มเอง
    </p>
  ),
})
