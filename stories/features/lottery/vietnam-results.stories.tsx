import { expect, fn } from 'storybook/test'
import { VietnamResults, type VietnamResultsProps } from '#features/lottery/vietnam-results.tsx'
import { statisticsOf } from '#features/lottery/vietnam-rules.ts'
import preview from '#storybook/preview.tsx'
import { hundred, northDay, saturday, southDay } from '#stories/fixtures/lottery/results.ts'
import { inSite } from '#stories/support/site.tsx'

const shown: VietnamResultsProps = {
  tab: 'south',
  onTab: fn(),
  date: '2026-11-20',
  today: '2026-11-20',
  onDate: fn(),
  digits: 'full',
  onDigits: fn(),
  day: { status: 'ready', provinces: southDay },
  statistics: {
    status: 'ready',
    statistics: statisticsOf(hundred),
    region: 'south',
    onRegion: fn(),
  },
  buyHref: '/lottery?gameCode=VN_SOUTH&vendor=TCG_LOTTO_VN',
  archiveHref: '/lottery/results?gameCode=VN_SOUTH',
}

const meta = preview.meta({
  component: VietnamResults,
  decorators: [inSite],
  args: shown,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: shown })

/** The day of picture 22d: three provinces, eighteen numbers each. */
export const South = meta.story({ args: shown })

/** Four provinces, one with a long name. */
export const Saturday = meta.story({
  args: { ...shown, date: '2026-11-14', day: { status: 'ready', provinces: saturday } },
})

/** One province, twenty-seven numbers in three columns. */
export const North = meta.story({
  args: { ...shown, tab: 'north', day: { status: 'ready', provinces: northDay } },
})

/** Only the last two digits, all of them in bold. */
export const LastTwo = meta.story({ args: { ...shown, digits: '2' } })

/** What came how often. */
export const Statistics = meta.story({ args: { ...shown, tab: 'statistics' } })

/** A day before, and nothing after today; another province’s heads; fewer digits. */
export const BehaviourSteps = meta.story({
  args: shown,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day before' }))
    await expect(args.onDate).toHaveBeenCalledWith('2026-11-19')
    await userEvent.click(canvas.getByRole('button', { name: 'Day after' }))
    await expect(args.onDate).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('radio', { name: 'Last 2' }))
    await expect(args.onDigits).toHaveBeenCalledWith('2')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Province' }), 'VN_BC')
    const heads = canvas.getByRole('table', { name: 'Heads and tails' })
    await expect(heads).not.toHaveTextContent('7, 1, 0')
  },
})
