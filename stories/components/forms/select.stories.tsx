import { expect, fn } from 'storybook/test'
import { Field, LandmarkIcon, Select, selectAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const banks = [
  { value: 'riverside', label: 'ธนาคารจำลองริมน้ำ' },
  { value: 'lotus', label: 'ธนาคารจำลองบัวหลวง' },
  { value: 'market', label: 'ธนาคารจำลองตลาดเก่า (ปิดปรับปรุง)', disabled: true },
  { value: 'hill', label: 'ธนาคารจำลองยอดเขา' },
]

const meta = preview.meta({
  component: Select,
  args: {
    'aria-label': 'ธนาคาร',
    options: banks,
    placeholder: 'เลือกธนาคาร',
    onValueChange: fn(),
    className: 'w-[280px] max-w-full',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both heights, nothing chosen and something, with and without an icon. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...selectAxes, chosen: [false, true], icon: [false, true] }}>
      {({ size, chosen, icon }) => (
        <Select
          {...args}
          size={size}
          defaultValue={chosen ? 'lotus' : ''}
          iconStart={icon ? <LandmarkIcon /> : undefined}
        />
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, focused and disabled; then right and wrong. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => <Select {...args} disabled={state === 'disabled'} />}
      </EveryState>
      <div className="flex flex-wrap gap-6">
        <Field label="ถูกต้อง" valid>
          <Select {...args} aria-label={undefined} defaultValue="lotus" />
        </Field>
        <Field label="ไม่ถูกต้อง" error="เลือกธนาคารก่อน">
          <Select {...args} aria-label={undefined} />
        </Field>
      </div>
    </div>
  ),
})

/** Options under names. */
export const Groups = meta.story({
  args: {
    'aria-label': 'ประเภทรายการ',
    placeholder: 'ทุกรายการ',
    options: [
      {
        label: 'เงินเข้า',
        options: [
          { value: 'deposit', label: 'ฝาก' },
          { value: 'bonus', label: 'โบนัส' },
        ],
      },
      {
        label: 'เงินออก',
        options: [
          { value: 'withdraw', label: 'ถอน' },
          { value: 'bet', label: 'เดิมพัน' },
        ],
      },
    ],
  },
})

/** A long list, one of them chosen far down. */
export const Long = meta.story({
  args: {
    'aria-label': 'งวด',
    defaultValue: '120',
    options: Array.from({ length: 200 }, (_, index) => ({
      value: String(index + 1),
      label: `งวดที่ ${index + 1}`,
    })),
  },
})

/** Nothing to choose from: the box says so. */
export const Empty = meta.story({
  args: { options: [], emptyLabel: 'ยังไม่มีบัญชี เพิ่มบัญชีก่อน' },
})

/** Every script as the choice; what has no room ends in dots, and is whole in the list. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <Select
          {...args}
          aria-label={entry.name}
          className="w-full"
          defaultValue="one"
          options={[{ value: 'one', label: text }, ...banks]}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Select {...args} />
    </EverySurface>
  ),
})

/** The field names it; choosing calls back with the value; what is off cannot be chosen. */
export const BehaviourChoose = meta.story({
  render: (args) => (
    <Field label="ถอนเข้า" hint="ชื่อบัญชีต้องตรงกับชื่อสมาชิก" required>
      <Select {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'ถอนเข้า' })
    await expect(select).toHaveAccessibleDescription('ชื่อบัญชีต้องตรงกับชื่อสมาชิก')
    await expect(select).toBeRequired()
    await expect(select).toHaveValue('')
    await userEvent.click(canvas.getByText('ถอนเข้า'))
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'hill')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hill')
    await userEvent.selectOptions(select, 'market').catch(() => undefined)
    await expect(select).toHaveValue('hill')
  },
})

/** Named, described and reached like every field. */
export const BehaviourField = meta.story({
  render: (args) => (
    <Field label="ถอนเข้า" error="เลือกธนาคารก่อน" required>
      <Select {...args} aria-label={undefined} />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'ถอนเข้า',
      message: 'เลือกธนาคารก่อน',
      invalid: true,
      required: true,
    }),
})

/** Breaks "a label above" (DESIGN.md, Login): the placeholder goes away with the first choice. */
export const MisusePlaceholderAsLabel = meta.story({
  args: { placeholder: 'ธนาคาร', defaultValue: 'lotus' },
})
