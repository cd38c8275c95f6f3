import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button, EmptyState, emptyStateAxes, ErrorState, RefreshCwIcon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface, EveryText } from '#stories/support/index.ts'

const meta = preview.meta({
  component: EmptyState,
  args: {
    emblem: 'butterfly' as const,
    title: 'ยังไม่มีรายการโปรด',
    children: 'แตะหัวใจบนการ์ดเกมเพื่อเก็บไว้ที่นี่',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({
  args: { actions: <Button variant="primary">ดูเกมมาแรง</Button> },
})

const one = (
  <Button size="sm" iconStart={<RefreshCwIcon />}>
    ลองใหม่
  </Button>
)

const two = (
  <>
    <Button variant="primary" iconStart={<RefreshCwIcon />}>
      ลองใหม่
    </Button>
    <Button>ติดต่อเรา</Button>
  </>
)

/** Empty and failed, a page and a section. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ ...emptyStateAxes, kind: ['empty', 'failed'] }}>
      {({ variant, kind }) => {
        const State = kind === 'empty' ? EmptyState : ErrorState
        return (
          <div className="w-[480px] max-w-full rounded-card border border-subtle bg-surface">
            <State {...args} variant={variant} actions={variant === 'page' ? two : one} />
          </div>
        )
      }}
    </EveryCombination>
  ),
})

/** Nothing found: the words that were looked for are in the title. */
export const NothingFound = meta.story({
  args: {
    emblem: 'owl' as const,
    title: 'ไม่พบ “โคมม”',
    children: 'ลองตัวสะกดอื่น หรือล้างตัวกรอง 2 ข้อ',
    actions: (
      <>
        <Button variant="primary">ล้างตัวกรอง</Button>
        <Button>ดูทั้งหมด</Button>
      </>
    ),
  },
})

/** Failed with its code and a way to try again; while that lasts, the button says so. */
export const States = meta.story({
  render: ({ emblem: _, title: __, children: ___, ...args }) => (
    <div className="grid gap-4">
      {(['page', 'section'] as const).flatMap((variant) =>
        [false, true].map((busy) => (
          <div key={`${variant} ${busy}`} className="rounded-card border border-subtle bg-surface">
            <ErrorState
              {...args}
              variant={variant}
              emblem={variant === 'page' ? 'boat' : 'koi'}
              title={busy ? 'กำลังลองอีกครั้ง' : 'โหลดรายการไม่สำเร็จ'}
              code="รหัส NET-504"
              retry={{ label: 'ลองใหม่', onRetry: fn(), busy, busyLabel: 'กำลังโหลด' }}
              actions={variant === 'page' ? <Button>ติดต่อเรา</Button> : undefined}
            >
              สัญญาณขาดช่วง ลองใหม่ได้เลย
            </ErrorState>
          </div>
        )),
      )}
    </div>
  ),
})

/** Trying again keeps the focus where it is, and does not ask twice. */
export const BehaviourRetry = meta.story({
  render: ({ emblem: _, title: __, children: ___, ...args }) => {
    const Held = () => {
      const [asked, setAsked] = useState(0)
      return (
        <ErrorState
          {...args}
          emblem="koi"
          title={`ถามแล้ว ${asked} ครั้ง`}
          retry={{ label: 'ลองใหม่', onRetry: () => setAsked(asked + 1), busy: asked > 0 }}
        />
      )
    }
    return <Held />
  },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'ลองใหม่' })
    retry.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('ถามแล้ว 1 ครั้ง')
    await expect(retry).toHaveFocus()
    await expect(retry).toHaveAttribute('aria-busy', 'true')
  },
})

/** A section in every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <EmptyState {...args} variant="section" title={text} actions={one}>
          {text}
        </EmptyState>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <ErrorState {...args} variant="section" emblem="koi" actions={one} />
    </EverySurface>
  ),
})

/** What failed is read out; what is only empty is not. */
export const BehaviourLive = meta.story({
  render: (args) => (
    <>
      <EmptyState {...args} />
      <ErrorState {...args} title="โหลดรายการไม่สำเร็จ" level={3} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('โหลดรายการไม่สำเร็จ')
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('ยังไม่มีรายการโปรด')
  },
})

/** Breaks "same boxes as the content" (DESIGN.md, States): nothing is missing yet. */
export const MisuseLoading = meta.story({ args: { title: 'กำลังโหลดเกม', children: 'รอสักครู่' } })
