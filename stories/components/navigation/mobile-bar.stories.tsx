import {
  HeadsetIcon,
  HouseIcon,
  LayoutGridIcon,
  MobileBar,
  TicketIcon,
  UserPlusIcon,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryText, Forced } from '#stories/support/index.ts'

const items = [
  { id: 'home', label: 'หน้าแรก', href: '#home', icon: <HouseIcon />, current: true },
  { id: 'games', label: 'เกม', href: '#games', icon: <LayoutGridIcon /> },
  { id: 'join', label: 'สมัคร', href: '#join', icon: <UserPlusIcon /> },
  { id: 'lottery', label: 'หวย', href: '#lottery', icon: <TicketIcon /> },
  { id: 'help', label: 'ช่วยเหลือ', href: '#help', icon: <HeadsetIcon /> },
]

/** A box for what is fixed to the window otherwise. */
const Screen = ({ children }: { children: React.ReactNode }) => (
  <div className="relative h-20 contain-layout">{children}</div>
)

const meta = preview.meta({
  component: MobileBar,
  args: { label: 'เมนูล่าง', items },
  globals: { viewport: { value: 'mobile2' } },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** With the flame, and with the flame out because the page has a primary of its own. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      <Screen>
        <MobileBar {...args} />
      </Screen>
      <Screen>
        <MobileBar {...args} label="เมนูล่างเงียบ" quiet />
      </Screen>
    </div>
  ),
})

/** Focused. */
export const States = meta.story({
  render: (args) => (
    <Forced state="focus-visible">
      <Screen>
        <MobileBar {...args} />
      </Screen>
    </Forced>
  ),
})

/** In every script, on the narrowest phone. */
export const Content = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <EveryText>
      {(text, { name }) => (
        <Screen>
          <MobileBar
            {...args}
            label={name}
            items={items.map((item) => ({ ...item, label: text }))}
          />
        </Screen>
      )}
    </EveryText>
  ),
})

/** Five at most (DESIGN.md, Phone): with seven, words are cut and thumbs hit the neighbour. */
export const MisuseSeven = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<MobileBar items={[...items, deposit, withdraw]} />  // the rest stands in the menu'}
    </pre>
  ),
})
