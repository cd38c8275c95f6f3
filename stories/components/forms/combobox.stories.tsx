import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  Combobox,
  comboboxAxes,
  type ComboboxOption,
  type ComboboxProps,
  Field,
  LandmarkIcon,
  MapPinIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { comboboxSuite } from '#suites/patterns/combobox.ts'
import { fieldSuite } from '#suites/patterns/field.ts'

const banks: ComboboxOption[] = [
  { value: 'riverside', label: 'ธนาคารจำลองริมน้ำ', keywords: 'Riverside' },
  { value: 'lotus', label: 'ธนาคารจำลองบัวหลวง', keywords: 'Lotus' },
  {
    value: 'market',
    label: 'ธนาคารจำลองตลาดเก่า',
    description: 'ปิดปรับปรุงถึง 15:00 น.',
    disabled: true,
  },
  { value: 'hill', label: 'ธนาคารจำลองยอดเขา', keywords: 'Hill' },
  { value: 'canal', label: 'ธนาคารจำลองคลองใหญ่', keywords: 'Canal' },
]

const meta = preview.meta({
  component: Combobox,
  args: {
    'aria-label': 'ธนาคาร',
    options: banks,
    placeholder: 'พิมพ์ชื่อธนาคาร',
    openLabel: 'เปิดรายการ',
    clearLabel: 'ล้างธนาคาร',
    emptyLabel: 'ไม่พบธนาคารนี้ ลองพิมพ์แค่บางส่วน',
    loadingLabel: 'กำลังโหลดรายการ',
    failedLabel: 'โหลดรายการไม่ได้ ปิดแล้วเปิดใหม่',
    countLabel: (count: number) => `${count} รายการ`,
    onValueChange: fn(),
    className: 'w-[320px] max-w-full',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both heights, empty and chosen; what has not come yet is empty. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...comboboxAxes, chosen: [false, true] }}>
      {({ chosen, ...choice }) => (
        <Combobox
          {...args}
          {...choice}
          defaultValue={chosen ? 'lotus' : ''}
          iconStart={chosen ? <LandmarkIcon /> : undefined}
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
        {(state) => <Combobox {...args} defaultValue="lotus" disabled={state === 'disabled'} />}
      </EveryState>
      <div className="flex flex-wrap gap-6">
        <Field label="ถูกต้อง" valid>
          <Combobox {...args} aria-label={undefined} defaultValue="lotus" />
        </Field>
        <Field label="ไม่ถูกต้อง" error="เลือกธนาคารก่อน">
          <Combobox {...args} aria-label={undefined} />
        </Field>
      </div>
    </div>
  ),
})

/** Every script as the choice. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <Combobox
          {...args}
          aria-label={entry.name}
          className="w-full"
          defaultValue="one"
          options={[{ value: 'one', label: text, description: text }, ...banks]}
        />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Combobox {...args} />
    </EverySurface>
  ),
})

/** Opens the list, and waits until it stands. */
async function open(press: (element: HTMLElement) => Promise<void>) {
  await press(screen.getByRole('combobox'))
  return screen.findByRole('listbox')
}

/** The list, with what is chosen and what is off. */
export const Open = meta.story({
  args: { defaultValue: 'lotus', optionIcon: () => <MapPinIcon /> },
  play: async ({ userEvent }) => {
    await expect(await open(userEvent.click)).toHaveAccessibleName('ธนาคาร')
  },
})

const draws = Array.from({ length: 10_000 }, (_, n) => ({ value: `${n}`, label: `งวดที่ ${n + 1}` }))

/** Ten thousand to choose from, at the one that is chosen, once the list has faded in. */
export const Many = meta.story({
  args: { 'aria-label': 'งวด', defaultValue: '4999' },
  render: (args) => <Combobox {...args} options={draws} />,
  play: async ({ userEvent }) => {
    await open(userEvent.click)
    await waitFor(() => expect(screen.getByRole('option', { name: 'งวดที่ 5000' })).toBeVisible())
  },
})

