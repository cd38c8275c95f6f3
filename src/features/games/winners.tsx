import { Section, WinnerBoard } from '#components/index.ts'
import type { Winner } from '#contract/index.ts'
import {
  createFormat,
  type LoadFailure,
  SectionFailure,
  useBrand,
  useFormat,
  useLocale,
} from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Statuses of the winner board; an empty one is not there. */
export const winnersStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type WinnersStatus = (typeof winnersStatuses)[number]

export type WinnersProps =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; date: string; winners: readonly Winner[] }
  | ({ status: 'failed' } & LoadFailure)

/** The largest wins of the day: six to be seen, twenty to scroll through. */
export function Winners(props: WinnersProps) {
  const { t } = useLingui()
  const format = useFormat()
  const rows = useRows(props.status === 'ready' ? props.winners : undefined)
  if (props.status === 'empty') return null
  if (props.status === 'failed') {
    return (
      <Section title={t`Winner board`}>
        <SectionFailure {...props} />
      </Section>
    )
  }
  return (
    <WinnerBoard
      title={t`Winner board`}
      note={props.status === 'ready' ? format.boardDate(props.date) : undefined}
      head="above"
      rows={rows}
      labels={{
        pause: t`Pause winner board`,
        play: t`Play winner board`,
        moving: t`Scrolling`,
        stopped: t`Paused`,
        loading: t`Loading`,
      }}
    />
  )
}

/** An amount is in the winner's currency, in the brand's when the server names none. */
function useRows(winners: readonly Winner[] | undefined) {
  const own = useFormat()
  const brand = useBrand()
  const { locale } = useLocale()
  return useMemo(
    () =>
      winners?.map((one, index) => {
        const foreign = one.currency !== null && one.currency !== brand.currency
        const format = foreign ? createFormat(locale, one.currency) : own
        // `Intl` throws at what is no currency's code, and nobody's board goes blank for that.
        const odd = foreign && !/^[a-z]{3}$/i.test(one.currency ?? '')
        return {
          // Winners of one draw share all else: its moment, and perhaps the three signs of a masked name.
          id: `${index} ${one.nodeId}`,
          account: one.account,
          game: one.gameName,
          gameLang: one.nameLang,
          cover: one.imageUrl,
          amount: odd ? `${one.winAmount} ${one.currency}` : format.money(one.winAmount),
        }
      }),
    [winners, own, brand.currency, locale],
  )
}
