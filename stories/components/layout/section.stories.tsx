import { Button, Section, sectionAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryText } from '#stories/support/index.ts'

const body = <p className="type-body-md text-secondary">เนื้อหาของส่วนนี้</p>

const meta = preview.meta({
  component: Section,
  args: {
    title: 'เกมมาแรงคืนนี้',
    note: 'อัปเดตทุกชั่วโมง',
    more: { href: '#hot', label: 'ดูทั้งหมด' },
    children: body,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Plain, and as a band out to both edges. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="@container grid gap-8">
      {sectionAxes.variant.map((variant) => (
        <Section key={variant} {...args} variant={variant} title={`${args.title} ${variant}`} />
      ))}
    </div>
  ),
})

/** Without a way to more, with an action in its place, one rank lower. */
export const States = meta.story({
  render: (args) => (
    <EveryCombination axes={{ level: [2, 3] }}>
      {(choice) => (
        <Section
          {...args}
          {...choice}
          title={`${args.title} ${choice.level}`}
          more={undefined}
          action={choice.level === 3 ? <span className="type-caption">หยุดแล้ว</span> : undefined}
        />
      )}
    </EveryCombination>
  ),
})

/** In every script. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, { name }) => <Section {...args} title={`${text} ${name}`} note={text} />}
    </EveryText>
  ),
})

/** The note is left to those who hear the page. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** Breaks "a section inside a page never has one" (DESIGN.md, Principles 1): the flame is the page's. */
export const MisusePrimary = meta.story({
  args: { children: <Button variant="primary">ฝากเงิน</Button> },
})
