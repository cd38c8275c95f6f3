import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  Button,
  CopyIcon,
  Field,
  Popover,
  popoverAxes,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverTitle,
  PopoverTrigger,
  TextInput,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, Forced, words } from '#stories/support/index.ts'
import { dialogSuite } from '#suites/patterns/dialog.ts'

const copy = fn()

const contact = (
  <div className="flex flex-col gap-3">
    <PopoverTitle>LINE ฝ่ายบริการ</PopoverTitle>
    <p className="type-body-sm text-secondary">
      เพิ่มเพื่อนด้วยไอดีนี้
      <br />
      <span className="type-label text-primary">@foyer-sandbox</span>
    </p>
    <PopoverClose>
      <Button size="sm" iconStart={<CopyIcon />} onClick={copy}>
        คัดลอกไอดี
      </Button>
    </PopoverClose>
  </div>
)

const meta = preview.meta({
  component: PopoverContent,
  args: { closeLabel: 'ปิด', children: contact, align: 'start' as const },
  render: (args) => (
    <Popover defaultOpen>
      <PopoverTrigger>
        <Button>LINE</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every width behind a button of its own. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={popoverAxes}>
      {(choice) => (
        <Popover>
          <PopoverTrigger>
            <Button>{choice.size}</Button>
          </PopoverTrigger>
          <PopoverContent {...args} {...choice} />
        </Popover>
      )}
    </EveryCombination>
  ),
})

/** The keys under the pointer. */
export const States = meta.story({
  render: (args) => (
    <Forced state="hover">
      <Popover defaultOpen>
        <PopoverTrigger>
          <Button>LINE</Button>
        </PopoverTrigger>
        <PopoverContent {...args} />
      </Popover>
    </Forced>
  ),
})

/** Every script; it scrolls when the window is too low. */
export const Content = meta.story({
  args: {
    size: 'md',
    children: (
      <div className="flex flex-col gap-2">
        <PopoverTitle>{words[0]?.text}</PopoverTitle>
        {words.map((entry) => (
          <p key={entry.name} lang={entry.lang} className="wrap-break-word">
            {entry.text}
          </p>
        ))}
      </div>
    ),
  },
})

/** 8 px of the window stay free on the narrowest phone. */
export const Phone = meta.story({
  args: { size: 'md' },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(8))
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 8)
  },
})

const closed = (props: PopoverContentProps) => (
  <>
    <Popover>
      <PopoverTrigger>
        <Button>LINE</Button>
      </PopoverTrigger>
      <PopoverContent {...props} />
    </Popover>
    <Button className="ms-10">ต่อไป</Button>
  </>
)

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** A dialog beside a page that goes on, by keys, mouse and finger. */
export const BehaviourDialog = meta.story({
  render: closed,
  play: (context) =>
    dialogSuite(context, { opener: 'LINE', name: 'LINE ฝ่ายบริการ', close: 'ปิด', modal: false }),
})

/** Enter opens it and the focus goes in; Esc closes it and the focus comes back. */
export const BehaviourKeys = meta.story({
  render: closed,
  play: async ({ canvas, userEvent }) => {
    copy.mockClear()
    const opener = canvas.getByRole('button', { name: 'LINE' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'LINE ฝ่ายบริการ' })
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const inside = within(panel)
    await waitFor(() => expect(inside.getByRole('button', { name: 'คัดลอกไอดี' })).toHaveFocus())
    await userEvent.tab()
    await expect(inside.getByRole('button', { name: 'ปิด' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard(' ')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Enter}')
    await expect(copy).toHaveBeenCalledOnce()
    await gone()
  },
})

/** Tab walks through it and on, as if it stood behind its trigger; back leads to the trigger. */
export const BehaviourTabAway = meta.story({
  render: closed,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'LINE' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(panel.getByRole('button', { name: 'คัดลอกไอดี' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await gone()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.tab()
    await userEvent.tab()
    await gone()
  },
})

/** The page stays alive: a press beside it closes it and counts. */
export const BehaviourBeside = meta.story({
  render: closed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LINE' }))
    await screen.findByRole('dialog')
    await expect(document.documentElement.style.overflow).toBe('')
    const beside = canvas.getByRole('button', { name: 'ต่อไป' })
    await userEvent.click(beside)
    await gone()
    await expect(beside).toHaveFocus()
  },
})

/** A short form starts on its field. */
export const BehaviourField = meta.story({
  args: {
    size: 'md',
    children: (
      <div className="flex flex-col gap-3">
        <PopoverTitle>ตั้งชื่อเล่น</PopoverTitle>
        <Field label="ชื่อเล่น">
          <TextInput />
        </Field>
      </div>
    ),
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'ตั้งชื่อเล่น' }))
    await waitFor(() => expect(panel.getByLabelText('ชื่อเล่น')).toHaveFocus())
  },
})

/** What must be answered before going on is a dialog: it holds the page, a popover does not. */
export const MisuseQuestion = meta.story({
  args: {
    children: (
      <div className="flex flex-col gap-2">
        <PopoverTitle>ออกจากระบบ?</PopoverTitle>
        <p className="type-body-sm text-secondary">
          คำถามที่ต้องตอบก่อนใช้ MessageDialog กดข้าง ๆ แล้วคำถามนี้จะหายไปโดยไม่มีคำตอบ
        </p>
      </div>
    ),
  },
})
