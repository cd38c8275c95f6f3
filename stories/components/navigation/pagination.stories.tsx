import { expect, fn } from 'storybook/test'
import { Pagination } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EverySurface, Forced } from '#stories/support/index.ts'
import { pagerLabels } from '../samples.tsx'

const meta = preview.meta({
  component: Pagination,
  args: {
    page: 10,
    count: 52,
    href: (page: number) => `#page-${page}`,
    onSelect: fn((_, event) => event.preventDefault()),
    labels: pagerLabels,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Where one can be in a long row, and rows that need no gap. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      {[
        [1, 52],
        [3, 52],
        [26, 52],
        [50, 52],
        [52, 52],
        [2, 3],
        [3, 5],
      ].map(([page = 1, count = 1]) => (
        <Pagination
          key={`${page}/${count}`}
          {...args}
          page={page}
          count={count}
          labels={{ ...args.labels, nav: `${page}/${count}` }}
        />
      ))}
    </div>
  ),
})

/** Hovered and focused. */
export const States = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Forced key={state} state={state}>
          <Pagination {...args} labels={{ ...args.labels, nav: state }} />
        </Forced>
      ))}
    </div>
  ),
})

/** More pages around the current one and at each end, and none besides it. */
export const Widths = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      {[
        { range: 5, margin: 1 },
        { range: 3, margin: 2 },
        { range: 1, margin: 0 },
      ].map((width) => (
        <Pagination
          key={width.range}
          {...args}
          {...width}
          page={26}
          labels={{ ...args.labels, nav: `${width.range}/${width.margin}` }}
        />
      ))}
    </div>
  ),
})

/** Nine cells and three figures share 288 px. */
export const Phone = meta.story({
  args: { page: 512, count: 1024 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('512')
  },
})

/** More numbers than a line has room for take another. */
export const Enormous = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { page: 256, count: 512, range: 40, margin: 5 },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await expect(canvas.getAllByRole('link')).toHaveLength(52)
  },
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <Pagination {...args} labels={{ ...args.labels, nav: ground }} />}
    </EverySurface>
  ),
})

/** Every page is a link; at the ends there is no way on. */
export const BehaviourLinks = meta.story({
  args: { page: 1, count: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'หน้าก่อนหน้า' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'หน้าถัดไป' })).toHaveAttribute('href', '#page-2')
    await userEvent.click(canvas.getByRole('link', { name: 'หน้า 3' }))
    await expect(args.onSelect).toHaveBeenCalledWith(3, expect.anything())
  },
})

/** What one scrolls through for pleasure goes on by itself; pages are for what is looked up again. */
export const MisuseWhereTheEndDoesNotMatter = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      ล็อบบี้ที่เลื่อนดูเพลิน ๆ ไม่ต้องมีเลขหน้า ส่วนประวัติรายการมี เพราะคนกลับมาหาหน้าเดิม
    </p>
  ),
})
