import { expect, fn } from 'storybook/test'
import { ArrowDownToLineIcon, Button, buttonAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({ component: Button, args: { children: 'เข้าสู่ระบบ', onClick: fn() } })

/** Every prop on the panel. */
export const Playground = meta.story({ args: { variant: 'primary' } })

/** Every variant in every size. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={buttonAxes}>
      {(choice) => <Button {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** Every variant at rest, hovered, pressed, focused and disabled. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      {buttonAxes.variant.map((variant) => (
        <EveryState key={variant}>
          {(state) => <Button {...args} variant={variant} disabled={state === 'disabled'} />}
        </EveryState>
      ))}
    </div>
  ),
})

/** Busy shows the verb, in the width it had before. */
export const Busy = meta.story({
  args: { children: 'สมัคร', busyLabel: 'กำลังส่ง' },
  render: (args) => (
    <EveryCombination axes={{ variant: buttonAxes.variant, busy: [false, true] }}>
      {(choice) => <Button {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** An icon on either side, and the width of its container. */
export const Icons = meta.story({
  render: (args) => (
    <div className="flex max-w-[320px] flex-col gap-4">
      <Button {...args} variant="primary" iconStart={<ArrowDownToLineIcon />} />
      <Button {...args} iconEnd={<ArrowDownToLineIcon />} />
      <Button {...args} block size="lg" iconStart={<ArrowDownToLineIcon />} />
    </div>
  ),
})

/** A long label wraps when it is wider than its container, and never before. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <Button {...args}>{text}</Button>}</EveryText>,
})

/** The neutral key and the flame on every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-3">
        {buttonAxes.variant.map((variant) => (
          <Button key={variant} {...args} variant={variant} />
        ))}
      </div>
    </EverySurface>
  ),
})

/** The looks on a link: one element, an `a`. */
export const AsLink = meta.story({
  render: ({ onClick: _, ...args }) => (
    <Button {...args} asChild>
      <a href="#promotions">โปรโมชั่น</a>
    </Button>
  ),
})

/** A press calls back once, by pointer and by both keys. */
export const BehaviourPress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'เข้าสู่ระบบ' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
})

/** A busy button keeps the focus and does nothing. */
export const BehaviourBusy = meta.story({
  args: { busy: true, busyLabel: 'กำลังเข้าสู่ระบบ' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'กำลังเข้าสู่ระบบ' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** Refused for a reason: it is reached and described, and does nothing. */
export const BehaviourRefused = meta.story({
  args: { 'aria-disabled': true, 'aria-describedby': 'why', children: 'ขอถอน' },
  render: (args) => (
    <div className="flex flex-col items-start gap-2">
      <Button {...args} />
      <p id="why" className="type-caption text-muted">
        เหลือยอดเทิร์นอีก ฿4,000 ก่อนถอนส่วนที่เป็นโบนัส
      </p>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'ขอถอน' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(/เหลือยอดเทิร์นอีก/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** Breaks "one flame per view" (DESIGN.md, Principles 1): two primaries compete, so neither leads. */
export const MisuseTwoPrimaries = meta.story({
  render: (args) => (
    <div className="flex gap-3">
      <Button {...args} variant="primary" />
      <Button {...args} variant="primary">
        สมัคร
      </Button>
    </div>
  ),
})
