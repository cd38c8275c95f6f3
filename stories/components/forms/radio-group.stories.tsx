import { expect, fn } from 'storybook/test'
import { Badge, Radio, RadioGroup, radioGroupAxes, ZapIcon } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EveryState, EverySurface, EveryText } from '#stories/support/index.ts'
import { radioSuite } from '#suites/patterns/choice.ts'

const methods = (
  <>
    <Radio
      value="promptpay"
      label="พร้อมเพย์จำลอง"
      description="เข้าใน 3 วินาที · ฿50 ถึง ฿50,000"
      end={
        <Badge tone="positive" icon={<ZapIcon size="sm" />}>
          เร็วสุด
        </Badge>
      }
    />
    <Radio value="bank" label="โอนธนาคาร" description="1 ถึง 5 นาที · ฿100 ถึง ฿200,000" />
    <Radio value="wallet" label="กระเป๋าเงินจำลอง" description="ปิดปรับปรุงถึง 15:00 น." disabled />
  </>
)

const amounts = ['100', '300', '500', '1,000', '3,000', '5,000'].map((amount) => (
  <Radio key={amount} value={amount} label={`฿${amount}`} />
))

const meta = preview.meta({
  component: RadioGroup,
  args: {
    label: 'ช่องทาง',
    defaultValue: 'promptpay',
    onValueChange: fn(),
    className: 'max-w-[520px]',
    children: methods,
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { variant: 'card' } })

/** Every variant; tiles two, three and four abreast. */
export const Matrix = meta.story({
  render: (args) => (
    <EveryCombination axes={{ variant: radioGroupAxes.variant }}>
      {({ variant }) => <RadioGroup {...args} variant={variant} label={`ช่องทาง ${variant}`} />}
    </EveryCombination>
  ),
})

/** Amounts to choose from [07b], two, three and four abreast. */
export const Tiles = meta.story({
  render: (args) => (
    <EveryCombination axes={{ columns: radioGroupAxes.columns }}>
      {({ columns }) => (
        <RadioGroup
          {...args}
          variant="tile"
          columns={columns}
          label={`จำนวนเงิน ${columns}`}
          defaultValue="1,000"
        >
          {amounts}
        </RadioGroup>
      )}
    </EveryCombination>
  ),
})

/** Each variant at rest, hovered and focused, one of them off; then refused. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-6">
      {radioGroupAxes.variant.map((variant) => (
        <EveryState key={variant} only={['rest', 'hover', 'focus-visible']}>
          {(state) => (
            <RadioGroup {...args} variant={variant} label={`ช่องทาง ${variant} ${state}`}>
              <Radio value="promptpay" label="พร้อมเพย์จำลอง" />
              <Radio value="bank" label="โอนธนาคาร" />
              <Radio value="wallet" label="กระเป๋าเงินจำลอง" disabled />
            </RadioGroup>
          )}
        </EveryState>
      ))}
      {radioGroupAxes.variant.map((variant) => (
        <RadioGroup
          key={variant}
          {...args}
          variant={variant}
          label={`ช่องทาง ${variant}`}
          defaultValue={undefined}
          error="เลือกก่อน"
        >
          {variant === 'tile' ? amounts : methods}
        </RadioGroup>
      ))}
    </div>
  ),
})

/** Every script; words wrap beside the mark and the tag. */
export const Content = meta.story({
  render: (args) => (
    <EveryText>
      {(text, entry) => (
        <RadioGroup {...args} variant="card" label={entry.name} defaultValue="one">
          <Radio value="one" label={text} description={text} end={<Badge>{entry.lang}</Badge>} />
          <Radio value="two" label={text} />
        </RadioGroup>
      )}
    </EveryText>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      {(ground) => <RadioGroup {...args} variant="card" label={`ช่องทาง ${ground}`} />}
    </EverySurface>
  ),
})

/** One stop for Tab; arrows walk over what is off and choose; the whole card counts. */
export const BehaviourKeyboard = meta.story({
  args: { variant: 'card', required: true, hint: 'ช่องทางที่ปิดอยู่จะเปิดเอง' },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'ช่องทาง' })
    await expect(group).toHaveAccessibleDescription('ช่องทางที่ปิดอยู่จะเปิดเอง')
    await expect(group).toHaveAttribute('aria-required', 'true')
    await userEvent.tab()
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription('เข้าใน 3 วินาที · ฿50 ถึง ฿50,000')
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bank')
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toBeChecked()
    await userEvent.click(canvas.getByText('1 ถึง 5 นาที · ฿100 ถึง ฿200,000'))
    await expect(second).toBeChecked()
  },
})

/** The radio group of the APG, by keys, mouse and finger. */
export const BehaviourPattern = meta.story({
  args: { variant: 'card' },
  play: (context) => radioSuite(context, { label: 'ช่องทาง' }),
})

/** Breaks "verb first, facts after" (DESIGN.md, Copy): yes and no is a switch or a checkbox. */
export const MisuseYesNo = meta.story({
  args: {
    label: 'จำไว้ 24 ชั่วโมง',
    defaultValue: 'no',
    children: (
      <>
        <Radio value="yes" label="ใช่" />
        <Radio value="no" label="ไม่" />
      </>
    ),
  },
})
