import { expect } from 'storybook/test'
import { Field, TextArea, textAreaAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const counter = {
  limit: 140,
  label: (left: number) => (left < 0 ? `เกิน ${-left} ตัว` : `เหลือ ${left} ตัว`),
}

const meta = preview.meta({
  component: TextArea,
  args: {
    'aria-label': 'ข้อความ',
    placeholder: 'เล่าให้เราฟัง',
    className: 'w-[376px] max-w-full',
    counter,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both heights, empty and filled, with and without a counter. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...textAreaAxes, filled: [false, true], counted: [false, true] }}>
      {({ size, filled, counted }) => (
        <TextArea
          {...args}
          size={size}
          counter={counted ? counter : undefined}
          defaultValue={filled ? 'ฝากเงินแล้วยอดไม่เข้า รอมาสิบนาที' : ''}
        />
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, focused and disabled; right, wrong and too long. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => <TextArea {...args} className="w-[280px]" disabled={state === 'disabled'} />}
      </EveryState>
      <div className="flex flex-wrap gap-6">
        <Field label="ถูกต้อง" valid>
          <TextArea {...args} aria-label={undefined} defaultValue="ยอดไม่เข้า รอมาสิบนาที" />
        </Field>
        <Field label="ไม่ถูกต้อง" error="เขียนอย่างน้อย 10 ตัว">
          <TextArea {...args} aria-label={undefined} defaultValue="ยอด" />
        </Field>
        <Field label="ยาวเกิน">
          <TextArea
            {...args}
            aria-label={undefined}
            counter={{ ...counter, limit: 12 }}
            defaultValue="ยอดเงินไม่เข้า"
          />
        </Field>
      </div>
    </div>
  ),
})

/** It grows with its text, and from twelve lines on it scrolls. */
export const Long = meta.story({
  args: { defaultValue: 'รอมาสิบนาทีแล้ว '.repeat(60) },
})

/** Every script as a text. */
export const Content = meta.story({
  render: (args) => (
    <EveryText empty>
      {(text, entry) => (
        <TextArea {...args} aria-label={entry.name} className="w-full" defaultValue={text} />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <TextArea {...args} />
    </EverySurface>
  ),
})

/** A letter with its marks is as many code points as it has; what is too long stays and is marked. */
export const BehaviourCounter = meta.story({
  args: { counter: { ...counter, limit: 5 } },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox')
    await userEvent.click(area)
    await userEvent.keyboard('ปั๊ม')
    await expect(area).toHaveAccessibleDescription('เหลือ 1 ตัว')
    await expect(area).toBeValid()
    await userEvent.keyboard('🪷👍🏽')
    await expect(area).toHaveValue('ปั๊ม🪷👍🏽')
    await expect(area).toHaveAccessibleDescription('เกิน 2 ตัว')
    await expect(area).toBeInvalid()
    await expect(canvas.getByText('7/5')).toBeVisible()
  },
})

/** Named, described, reached and filled in like every field. */
export const BehaviourField = meta.story({
  render: (args) => (
    <Field label="ข้อความ" error="เขียนอย่างน้อย 10 ตัว" required>
      <TextArea {...args} aria-label={undefined} />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'ข้อความ',
      message: 'เขียนอย่างน้อย 10 ตัว',
      invalid: true,
      required: true,
      types: 'ยอดไม่เข้า',
    }),
})

/** Breaks "state the limit, then the way out" (DESIGN.md, Copy): without a counter one learns it last. */
export const MisuseHiddenLimit = meta.story({
  render: () => (
    <Field label="ข้อความ" error="ใช้ได้ไม่เกิน 140 ตัว" className="max-w-[376px]">
      <TextArea defaultValue={'รอมาสิบนาทีแล้ว '.repeat(10)} />
    </Field>
  ),
})
