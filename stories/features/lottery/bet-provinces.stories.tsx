import { expect, fn } from 'storybook/test'
import { Bet, type BetProps } from '#features/lottery/bet.tsx'
import preview from '#storybook/preview.tsx'
import { makeBet } from '#stories/fixtures/lottery/bet.ts'
import { atDesk } from './at-desk.tsx'

const ready = makeBet(fn)
const shown: BetProps = {
  ...ready,
  backHref: '/lottery',
  head: { ...ready.head, province: 'Thành Biển' },
}

const provinces = [
  { id: 'la', name: 'Làng An' },
  { id: 'tb', name: 'Thành Biển' },
  { id: 'bp', name: 'Bình Phù Sa' },
  { id: 'hg', name: 'Hậu Giếng' },
]
const onChoose = fn()
const several: BetProps = { ...shown, provinces: { provinces, chosen: 'tb', onChoose } }

const meta = preview.meta({
  component: Bet,
  parameters: { layout: 'fullscreen' },
  decorators: atDesk,
})

/** A draw of Vietnam’s says which province it is. */
export const OfProvince = meta.story({ args: shown })

/** Where several provinces draw at once, one is chosen; each has a slip of its own. */
export const OfSeveral = meta.story({ args: several })

/** Another one is asked for; until its draw is there, the desk stays with the one it has. */
export const BehaviourChoose = meta.story({
  args: several,
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hậu Giếng' }))
    await expect(onChoose).toHaveBeenLastCalledWith('hg')
    await expect(canvas.getByRole('radio', { name: 'Thành Biển' })).toBeChecked()
  },
})
