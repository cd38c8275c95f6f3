import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Field, FileInput, fileInputAxes, type FileInputProps } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const check =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAJElEQVR42mP4/eE8HPUrCsMRLnGGQaiBGEXI4oNRw2g8DAoNADMkvpCd1BtZAAAAAElFTkSuQmCC'
const halves =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAT0lEQVR42pXL2w0AEAwFULNZRGxmEysYSRPiUdXeJuf3hNRKjhUXKLjODPjZATxXQA4P5hGCfuSgnG/4HS2IxwjvsQM7UDgPGtZxhHF8gXSP5Jv4ywCAeAAAAABJRU5ErkJggg=='

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
const file = (name: string, bytes: BlobPart, type = 'image/png') =>
  new File([bytes], name, { type, lastModified: 1 })

const slip = file('สลิป-ที่นี่-๒๐-พ.ย..png', bytesOf(check))
const screen = file('screenshot.png', bytesOf(halves))
// The first bytes of a JPEG, and nothing of a picture after them.
const broken = file('broken.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'image/jpeg')
const disguised = file('invoice.png', '<html><script>alert(1)</script>')
const heavy = file('heavy.png', new Uint8Array([...bytesOf(check), ...new Uint8Array(600)]))

const problems = {
  type: (name: string) => `${name} ไม่ใช่ไฟล์ PNG หรือ JPG เลือกภาพอื่น`,
  size: (name: string) => `${name} ใหญ่เกิน 5 MB เลือกภาพที่เล็กลง`,
  count: () => 'แนบได้ไม่เกิน 3 ภาพ ลบภาพเดิมก่อนเพิ่ม',
  unreadable: (name: string) => `เปิด ${name} ไม่ได้ เลือกภาพอื่น`,
}

/** As a browser does it: the files stand in the input, then it says so. */
async function choose(input: HTMLElement, files: readonly File[]) {
  const chosen = new DataTransfer()
  for (const one of files) chosen.items.add(one)
  ;(input as HTMLInputElement).files = chosen.files
  await fireEvent.change(input)
}

/** The caller holds the files. */
function Held(props: FileInputProps) {
  const [value, setValue] = useState(props.value)
  const change = (files: readonly File[]) => {
    setValue(files)
    props.onValueChange(files)
  }
  return <FileInput {...props} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: FileInput,
  args: {
    value: [],
    onValueChange: fn(),
    invitation: 'เลือกภาพ หรือลากมาวาง',
    dropLabel: 'วางภาพตรงนี้',
    problemText: (problem: keyof typeof problems, name: string) => problems[problem](name),
    removeLabel: (name: string) => `ลบ ${name}`,
    removedText: (name: string) => `ลบ ${name} แล้ว`,
    addedText: (count: number) => `แนบแล้ว ${count} ภาพ`,
    sizeText: (bytes: number) => `${bytes} B`,
    className: 'max-w-[376px]',
  },
  render: (args) => (
    <Field label="ภาพประกอบ" hint="PNG หรือ JPG ไม่เกิน 5 MB สูงสุด 3 ภาพ">
      <Held {...args} />
    </Field>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Empty and with pictures, enabled and not. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...fileInputAxes, count: [0, 2] }}>
      {({ disabled, count }) => (
        <Held
          {...args}
          disabled={disabled}
          aria-label={`ภาพ ${count} ${disabled}`}
          value={[slip, screen].slice(0, count)}
          className="w-[288px]"
        />
      )}
    </EveryCombination>
  ),
})

/** The states of an input, and one with an error of the form's. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-6">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => (
          <Held
            {...args}
            aria-label={state}
            disabled={state === 'disabled'}
            className="w-[288px]"
          />
        )}
      </EveryState>
      <Field label="สลิปโอนเงิน" error="แนบสลิปโอนเงินก่อนส่ง">
        <Held {...args} />
      </Field>
    </div>
  ),
})

/** Names in every script: two lines, then cut. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Held
          {...args}
          invitation={text}
          aria-label={name}
          value={[file(`${text}.png`, bytesOf(check))]}
        />
      )}
    </EveryText>
  ),
})

/** One picture, and of one kind alone: the dialog of the browser lets no more be chosen. */
export const OnePng = meta.story({
  args: { maxCount: 1, types: ['image/png'], value: [slip] },
  render: (args) => (
    <Field label="สลิปโอนเงิน" hint="PNG ไม่เกิน 5 MB 1 ภาพ">
      <Held {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('สลิปโอนเงิน')
    await expect(input).toHaveAttribute('accept', 'image/png')
    await expect(input).not.toHaveAttribute('multiple')
  },
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>{(ground) => <Held {...args} aria-label={ground} value={[slip]} />}</EverySurface>
  ),
})

