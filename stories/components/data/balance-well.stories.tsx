import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { BalanceWell, type BalanceWellProps } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { answersItself, EverySurface, Forced } from '#stories/support/index.ts'
import { toggleSuite } from '#suites/patterns/choice.ts'

const meta = preview.meta({
  component: BalanceWell,
  args: {
    amount: '฿12,480.00',
    hidden: false,
    onHiddenChange: fn(),
    onRefresh: fn(),
    labels: {
      balance: 'ยอดเงิน',
      hidden: 'ซ่อนอยู่',
      hide: 'ซ่อนยอดเงิน',
      refresh: 'โหลดยอดเงินใหม่',
    },
  },
})

/** Every prop on the panel. */
export const Playground = meta.story({ decorators: answersItself('onHiddenChange', 'hidden') })

/** Shown, hidden, not known yet, being fetched, hovered and focused. */
export const States = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <BalanceWell {...args} />
      <BalanceWell {...args} hidden />
      <BalanceWell {...args} amount={null} />
      <BalanceWell {...args} busy />
      <Forced state="hover">
        <BalanceWell {...args} />
      </Forced>
      <Forced state="focus-visible">
        <BalanceWell {...args} />
      </Forced>
    </div>
  ),
})

/** The longest amount there is, in three notations. */
export const Content = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      {['฿99,999,999.99', '99.999.999,99 ₫', 'Rp99.999.999,99'].map((amount) => (
        <BalanceWell key={amount} {...args} amount={amount} />
      ))}
    </div>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <BalanceWell {...args} />
    </EverySurface>
  ),
})

/** The owner holds whether it is hidden. */
function Held(props: BalanceWellProps) {
  const [hidden, setHidden] = useState(props.hidden)
  return <BalanceWell {...props} hidden={hidden} onHiddenChange={setHidden} />
}

/** The eye is a toggle by keys, mouse and finger. */
export const BehaviourToggle = meta.story({
  render: (args) => <Held {...args} />,
  play: (context) => toggleSuite(context, { label: 'ซ่อนยอดเงิน', role: 'button' }),
})

/** The eye hides the amount from eyes and ears alike, and shows it again. */
export const BehaviourHide = meta.story({
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const eye = canvas.getByRole('button', { name: 'ซ่อนยอดเงิน' })
    await userEvent.click(eye)
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findByText('***')).toBeVisible()
    await expect(canvas.queryByText('฿12,480.00')).toBeNull()
    await userEvent.click(eye)
    await expect(await canvas.findByText('฿12,480.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'โหลดยอดเงินใหม่' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

/** One balance a page: while one of two is being fetched they disagree, and nobody knows which is true. */
export const MisuseTwice = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <BalanceWell {...args} />
      <BalanceWell {...args} amount="฿12,500.00" labels={{ ...args.labels, balance: 'ยอดรวม' }} />
    </div>
  ),
})
