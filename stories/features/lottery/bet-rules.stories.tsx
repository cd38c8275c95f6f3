import { expect, fn, screen } from 'storybook/test'
import { BetEntry } from '#features/lottery/bet-entry.tsx'
import { BetRules } from '#features/lottery/bet-rules.tsx'
import preview from '#storybook/preview.tsx'
import { makeBet, plays } from '#stories/fixtures/lottery/bet.ts'
import { inSite } from '#stories/support/site.tsx'

const bottom = plays.find(({ code }) => code === '3bottom') ?? plays[0]!

const meta = preview.meta({
  component: BetRules,
  args: { play: bottom },
  decorators: [inSite],
})

/** Every prop on the panel. */
export const Playground = meta.story({})

/** A draw whose bottom number is a prize with a name: two of them, and either wins. */
export const BehaviourPrize = meta.story({
  args: { play: { ...bottom, prize: 'lastThree' } },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rules for 3 bottom' }))
    await screen.findByText('The bottom numbers are the two last-three prizes, and either one wins')
  },
})

/** A draw of the house: its numbers have no other name, and none is given. */
export const BehaviourOwn = meta.story({
  args: { play: { ...bottom, prize: 'bottom' } },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rules for 3 bottom' }))
    await screen.findByText(/Pays .* the stake/)
    await expect(screen.queryByText(/is the|are the/)).toBeNull()
  },
})

/** A phone has them, too, beside where numbers are entered. */
export const BehaviourPhone = meta.story({
  globals: { locale: 'en', viewport: { value: 'mobile2' } },
  render: () => <BetEntry {...makeBet(fn).entry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rules for 3 top' }))
    await screen.findByText(/in this order$/)
  },
})
