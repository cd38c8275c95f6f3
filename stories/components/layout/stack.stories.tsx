import { Badge, Button, Stack, stackAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryText } from '#stories/support/index.ts'

const things = ['หนึ่ง', 'สอง', 'สาม'].map((name) => (
  <Badge key={name} tone="line">
    {name}
  </Badge>
))

const meta = preview.meta({ component: Stack, args: { align: 'start', children: things } })

/** Every prop on the panel. */
export const Playground = meta.story()

/** Both directions, every step. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={stackAxes}>
      {(choice) => <Stack {...args} {...choice} />}
    </EveryCombination>
  ),
})

/** A row of buttons that is a column on phones. */
export const Collapse = meta.story({
  args: {
    direction: 'row',
    collapse: true,
    align: 'stretch',
    gap: 12,
    children: (
      <>
        <Button variant="primary">ฝากเงิน</Button>
        <Button>ถอนเงิน</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
})

/** A list, its ends apart. */
export const List = meta.story({
  args: {
    as: 'ul',
    direction: 'row',
    justify: 'between',
    children: things.map((thing) => <li key={thing.key}>{thing}</li>),
  },
})

/** Words of every script break; nothing pushes its neighbour out. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text) => (
        <Stack {...args} direction="row" gap={8} className="type-body-md text-primary">
          <span className="wrap-break-word">{text}</span>
          <Badge tone="line">18+</Badge>
        </Stack>
      )}
    </EveryText>
  ),
})

/** Room comes from the stack: a margin on a child adds up with it and breaks the rhythm. */
export const MisuseMargins = meta.story({
  args: { children: <code>{'<Stack gap={16}><Card className="mt-4" /></Stack>'}</code> },
})
