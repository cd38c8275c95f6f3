import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Field, loadFlags, PhoneInput, phoneInputAxes } from '#components/index.ts'
import { loadPhoneRules } from '#platform/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { dialogSuite } from '#suites/patterns/dialog.ts'
import { fieldSuite } from '#suites/patterns/field.ts'
import { comboboxSuite } from '#suites/patterns/combobox.ts'
import { tryCaret } from './phone-caret.ts'
import { abroad, few, HeldPhone as Held, many } from './phone-sample.tsx'

const meta = preview.meta({
  component: PhoneInput,
  args: {
    value: '',
    onValueChange: fn(),
    countries: few,
    country: 'TH',
    onCountryChange: fn(),
    countryLabel: 'รหัสประเทศ',
    searchLabel: 'ค้นหาประเทศ',
    emptyLabel: 'ไม่พบประเทศนี้',
    countLabel: (count: number) => `${count} ประเทศ`,
    className: 'max-w-[376px]',
  },
  // Before the first frame, so that a photograph catches neither codes nor plain digits.
  loaders: [() => loadFlags(Object.keys(abroad)), loadPhoneRules],
  render: (args) => (
    <Field label="เบอร์มือถือ">
      <Held {...args} />
    </Field>
  ),
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { value: '0812345678' } })

/** Both heights; one country, where there is nothing to choose, and several. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...phoneInputAxes, countries: [1, 5], value: ['', '0812345678'] }}>
      {({ size, countries, value }) => (
        <Held
          {...args}
          size={size}
          value={value}
          countries={countries === 1 ? few.filter(({ code }) => code === 'TH') : few}
          aria-label={`เบอร์ ${size} ${countries} ${value}`}
        />
      )}
    </EveryCombination>
  ),
})

/** The states of an input; then right and wrong. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-6">
      <EveryState only={['rest', 'hover', 'focus-visible', 'disabled']}>
        {(state) => (
          <Held {...args} value="0812345678" aria-label={state} disabled={state === 'disabled'} />
        )}
      </EveryState>
      <Field label="เบอร์มือถือ" valid>
        <Held {...args} value="0812345678" />
      </Field>
      <Field label="เบอร์มือถือ" error="เบอร์มือถือไม่ถูกต้อง ตรวจทีละหลัก">
        <Held {...args} value="021234567" />
      </Field>
    </div>
  ),
})

/** Words in every script; numbers of every country, one that there is not, and too many digits. */
export const Content = meta.story({
  render: (args) => (
    <>
      <EveryText>
        {(text, { name }) => (
          <Field label={text} inputId={`phone-${name}`}>
            <Held {...args} placeholder={text} />
          </Field>
        )}
      </EveryText>
      <div className="flex max-w-[288px] flex-col gap-3">
        <Held {...args} aria-label="เวียดนาม" country="VN" value="0912345678" />
        <Held {...args} aria-label="อินโดนีเซีย" country="ID" value="081234567890" />
        <Held {...args} aria-label="จีน" country="CN" value="13800138000" />
        <Held {...args} aria-label="ไม่มีประเทศ" country="??" value="12345" />
        <Held {...args} aria-label="ไม่มีรายการ" countries={[]} value="12345" />
        <Held {...args} aria-label="ยาวเกิน" value={'9'.repeat(5000)} />
      </div>
    </>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <Held {...args} value="0812345678" aria-label={ground} />}
    </EverySurface>
  ),
})

/** A few countries, open. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^รหัสประเทศ/ }))
    await screen.findByRole('listbox')
  },
})

/** Many countries come with a search. */
export const OpenSearch = meta.story({
  args: { countries: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^รหัสประเทศ/ }))
    await screen.findByRole('combobox', { name: 'ค้นหาประเทศ' })
  },
})

/** A field like every other. */
export const BehaviourField = meta.story({
  play: (context) =>
    fieldSuite(context, { label: 'เบอร์มือถือ', types: '0812345678', shows: '081 234 5678' }),
})

