import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import {
  CountdownButton,
  countdownButtonAxes,
  type CountdownButtonProps,
  Field,
  TextInput,
} from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'

/** The stories' clock stands at this instant (.storybook/clock.ts). */
const now = Date.UTC(2026, 10, 20, 13, 0, 0)

const meta = preview.meta({
  component: CountdownButton,
  args: {
    until: null,
    children: 'ขอรหัส',
    countingLabel: (seconds: number) => `ขอใหม่ใน ${seconds} วิ`,
    startedLabel: (seconds: number) => `ส่งรหัสแล้ว ขอใหม่ได้ในอีก ${seconds} วินาที`,
    endedLabel: 'ขอรหัสใหม่ได้แล้ว',
    size: 'sm' as const,
    onClick: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { until: now + 42_000 } })

/** Every variant in every size, at rest and counting. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...countdownButtonAxes, until: [null, now + 42_000] }}>
      {(choice) => <CountdownButton {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** At rest and counting: hovered, pressed, focused; then asking, and disabled. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-4">
      {[null, now + 42_000].map((until) => (
        <EveryState key={until}>
          {(state) => <CountdownButton {...args} until={until} disabled={state === 'disabled'} />}
        </EveryState>
      ))}
      <div>
        <CountdownButton {...args} busy busyLabel="กำลังส่ง" />
      </div>
    </div>
  ),
})

/** In every script, counting. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <CountdownButton
          {...args}
          until={now + 42_000}
          countingLabel={(seconds) => `${text} ${seconds}`}
        >
          {text}
        </CountdownButton>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-3">
        <CountdownButton {...args} />
        <CountdownButton {...args} until={now + 42_000} />
      </div>
    </EverySurface>
  ),
})

/** In the field of the SMS code [19a]. */
export const InField = meta.story({
  args: { until: now + 42_000, className: 'me-1' },
  render: (args) => (
    <Field label="รหัส SMS" className="max-w-[376px]">
      <TextInput
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 หลัก"
        end={<CountdownButton {...args} />}
      />
    </Field>
  ),
})

/** The server's clock is 5 s ahead: its instant is 5 s nearer. */
export const ClockAhead = meta.story({ args: { until: now + 42_000, offset: 5000 } })

/** A clock that nobody could read: it may be pressed at once, and the server says when it may not. */
export const ClockUnread = meta.story({ args: { until: now + 42_000, offset: Number.NaN } })

function Asking(props: CountdownButtonProps) {
  const [until, setUntil] = useState<number | null>(null)
  return (
    <CountdownButton
      {...props}
      until={until}
      onClick={(event) => {
        props.onClick?.(event)
        setUntil(now + 60_000)
      }}
    />
  )
}

/** Pressed it counts, says so once, keeps the focus, and refuses. */
export const BehaviourCounts = meta.story({
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const button = await canvas.findByRole('button', { name: 'ขอใหม่ใน 60 วิ' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('ส่งรหัสแล้ว')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/**
 * Breaks "a submit button is never disabled because a form is invalid" (architecture): a countdown says
 * when something can be asked again, not that a form is not filled in yet.
 */
export const MisuseAsSubmit = meta.story({
  args: { until: now + 5000, variant: 'primary', size: 'lg', children: 'เข้าสู่ระบบ' },
})
