import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button, LoadingRegion, Skeleton } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface, EveryText } from '#stories/support/index.ts'

const lines = (
  <div className="grid gap-3">
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} className="h-10" />
    ))}
  </div>
)

const meta = preview.meta({
  component: LoadingRegion,
  args: {
    busy: true,
    skeleton: lines,
    labels: { busy: 'กำลังโหลดรายการ', done: '3 รายการ' },
    className: 'max-w-[376px]',
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** On its way, there, and fetched again while what there is stays. */
export const Statuses = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      <LoadingRegion {...args} />
      <LoadingRegion {...args} busy={false}>
        มาแล้ว
      </LoadingRegion>
      <LoadingRegion {...args}>กำลังโหลดอีกครั้ง</LoadingRegion>
    </div>
  ),
})

/** As it moves: skeletons after 150 ms. */
export const Moving = meta.story({ globals: { motion: 'on' } })

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <LoadingRegion {...args} busy={false}>
          {text}
        </LoadingRegion>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <LoadingRegion {...args} />
    </EverySurface>
  ),
})

/** It says that it loads, outside of what is busy, and then what has come. */
export const BehaviourWords = meta.story({
  render: (args) => {
    const Held = () => {
      const [come, setCome] = useState(false)
      return (
        <>
          <LoadingRegion {...args} busy={!come}>
            {come && <p>หวยโคมแดง</p>}
          </LoadingRegion>
          <Button onClick={() => setCome(true)}>มาถึง</Button>
        </>
      )
    }
    return <Held />
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('กำลังโหลดรายการ')
    await expect(canvasElement.querySelector('[aria-busy=true] [role=status]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'มาถึง' }))
    await expect(canvas.getByText('หวยโคมแดง')).toBeVisible()
    await expect(status).toHaveTextContent('3 รายการ')
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull()
  },
})

/** Skeletons of another shape than what comes: the page jumps under its reader's finger (CLS). */
export const MisuseOtherShape = meta.story({
  render: (args) => (
    <div className="grid gap-6">
      <LoadingRegion {...args} skeleton={<Skeleton className="h-[180px]" />} />
      <LoadingRegion {...args} busy={false}>
        ไม่มีรายการ
      </LoadingRegion>
    </div>
  ),
})