/** The list lies in a dialog that does not lock the page; a country closes it. */
export const BehaviourDialog = meta.story({
  play: (context) =>
    dialogSuite(context, {
      opener: 'รหัสประเทศ: ไทย +66',
      name: 'รหัสประเทศ',
      close: 'ไทย +66',
      closeRole: 'option',
      modal: false,
    }),
})

/** The search over many countries by keys, mouse and finger. */
export const BehaviourCombobox = meta.story({
  args: { countries: many },
  play: (context) =>
    comboboxSuite(context, {
      label: 'ค้นหาประเทศ',
      types: '+85',
      nothing: 'zzz',
      selects: 'value',
      opens: async () => {
        const { canvas, userEvent } = context
        await userEvent.click(canvas.getByRole('button', { name: /^รหัสประเทศ/ }))
        await screen.findByRole('combobox')
      },
    }),
})

/** Separators come and go around the caret; digits never do. */
export const BehaviourTyping = meta.story({ play: tryCaret })

/** A pasted number may say its country, in any writing; it comes out as it is dialled there. */
export const BehaviourPaste = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('เบอร์มือถือ')
    for (const text of ['+66 81-234-5678', '0066812345678', '๐๘๑ ๒๓๔ ๕๖๗๘', '+66 (0)81 2345678']) {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(text)
      await expect(input).toHaveValue('081 234 5678')
    }
    await expect(args.onCountryChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.keyboard('+84912345678')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('VN')
    await expect(input).toHaveValue('0912 345 678')
    await expect(canvas.getByRole('button', { name: 'รหัสประเทศ: เวียดนาม +84' })).toBeVisible()
  },
})

/** Arrows, letters, digits; Enter chooses, Tab goes on to the number. */
export const BehaviourListKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'รหัสประเทศ: ไทย +66' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox', { name: 'รหัสประเทศ' })
    const meant = () =>
      document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.dataset['code']
    await waitFor(() => expect(list).toHaveFocus())
    await expect(meant()).toBe('TH')
    await userEvent.keyboard('{Home}')
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('data-code', meant())
    await userEvent.keyboard('เวี')
    await expect(meant()).toBe('VN')
    const isRinged = (row: Element) => getComputedStyle(row).outlineStyle === 'solid'
    const ringed = within(list).getAllByRole('option').filter(isRinged)
    await expect(ringed.map((row) => row.dataset['code'])).toEqual(['VN'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onCountryChange).toHaveBeenCalledWith('VN')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByLabelText('เบอร์มือถือ')).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

/** The search finds by name in two languages, by code, and by what one dials. */
export const BehaviourSearch = meta.story({
  args: { countries: many },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^รหัสประเทศ/ }))
    const search = await screen.findByRole('combobox', { name: 'ค้นหาประเทศ' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('lao')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(screen.getByText('1 ประเทศ')).toBeInTheDocument()
    await userEvent.clear(search)
    await userEvent.keyboard('zzz')
    await expect(screen.getByText('ไม่พบประเทศนี้')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCountryChange).not.toHaveBeenCalled()
    await userEvent.clear(search)
    await userEvent.keyboard('+855{Enter}')
    await expect(args.onCountryChange).toHaveBeenCalledWith('KH')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

/** A press elsewhere closes the list and stays where it was made. */
export const BehaviourBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^รหัสประเทศ/ }))
    await screen.findByRole('listbox')
    const input = canvas.getByLabelText('เบอร์มือถือ')
    await userEvent.click(input)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveFocus()
  },
})

/** Breaks "state the limit, then the way out" (DESIGN.md, Copy): "no spaces" is the machine's work. */
export const MisuseRules = meta.story({
  render: (args) => (
    <Field label="เบอร์มือถือ" hint="ห้ามเว้นวรรค ห้ามใส่ขีด ห้ามใส่ +66">
      <Held {...args} />
    </Field>
  ),
})
