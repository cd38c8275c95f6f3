import { expect, fn } from 'storybook/test'
import { Breadcrumb } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryState, EverySurface, EveryText } from '#stories/support/index.ts'

const names = ['หน้าแรก', 'ศูนย์ช่วยเหลือ', 'บัญชีและความปลอดภัย', 'รหัสผ่าน', 'ลืมรหัสผ่าน']

const way = (labels: readonly string[]) =>
  labels.map((label, at) => ({
    id: `${at}`,
    label,
    href: `#step-${at}`,
    onClick: fn((event) => event.preventDefault()),
  }))

const meta = preview.meta({
  component: Breadcrumb,
  args: { label: 'ตำแหน่งของหน้านี้', items: way(names), expandLabel: 'แสดงทุกขั้น' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** From the top itself to five steps down. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-3">
      {names.map((name, at) => (
        <Breadcrumb key={name} {...args} label={name} items={args.items.slice(0, at + 1)} />
      ))}
    </div>
  ),
})

/** At rest, hovered, pressed and focused; folded, so that the dots are there. */
export const States = meta.story({
  render: (args) => (
    <EveryState only={['rest', 'hover', 'active', 'focus-visible']}>
      {(state) => (
        <div className="w-[288px]">
          <Breadcrumb {...args} label={state} />
        </div>
      )}
    </EveryState>
  ),
})

/** In every script; long steps take further lines. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Breadcrumb {...args} label={name} items={way([text, `${text} 2`, `${text} 3`, text])} />
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>{(ground) => <Breadcrumb {...args} label={ground} />}</EverySurface>
  ),
})

/** The middle folds into dots. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** The dots bring the middle back, and the keyboard goes on at the first of it. */
export const BehaviourUnfold = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'ศูนย์ช่วยเหลือ' })).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'แสดงทุกขั้น' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'ศูนย์ช่วยเหลือ' })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('ลืมรหัสผ่าน')).toHaveAttribute('aria-current', 'page')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** On the first level the way is one step long, and the navigation shows already where one is. */
export const MisuseFirstLevel = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      “หน้าแรก › โปรโมชั่น” บอกซ้ำกับเมนูที่เน้นโปรโมชั่นอยู่แล้ว
    </p>
  ),
})
