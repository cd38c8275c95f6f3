import { expect, fn, waitFor } from 'storybook/test'
import { Tab, TabList, TabPanel, Tabs, tabsAxes, TextInput } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { tabsSuite } from '#suites/patterns/tabs.ts'

const parts = (label: string, names = ['ยอดนิยม', 'รายการโปรด', 'ล่าสุด']) => (
  <>
    <TabList label={label}>
      {names.map((name, at) => (
        <Tab key={name} value={`${at}`} disabled={at === 2 && names.length === 3}>
          {name}
        </Tab>
      ))}
    </TabList>
    {names.map((name, at) => (
      <TabPanel key={name} value={`${at}`} className="type-body-md text-primary">
        {name}
      </TabPanel>
    ))}
  </>
)

const many = Array.from({ length: 12 }, (_, at) => `กลุ่มหวยที่ ${at + 1}`)

const meta = preview.meta({
  component: Tabs,
  args: { defaultValue: '0', children: parts('เกม'), onValueChange: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both variants. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={tabsAxes}>
      {(choice) => (
        <Tabs {...args} {...choice} className="w-[320px] max-w-full">
          {parts(choice.variant)}
        </Tabs>
      )}
    </EveryCombination>
  ),
})

/** At rest, hovered, pressed and focused; the last tab is disabled. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'active', 'focus-visible']}>
      {(state) => <Tabs {...args}>{parts(state)}</Tabs>}
    </EveryState>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Tabs {...args}>{parts(name, [text, `${text} 2`, `${text} 3`, `${text} 4`])}</Tabs>
      )}
    </EveryText>
  ),
})

/** A row without room scrolls, and two arrows stand at its end. */
export const Overflow = meta.story({
  render: (args) => (
    <Tabs {...args} className="w-[420px] max-w-full">
      {parts('หวย', many)}
    </Tabs>
  ),
})

/** The same, read from the right. */
export const FromTheRight = meta.story({
  render: (args) => (
    <Tabs {...args} dir="rtl" defaultValue="9" className="w-[420px] max-w-full">
      {parts('หวย', many)}
    </Tabs>
  ),
})

/** Segments of a phone: long words take a second line. */
export const Segments = meta.story({
  args: {
    variant: 'segment',
    children: parts('ลืมรหัสผ่าน', ['เบอร์มือถือที่ลงทะเบียนไว้', 'อีเมล']),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Tabs {...args} />
    </EverySurface>
  ),
})

/** Tabs by keys, mouse and finger; the last is disabled. */
export const BehaviourTabs = meta.story({
  play: (context) => tabsSuite(context, { label: 'เกม' }),
})

/** Panels that are slow to come wait for Enter. */
export const BehaviourManual = meta.story({
  args: { activation: 'manual' },
  play: async (context) => {
    await tabsSuite(context, { label: 'เกม', activation: 'manual' })
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('0')
  },
})

const inSight = (tab: Element) => {
  const { left, right } = tab.getBoundingClientRect()
  const box = tab.closest('[data-slot="tab-list"]')!.parentElement!.getBoundingClientRect()
  return left >= box.left - 1 && right <= box.right + 1
}

const arrows = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLButtonElement>('[data-slot="tab-row"] button:not([role])'),
]

/** The keyboard walks to tabs that are out of sight, and they come; Home and End jump. */
export const BehaviourOverflowKeys = meta.story({
  ...Overflow.input,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // They take of the row's room when they come.
    await waitFor(() => expect(arrows(canvasElement)[1]).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'กลุ่มหวยที่ 1' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'กลุ่มหวยที่ 12' })
    await expect(last).toHaveFocus()
    await waitFor(() => expect(inSight(last)).toBe(true))
    await userEvent.keyboard('{Home}')
    const first = canvas.getByRole('tab', { name: 'กลุ่มหวยที่ 1' })
    await waitFor(() => expect(inSight(first)).toBe(true))
    // The arrows are no stops: one more Tab is in the panel.
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
})

/** An arrow goes on by most of the row, and is off where there is no more. */
export const BehaviourArrows = meta.story({
  ...Overflow.input,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [back, on] = arrows(canvasElement)
    await waitFor(() => expect(on).toBeVisible())
    await expect(back).toBeDisabled()
    const first = canvas.getByRole('tab', { name: 'กลุ่มหวยที่ 1' })
    await userEvent.click(on!)
    await waitFor(() => expect(back).toBeEnabled())
    await waitFor(() => expect(inSight(first)).toBe(false))
    // Each press slides a row's width on.
    await waitFor(
      async () => {
        if (!on!.disabled) await userEvent.click(on!)
        return expect(on).toBeDisabled()
      },
      { timeout: 5000 },
    )
    await waitFor(() => expect(inSight(canvas.getByRole('tab', { name: 'กลุ่มหวยที่ 12' }))).toBe(true))
  },
})

/** Read from the right, the chosen tab is in sight and the arrow towards the start goes right. */
export const BehaviourFromTheRight = meta.story({
  ...FromTheRight.input,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chosen = canvas.getByRole('tab', { selected: true })
    await waitFor(() => expect(inSight(chosen)).toBe(true))
    const [back] = arrows(canvasElement)
    const row = chosen.closest('[data-slot="tab-list"]')!.parentElement!
    const before = row.scrollLeft
    await expect(before).toBeLessThan(0)
    await userEvent.click(back!)
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(before))
    chosen.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'กลุ่มหวยที่ 11' })).toHaveFocus()
  },
})

/** A form that is half filled in is still so when its tab comes back. */
export const BehaviourKeep = meta.story({
  args: {
    children: (
      <>
        <TabList label="ถอนเงิน">
          <Tab value="0">พร้อมเพย์</Tab>
          <Tab value="1">บัญชีธนาคาร</Tab>
        </TabList>
        <TabPanel value="0" keep>
          <TextInput aria-label="หมายเลขพร้อมเพย์" />
        </TabPanel>
        <TabPanel value="1">
          <p>เลือกบัญชี</p>
        </TabPanel>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('หมายเลขพร้อมเพย์')
    await userEvent.type(field, '081')
    await userEvent.click(canvas.getByRole('tab', { name: 'บัญชีธนาคาร' }))
    await expect(field).not.toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'พร้อมเพย์' }))
    await expect(canvas.getByLabelText('หมายเลขพร้อมเพย์')).toHaveValue('081')
    await expect(canvas.queryByText('เลือกบัญชี')).toBeNull()
  },
})

/** Tabs change what is shown here; what leads to another page is a link in a navigation. */
export const MisuseLinks = meta.story({
  args: {
    children: parts('ไม่ใช่แท็บ', ['แท็บไม่เปลี่ยนที่อยู่หน้า', 'ลิงก์ไปหน้าอื่นใช้ SideNav หรือ HeaderNav']),
  },
})
