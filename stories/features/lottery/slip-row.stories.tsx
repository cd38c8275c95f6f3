import { expect, fn } from 'storybook/test'
import type { SlipFault, SlipItem } from '#features/lottery/slip-rules.ts'
import { SlipRow, type SlipRowProps } from '#features/lottery/slip-row.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const item: SlipItem = {
  line: { playType: '3top', numbers: '157', stake: '20.00' },
  half: false,
  prize: '18000.00',
  fault: null,
}
const around = { min: '1.00', max: '500.00', onStake: fn(), onRemove: fn() }

const faults = {
  none: { ...around, item: { ...item, line: { ...item.line, stake: '' }, fault: 'none' } },
  low: { ...around, item: { ...item, line: { ...item.line, stake: '0.50' }, fault: 'low' } },
  high: { ...around, item: { ...item, line: { ...item.line, stake: '900.00' }, fault: 'high' } },
  closed: { ...around, item: { ...item, fault: 'closed' } },
  unknown: { ...around, item: { ...item, fault: 'unknown' } },
  over: { ...around, item: { ...item, fault: 'over' } },
} satisfies Record<SlipFault, SlipRowProps>

const meta = preview.meta({
  component: SlipRow,
  args: { ...around, item },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    inSite,
  ],
})

/** Every prop on the panel. */
export const Playground = meta.story({})

/** It pays half: too many have it. */
export const Half = meta.story({ args: { item: { ...item, half: true } } })

/** Its stake is still to be entered. */
export const StakeMissing = meta.story({ args: faults.none })

/** Its stake is too low. */
export const StakeLow = meta.story({ args: faults.low })

/** Its stake is too high. */
export const StakeHigh = meta.story({ args: faults.high })

/** Its number is not sold for this draw. */
export const NumberClosed = meta.story({ args: faults.closed })

/** Its play type is gone. */
export const PlayGone = meta.story({ args: faults.unknown })

/** Two slips became one at a login, and it is too long by this number. */
export const SlipFull = meta.story({ args: faults.over })

/** What is wrong is told with the field. */
export const BehaviourFault = meta.story({
  args: faults.low,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const stake = canvas.getByRole('textbox', { name: 'Stake for 157, 3 top' })
    await expect(stake).toBeInvalid()
    await expect(stake).toHaveAccessibleDescription('Minimum ฿1')
  },
})
