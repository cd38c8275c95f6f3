import { LandmarkIcon, StatusBadge, statusBadgeAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: StatusBadge,
  args: { status: 'positive' as const, children: 'สำเร็จ' },
})

const words = {
  positive: 'สำเร็จ',
  warning: 'กำลังดำเนินการ',
  negative: 'ปฏิเสธ',
  info: 'รอผล',
  neutral: 'สรุปแล้ว',
}

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every status, in the words of a history. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={statusBadgeAxes}>
      {({ status }) => (
        <StatusBadge {...args} status={status}>
          {words[status]}
        </StatusBadge>
      )}
    </EveryCombination>
  ),
})

/** With an icon of its own. */
export const OwnIcon = meta.story({
  args: { status: 'info', icon: <LandmarkIcon size="sm" />, children: 'ระบบยืนยันให้' },
})

/** In every script. */
export const Content = meta.story({
  render: (args) => <EveryText>{(text) => <StatusBadge {...args}>{text}</StatusBadge>}</EveryText>,
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-2">
        {statusBadgeAxes.status.map((status) => (
          <StatusBadge key={status} {...args} status={status}>
            {words[status]}
          </StatusBadge>
        ))}
      </div>
    </EverySurface>
  ),
})

/**
 * A dot of colour says nothing to one man in twelve, nor to a screen reader; WCAG 1.4.1 asks for more
 * than colour. The icon differs with the status, and the word is required by the type.
 */
export const MisuseColourAlone = meta.story({
  render: () => (
    <p className="max-w-[480px] type-body-sm">
      Never a bare dot: give the status its word, <StatusBadge status="negative">ปฏิเสธ</StatusBadge>
    </p>
  ),
})
