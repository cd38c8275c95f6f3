import { StatusBadge, Badge, badgeAxes, CheckIcon, ClockIcon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({ component: Badge, args: { children: 'ได้รับแล้ว' } })

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every tone; the word carries the meaning, the colour follows. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={badgeAxes}>
      {(choice) => <Badge {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** With an icon before the word. */
export const States = meta.story({
  render: (args) => (
    <div className="flex gap-2">
      <Badge {...args} tone="positive" icon={<CheckIcon size="sm" />} />
      <Badge {...args} tone="warning" icon={<ClockIcon size="sm" />}>
        รอผล
      </Badge>
    </div>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <Badge {...args}>{text}</Badge>}</EveryText>,
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-2">
        {badgeAxes.tone.map((tone) => (
          <Badge key={tone} {...args} tone={tone} />
        ))}
      </div>
    </EverySurface>
  ),
})

/** Breaks "icon and word, not colour alone" (DESIGN.md, Components): a state of affairs has its sign. */
export const MisuseStatus = meta.story({
  render: () => (
    <p className="flex flex-wrap gap-2 type-body-md text-primary">
      <Badge tone="negative">ปฏิเสธ</Badge> ควรเป็น <StatusBadge status="negative">ปฏิเสธ</StatusBadge>
    </p>
  ),
})
