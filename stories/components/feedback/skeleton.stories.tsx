import { expect, waitFor } from 'storybook/test'
import { Skeleton, skeletonAxes, SkeletonGroup } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({ component: Skeleton, args: { className: 'h-16 w-[200px]' } })

/** Every prop on the panel. */
export const Playground = meta.story()

const sizes = { text: 'w-[160px]', block: 'h-16 w-[160px]', circle: 'size-12' } as const

/** Every shape. */
export const Matrix = meta.story({
  render: () => (
    <EveryCombination axes={skeletonAxes}>
      {({ shape }) => <Skeleton shape={shape} className={sizes[shape]} />}
    </EveryCombination>
  ),
})

/** As it moves: shown after 150 ms, a sweep of 1.6 s. */
export const Moving = meta.story({ globals: { motion: 'on' } })

/** Cards on their way: the pictures are swept, the lines under them stand still. */
export const Cards = meta.story({
  globals: { motion: 'on' },
  render: () => (
    <SkeletonGroup label="กำลังโหลดเกม" className="grid max-w-[376px] grid-cols-3 gap-4">
      {[1, 2, 3].map((card) => (
        <div key={card} className="flex flex-col gap-2">
          <Skeleton className="aspect-4/5" />
          <Skeleton shape="text" still className="w-3/4" />
          <Skeleton shape="text" still className="w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  ),
})

/** A list on its way: the boxes of its rows. */
export const Content = meta.story({
  render: () => (
    <SkeletonGroup label="กำลังโหลดกระดานผู้ชนะ" className="flex max-w-[376px] flex-col gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="h-12 w-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton shape="text" className="w-1/3" />
            <Skeleton shape="text" className="w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <Skeleton {...args} />
    </EverySurface>
  ),
})

/** Assistive technology hears one wait, and none of the boxes. */
export const BehaviourSilence = meta.story({
  render: (args) => (
    <SkeletonGroup label="กำลังโหลดเกม">
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('status')
    await expect(group).toHaveTextContent('กำลังโหลดเกม')
    await expect(group).toHaveAttribute('aria-busy', 'true')
  },
})

/** Only what is asked to be swept is; a camera stops it, so it is no picture. */
export const BehaviourSweep = Cards.extend({
  play: async ({ canvas, canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-slot=skeleton]')]
    await waitFor(() => expect(canvas.getByRole('status')).toHaveStyle({ opacity: 1 }))
    const moves = boxes.map((box) => getComputedStyle(box, '::after').animationName !== 'none')
    await expect(moves).toEqual([true, false, false, true, false, false, true, false, false])
    // One wait for all of them.
    for (const box of boxes) await expect(box).toHaveStyle({ animationName: 'none' })
  },
})

/** Breaks "same boxes as the content" (DESIGN.md, States): two lines of text behind one great box jump. */
export const MisuseOtherBoxes = meta.story({
  render: () => (
    <div className="grid max-w-[320px] gap-4">
      <Skeleton className="h-40 w-full" />
      <p className="type-body-md text-primary">หวยโคมแดง ปิดรับ 21:30</p>
    </div>
  ),
})