/** On their way. */
export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await expect(await open(userEvent.click)).toHaveTextContent('กำลังโหลดรายการ')
    await expect(canvas.getByRole('status')).toHaveTextContent('กำลังโหลดรายการ')
  },
})

/** They did not come. */
export const Failed = meta.story({
  args: { status: 'failed' },
  play: async ({ userEvent }) => {
    await expect(await open(userEvent.click)).toHaveTextContent('โหลดรายการไม่ได้')
  },
})

/** Named, described and reached like every field. */
export const BehaviourField = meta.story({
  render: (args) => (
    <Field label="ถอนเข้า" error="เลือกธนาคารก่อน" required>
      <Combobox {...args} aria-label={undefined} />
    </Field>
  ),
  play: (context) =>
    fieldSuite(context, {
      label: 'ถอนเข้า',
      message: 'เลือกธนาคารก่อน',
      invalid: true,
      required: true,
      types: 'ธนาคารจำลองยอดเขา',
    }),
})

/** The pattern of the APG, by keys, mouse and finger. */
export const BehaviourPattern = meta.story({
  play: (context) =>
    comboboxSuite(context, { label: 'ธนาคาร', types: 'ธนาคาร', nothing: 'ไม่มีแน่นอน' }),
})

/** Tone marks, capitals and other names may be left out or taken; what is chosen can be taken back. */
export const BehaviourSearch = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'ริมนำ')
    await expect(await screen.findByRole('option', { name: 'ธนาคารจำลองริมน้ำ' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 รายการ')
    await userEvent.clear(field)
    await userEvent.type(field, 'LOTUS{Enter}')
    await expect(field).toHaveValue('ธนาคารจำลองบัวหลวง')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lotus')
    await userEvent.click(canvas.getByRole('button', { name: 'ล้างธนาคาร' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
})

/** Half a name is no choice: it goes when one leaves, and what was chosen comes back. */
export const BehaviourLeaving = meta.story({
  args: { defaultValue: 'lotus' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'ไม่มีแน่นอน')
    await userEvent.tab()
    await expect(field).toHaveValue('ธนาคารจำลองบัวหลวง')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.click(document.body)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(''))
  },
})

/** Ten thousand: only what is seen is drawn, and arrows, count and positions are right. */
export const BehaviourMany = meta.story({
  args: { 'aria-label': 'งวด', options: draws },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    const last = await screen.findByRole('option', { name: 'งวดที่ 10000' })
    await expect(field).toHaveAttribute('aria-activedescendant', last.id)
    await expect(last).toHaveAttribute('aria-posinset', '10000')
    await expect(last).toHaveAttribute('aria-setsize', '10000')
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'งวดที่ 1' })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('งวดที่ 1')
  },
})

/** Searched elsewhere: the query goes out, options come back as they are. */
function Elsewhere(props: ComboboxProps) {
  const [query, setQuery] = useState('')
  const found = banks.filter(({ keywords }) => keywords?.toLowerCase().startsWith(query))
  return <Combobox {...props} options={query === '' ? [] : found} onQueryChange={setQuery} />
}

/** What is chosen keeps its name when the next answer no longer has it. */
export const BehaviourElsewhere = meta.story({
  render: (args) => <Elsewhere {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'hill')
    await screen.findByRole('option', { name: 'ธนาคารจำลองยอดเขา' })
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('ธนาคารจำลองยอดเขา')
    await userEvent.tab()
    await expect(field).toHaveValue('ธนาคารจำลองยอดเขา')
  },
})

/** Breaks "delete more than you add": four words need no search. They are a `Select` or a `RadioGroup`. */
export const MisuseFew = meta.story({
  args: {
    'aria-label': 'ภาษา',
    options: [
      { value: 'th', label: 'ไทย' },
      { value: 'en', label: 'English' },
    ],
  },
})
