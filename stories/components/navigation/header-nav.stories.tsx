import { Button, HeaderNav } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface, Forced } from '#stories/support/index.ts'
import { headerLinks } from '../samples.tsx'

const meta = preview.meta({
  component: HeaderNav,
  args: {
    label: 'เมนูหลัก',
    items: headerLinks,
    more: (
      <Button variant="ghost" size="sm">
        เพิ่มเติม
      </Button>
    ),
    className: 'h-header',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** With all the room, one step less, and with more besides the links behind the last button. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <HeaderNav {...args} />
      <HeaderNav {...args} label="เมนูหลักของสมาชิก" crowded />
      <HeaderNav {...args} label="เมนูที่มีมากกว่าลิงก์" items={headerLinks.slice(0, 3)} moreAlways />
    </div>
  ),
})

/** Hovered and focused. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Forced key={state} state={state}>
          <HeaderNav {...args} label={state} items={headerLinks.slice(0, 3)} />
        </Forced>
      ))}
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>{(ground) => <HeaderNav {...args} label={ground} />}</EverySurface>
  ),
})

/** What has no room in the bar stands in `more`: without it a narrow window loses the way there. */
export const MisuseNoMore = meta.story({
  render: () => (
    <pre lang="en" className="type-body-sm whitespace-pre-wrap text-secondary">
      {'<HeaderNav label="Main" items={links} more={null} />'}
    </pre>
  ),
})
