import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import {
  Button,
  EyeIcon,
  HeartIcon,
  IconButton,
  RefreshCwIcon,
  Tooltip,
  tooltipAxes,
  TooltipGroup,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryText } from '#stories/support/index.ts'
import { tooltipSuite } from '#suites/patterns/tooltip.ts'

const press = fn()

const meta = preview.meta({
  component: Tooltip,
  args: {
    text: 'ยอดล่าสุดเมื่อ 30 วินาทีก่อน',
    defaultOpen: true,
    side: 'bottom' as const,
    children: (
      <IconButton label="โหลดยอดใหม่" onClick={press}>
        <RefreshCwIcon />
      </IconButton>
    ),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Words that add to the name, and words that only show it. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={tooltipAxes}>
      {(choice) => (
        <div className="flex h-20 w-[220px] justify-center">
          <Tooltip
            {...args}
            {...choice}
            text={choice.variant === 'label' ? 'โหลดยอดใหม่' : args.text}
          />
        </div>
      )}
    </EveryCombination>
  ),
})

/** On all four sides. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-20 p-16">
      {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
        <Tooltip key={side} {...args} side={side} text={side}>
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
})

/** Every script; long words break. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <div className="h-[150px]">
          <Tooltip {...args} text={text} align="start">
            <Button>{name}</Button>
          </Tooltip>
        </div>
      )}
    </EveryText>
  ),
})

/** A bar of icons: once one has shown, the others follow without waiting. */
export const Group = meta.story({
  render: (args) => (
    <TooltipGroup>
      <div className="flex gap-24 p-6">
        {(
          [
            ['รายการโปรด', HeartIcon],
            ['ซ่อนยอด', EyeIcon],
          ] as const
        ).map(([label, Icon]) => (
          <Tooltip key={label} {...args} text={label} variant="label">
            <IconButton label={label}>
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </div>
    </TooltipGroup>
  ),
})

const tip = () => screen.queryByRole('tooltip')

/** The keyboard sees it at once; Esc hides it and leaves the focus; leaving hides it. */
export const BehaviourKeys = meta.story({
  args: { defaultOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'โหลดยอดใหม่' })
    await expect(tip()).toBeNull()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(args.text as string)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip()).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(tip()).toHaveTextContent(args.text as string))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tip()).toBeNull())
  },
})

/** The pattern by keys and pointer. */
export const BehaviourTooltip = meta.story({
  args: { defaultOpen: false },
  play: (context) =>
    tooltipSuite(context, { control: 'โหลดยอดใหม่', words: 'ยอดล่าสุดเมื่อ 30 วินาทีก่อน' }),
})

/** A pointer that rests sees it, and may move onto it. */
export const BehaviourPointer = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'โหลดยอดใหม่' })
    await userEvent.hover(button)
    await waitFor(() => expect(tip()).not.toBeNull())
    const panel = document.querySelector('[data-slot="tooltip"]') as HTMLElement
    await userEvent.hover(panel)
    await expect(tip()).not.toBeNull()
    await userEvent.unhover(panel)
    await waitFor(() => {
      void fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 })
      return expect(tip()).toBeNull()
    })
  },
})

/** A finger that is held sees it, and what it is held on is not pressed; a tap presses and shows nothing. */
export const BehaviourTouch = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    press.mockClear()
    const button = canvas.getByRole('button', { name: 'โหลดยอดใหม่' })
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 2 }
    const lift = async () => {
      await fireEvent.pointerUp(button, finger)
      await fireEvent.click(button)
    }
    await fireEvent.pointerDown(button, finger)
    await lift()
    await expect(press).toHaveBeenCalledOnce()
    await expect(tip()).toBeNull()
    await fireEvent.pointerDown(button, finger)
    await waitFor(() => expect(tip()).not.toBeNull())
    await lift()
    await expect(press).toHaveBeenCalledOnce()
    await expect(tip()).not.toBeNull()
    await fireEvent.pointerDown(document.body, finger)
    await waitFor(() => expect(tip()).toBeNull())
  },
})

/** In a group the second one does not wait. */
export const BehaviourGroup = meta.story({
  render: () => (
    <TooltipGroup>
      <Tooltip text="รายการโปรด" variant="label">
        <IconButton label="รายการโปรด">
          <HeartIcon />
        </IconButton>
      </Tooltip>
      <Tooltip text="ซ่อนยอด" variant="label">
        <IconButton label="ซ่อนยอด">
          <EyeIcon />
        </IconButton>
      </Tooltip>
    </TooltipGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const shown = () => document.querySelector('[data-slot="tooltip"]')
    await userEvent.hover(canvas.getByRole('button', { name: 'รายการโปรด' }))
    await waitFor(() => expect(shown()).toHaveAttribute('data-state', 'delayed-open'))
    const next = canvas.getByRole('button', { name: 'ซ่อนยอด' })
    await userEvent.hover(next)
    await waitFor(() => {
      // A hand that goes on moving.
      void fireEvent.pointerMove(next)
      return expect(shown()).toHaveTextContent('ซ่อนยอด')
    })
    await expect(shown()).toHaveAttribute('data-state', 'instant-open')
    // The words repeat the name: they are for the eye alone.
    await expect(next).toHaveAccessibleName('ซ่อนยอด')
    await expect(next.getAttribute('aria-description')).toBeNull()
  },
})

/** Nobody on a phone, and nobody in a hurry, sees a tooltip: a rule belongs in the field's hint. */
export const MisuseOnlyCarrier = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      “ใช้ 8 ถึง 20 ตัว มีตัวเลขอย่างน้อย 1 ตัว” อยู่ใน Tooltip อย่างเดียวไม่ได้ กฎที่ต้องรู้ก่อนกรอกอยู่ใน hint ของ Field
      เสมอ (WCAG 1.4.13, 3.3.2)
    </p>
  ),
})
