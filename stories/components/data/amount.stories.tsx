import { expect } from 'storybook/test'
import { Amount, amountAxes } from '#components/index.ts'
import preview from '#storybook/preview.tsx'
import { EveryCombination, EverySurface } from '#stories/support/index.ts'

const meta = preview.meta({
  component: Amount,
  args: { value: '12480.00', locale: 'th', currency: 'THB' },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Every tone, with the sign that is needed and the sign that is always there. */
export const Matrix = meta.story({
  render: (args) => (
    <div className="type-body-md text-primary">
      <EveryCombination axes={amountAxes}>
        {(choice) => <Amount {...args} {...choice} />}
      </EveryCombination>
    </div>
  ),
})

/** More, less, nothing, hidden, unknown, unknown in words, whole, and a symbol from the configuration. */
export const States = meta.story({
  render: (args) => (
    <ul className="grid w-[200px] justify-items-end gap-1 type-body-md text-primary">
      {['3391.50', '-528.50', '0.00', 'NaN'].map((value) => (
        <li key={value}>
          <Amount {...args} value={value} tone="sign" sign="always" />
        </li>
      ))}
      <li>
        <Amount {...args} hidden="ซ่อนอยู่" />
      </li>
      <li>
        <Amount {...args} value={null} />
      </li>
      <li>
        <Amount {...args} value={null} fallback="ไม่ทราบยอด" />
      </li>
      <li>
        <Amount {...args} value="1000.00" round />
      </li>
      <li>
        <Amount {...args} symbol="◈" />
      </li>
    </ul>
  ),
})

const currencies = [
  ['th', 'THB'],
  ['en', 'THB'],
  ['vi', 'VND'],
  ['id', 'IDR'],
  ['zh-CN', 'CNY'],
  ['fil', 'PHP'],
  ['en', null],
] as const

/** In every language, with an amount that no float can hold. */
export const Content = meta.story({
  render: (args) => (
    <ul className="grid justify-items-end gap-1 type-body-md">
      {currencies.map(([locale, currency]) => (
        <li key={`${locale} ${currency}`}>
          <Amount {...args} locale={locale} currency={currency} value="-90071992547409931.27" />
        </li>
      ))}
    </ul>
  ),
})

/** On every ground. */
export const OnSurfaces = meta.story({
  render: (args) => (
    <EverySurface>
      <div className="flex flex-wrap gap-4">
        {amountAxes.tone.map((tone) => (
          <Amount key={tone} {...args} tone={tone} />
        ))}
      </div>
    </EverySurface>
  ),
})

/** What is hidden is hidden from ears too, and said to be. */
export const BehaviourHidden = meta.story({
  args: { hidden: 'ซ่อนอยู่' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('***')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText('ซ่อนอยู่')).toBeInTheDocument()
    await expect(canvas.queryByText(/12,480/)).toBeNull()
  },
})

/** Breaks "brass is money" (DESIGN.md, Principles 3): a count of things is no amount. */
export const MisuseCount = meta.story({
  render: () => (
    <p className="max-w-[40em] type-body-md text-primary">
      “คนดูอยู่ 1,204 คน” เป็นจำนวน ไม่ใช่ยอดเงิน จึงไม่ใช้ Amount
    </p>
  ),
})
