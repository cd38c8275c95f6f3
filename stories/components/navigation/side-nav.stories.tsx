import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import {
  FlameIcon,
  HeadsetIcon,
  HistoryIcon,
  HouseIcon,
  MailIcon,
  MegaphoneIcon,
  MessageCircleIcon,
  CherryIcon,
  SideNav,
  sideNavAxes,
  SideNavBranch,
  SideNavGroup,
  SideNavLeaf,
  SideNavLeafButton,
  SideNavLink,
  SmartphoneIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryText, Forced } from '#stories/support/index.ts'
import { disclosureSuite } from '#suites/patterns/disclosure.ts'

type Mini = (typeof sideNavAxes.mini)[number]

const service = (
  <SideNavBranch label="ศูนย์ช่วยเหลือ" icon={<HeadsetIcon />}>
    <SideNavLeaf label="แชตกับเจ้าหน้าที่" icon={<MessageCircleIcon size="sm" />} onClick={fn()} />
    <SideNavLeaf label="ข้อความ" href="#messages" icon={<MailIcon size="sm" />} count="12" />
    <SideNavLeaf label="ประกาศ" href="#notices" icon={<MegaphoneIcon size="sm" />} />
  </SideNavBranch>
)

const rows = (
  <>
    <SideNavGroup>
      <SideNavLink href="#home" label="หน้าแรก" icon={<HouseIcon />} />
      <SideNavLink href="#recent" label="เล่นล่าสุด" icon={<HistoryIcon />} />
    </SideNavGroup>
    <SideNavGroup label="หมวดเกม">
      <SideNavLink href="#hot" label="ยอดนิยม" icon={<FlameIcon />} count="48" />
      <SideNavLink href="#rng" label="สล็อต" icon={<CherryIcon />} count="1,024" current />
    </SideNavGroup>
    <SideNavGroup label="บริการ">
      {service}
      <SideNavLink href="#down" label="ดาวน์โหลดแอป" icon={<SmartphoneIcon />} />
    </SideNavGroup>
  </>
)

const meta = preview.meta({
  component: SideNav,
  args: {
    label: 'เมนูข้าง',
    mini: 'off' as Mini,
    children: rows,
    labels: { collapse: 'ย่อเมนู', expand: 'ขยายเมนู' },
    onMiniChange: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Left to the screen, mini, open. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="flex items-start gap-6">
      {sideNavAxes.mini.map((mini) => (
        <SideNav key={mini} {...args} label={`เมนูข้าง ${mini}`} mini={mini} />
      ))}
    </div>
  ),
})

/** Hovered and focused. */
export const States = meta.story({
  render: (args) => (
    <div className="flex items-start gap-6">
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Forced key={state} state={state}>
          <SideNav {...args} label={state} />
        </Forced>
      ))}
    </div>
  ),
})

/** Vendors under the category one is in; a last row that hides the bar. */
export const Leaves = meta.story({
  args: { onHide: fn(), labels: { collapse: 'ย่อเมนู', expand: 'ขยายเมนู', hide: 'ซ่อนเมนู' } },
  render: (args) => (
    <SideNav {...args}>
      <SideNavGroup>
        <SideNavLink href="#rng" label="สล็อต" icon={<CherryIcon />} current childrenLabel="ค่ายเกม">
          <SideNavLeaf href="#lotus" label="Lotus Forge" icon={<FlameIcon />} />
          <SideNavLeaf href="#naga" label="Naga Works" icon={<FlameIcon />} current />
          <li>
            <SideNavLeafButton aria-expanded label="LINE" icon={<MailIcon size="sm" />} />
          </li>
        </SideNavLink>
      </SideNavGroup>
    </SideNav>
  ),
})

/** In every script: a long name takes two lines, nothing is cut. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <SideNav {...args} label={name}>
          <SideNavGroup>
            <SideNavLink href="#it" label={text} icon={<FlameIcon />} count="1,024" />
          </SideNavGroup>
        </SideNav>
      )}
    </EveryText>
  ),
})

/** A tablet has room for the icons only; every row keeps its name. */
export const Tablet = meta.story({
  args: { mini: 'auto' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'หน้าแรก' })).toBeVisible()
  },
})

/** The last row folds the bar up and out; names stay all the while. */
export const BehaviourFold = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => {
    const Held = () => {
      const [mini, setMini] = useState<Mini>('off')
      return <SideNav {...args} mini={mini} onMiniChange={setMini} />
    }
    return <Held />
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation', { name: 'เมนูข้าง' })
    await expect(bar.getBoundingClientRect().width).toBe(232)
    await userEvent.click(canvas.getByRole('button', { name: 'ย่อเมนู' }))
    await waitFor(() => expect(bar.getBoundingClientRect().width).toBe(76))
    await expect(canvas.getByRole('link', { name: 'ยอดนิยม' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'ขยายเมนู' }))
    await waitFor(() => expect(bar.getBoundingClientRect().width).toBe(232))
  },
})

const tip = () => document.querySelector<HTMLElement>('[data-slot="side-nav-tip"]')

/** While mini, names stand beside the icons: at the keyboard's focus and under the pointer. */
export const BehaviourTips = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { mini: 'on' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(tip()).toHaveTextContent('หน้าแรก'))
    const row = canvas.getByRole('link', { name: 'หน้าแรก' }).getBoundingClientRect()
    const { left, top, bottom } = tip()!.getBoundingClientRect()
    await expect(left).toBe(row.right)
    await expect((top + bottom) / 2).toBeCloseTo((row.top + row.bottom) / 2, 0)
    await userEvent.keyboard('{Escape}')
    await expect(tip()).toBeNull()
    await userEvent.hover(canvas.getByRole('link', { name: 'ยอดนิยม' }))
    await waitFor(() => expect(tip()).toHaveTextContent('ยอดนิยม'))
    await userEvent.unhover(canvas.getByRole('link', { name: 'ยอดนิยม' }))
    await waitFor(() => expect(tip()).toBeNull())
  },
})

/** Open, the names are there already. */
export const BehaviourNoTips = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.hover(canvas.getByRole('link', { name: 'ยอดนิยม 48' }))
    await expect(tip()).toBeNull()
  },
})

/** A branch shows its children and says so. */
export const BehaviourBranch = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: (context) => disclosureSuite(context, { button: 'ศูนย์ช่วยเหลือ', shows: 'ข้อความ' }),
})

/** A branch with a single leaf costs a press for nothing: that is a `SideNavLink`. */
export const MisuseOneLeaf = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<SideNavBranch label="Help"><SideNavLeaf label="Chat" /></SideNavBranch>'}
    </pre>
  ),
})