/** A field like every other, wrong and needed. */
export const BehaviourField = meta.story({
  render: (args) => (
    <Field label="สลิปโอนเงิน" error="แนบสลิปโอนเงินก่อนส่ง" required>
      <Held {...args} />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'สลิปโอนเงิน',
      message: 'แนบสลิปโอนเงินก่อนส่ง',
      invalid: true,
      required: true,
    }),
})

/** Chosen, shown, taken out with the keyboard; the focus stays in the list, then in the well. */
export const BehaviourChoose = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('ภาพประกอบ')
    await choose(input, [slip, screen])
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([slip, screen]))
    await expect(canvas.getByRole('status')).toHaveTextContent('แนบแล้ว 2 ภาพ')
    await expect(input.files).toHaveLength(2)
    await waitFor(() =>
      expect(canvasElement.querySelector<HTMLImageElement>('li img')?.naturalWidth).toBe(16),
    )
    canvas.getByRole('button', { name: `ลบ ${slip.name}` }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'ลบ screenshot.png' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(`ลบ ${slip.name} แล้ว`)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveFocus()
    await expect(input.files).toHaveLength(0)
  },
})

/** A form sends what is shown: no file that was refused, and all of them after a choice of none. */
export const BehaviourSent = meta.story({
  args: { name: 'pictures', maxSize: 500 },
  render: (args) => (
    <form aria-label="ส่งสลิป">
      <Held {...args} aria-label="ภาพประกอบ" />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('ภาพประกอบ')
    const sent = () => {
      const data = new FormData(canvas.getByRole<HTMLFormElement>('form'))
      return data.getAll('pictures').map((one) => (one as File).name)
    }
    await choose(input, [slip])
    await canvas.findByText(slip.name)
    await expect(sent()).toEqual([slip.name])
    await choose(input, [heavy])
    await canvas.findByText(problems.size('heavy.png'))
    await expect(sent()).toEqual([slip.name])
    await choose(input, [])
    await expect(sent()).toEqual([slip.name])
    await choose(input, [screen])
    await canvas.findByText(screen.name)
    await expect(sent()).toEqual([slip.name, screen.name])
  },
})

/** What a file is, its bytes say: a page named `.png`, too much, too many, and a torn picture. */
export const BehaviourRefuse = meta.story({
  args: { maxSize: 500 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('ภาพประกอบ')
    await choose(input, [disguised, heavy, broken, slip])
    await canvas.findByText(problems.type('invoice.png'))
    await expect(input).toHaveAccessibleDescription(/heavy.png ใหญ่เกิน/)
    await canvas.findByText(problems.unreadable('broken.jpg'))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([slip]))
    const more = [1, 2, 3, 4].map((at) => file(`${at}.png`, bytesOf(halves)))
    await choose(input, more)
    await expect(await canvas.findAllByText(problems.count())).toHaveLength(1)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

/** Dropped on the well it is taken; dropped beside it nothing happens to the page. */
export const BehaviourDrop = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(screen)
    const drag = (at: Element, type: string) => {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
      at.dispatchEvent(event)
      return event
    }
    const input = canvas.getByLabelText('ภาพประกอบ')
    drag(input, 'dragover')
    await canvas.findByText('วางภาพตรงนี้')
    drag(input, 'drop')
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith([screen]))
    await expect(drag(canvasElement, 'drop').defaultPrevented).toBe(true)
  },
})

/** Breaks "state the limit, then the way out" (DESIGN.md, Copy): no hint says what is taken. */
export const MisuseNoLimits = meta.story({
  render: (args) => (
    <Field label="ภาพประกอบ">
      <Held {...args} />
    </Field>
  ),
})
