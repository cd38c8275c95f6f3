import { useRef } from 'react'
import { expect, fn, spyOn } from 'storybook/test'
import { CopyButton, copyButtonAxes, type CopyButtonProps } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: CopyButton,
  args: {
    text: '66812345678',
    label: 'คัดลอก',
    copiedLabel: 'คัดลอกแล้ว',
    failedLabel: 'คัดลอกไม่ได้ กดค้างที่เลขเพื่อคัดลอกเอง',
    size: 'sm' as const,
    onCopied: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every variant in every size, with words and without. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={copyButtonAxes}>
      {(choice) => <CopyButton {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** At rest, hovered, pressed, focused and disabled. */
export const States = meta.story({
  render: (args) => (
    <EveryState>{(state) => <CopyButton {...args} disabled={state === 'disabled'} />}</EveryState>
  ),
})

/** In every script; long words wrap. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <CopyButton {...args} label={text} />}</EveryText>,
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex gap-3">
        <CopyButton {...args} />
        <CopyButton {...args} iconOnly variant="ghost" />
      </div>
    </EverySurface>
  ),
})

/** The account's number after registering [19b]: it is selected where copying fails. */
function Well(props: CopyButtonProps) {
  const number = useRef<HTMLElement>(null)
  return (
    <div className="flex max-w-[376px] flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
      <div>
        <div className="type-caption text-muted">เลขบัญชี</div>
        <b ref={number} className="type-figure">
          {props.text}
        </b>
      </div>
      <CopyButton {...props} source={number} />
    </div>
  )
}

/** In the well of a new account's number. */
export const InWell = meta.story({ render: (args) => <Well {...args} /> })

/** Copies, says so, keeps its width and its focus. */
export const BehaviourCopies = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = canvas.getByRole('button', { name: 'คัดลอก' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'คัดลอกแล้ว' })).toBe(button)
    await expect(canvas.getByRole('status')).toHaveTextContent('คัดลอกแล้ว')
    await expect(write).toHaveBeenCalledWith('66812345678')
    await expect(args.onCopied).toHaveBeenCalledWith(true)
    await expect(args.onCopied).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().width).toBe(width)
    await expect(button).toHaveFocus()
    write.mockRestore()
  },
})

/** Where the browser copies nothing the number is selected, and the words say what to do. */
export const BehaviourRefused = meta.story({
  render: (args) => <Well {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    const command = spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('button', { name: args.failedLabel })
    await expect(canvas.getByRole('status')).toHaveTextContent(args.failedLabel)
    await expect(document.getSelection()?.toString()).toBe('66812345678')
    await expect(args.onCopied).toHaveBeenCalledWith(false)
    write.mockRestore()
    command.mockRestore()
  },
})

/** Not every browser lets a page copy: the text stands beside it and can be selected. */
export const MisuseOnlyWay = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      ปุ่ม “คัดลอกเลขบัญชี” ที่ไม่มีเลขบัญชีอยู่ข้าง ๆ ใช้ไม่ได้ในเบราว์เซอร์ที่ไม่ให้คัดลอก
    </p>
  ),
})
