import {
  Badge,
  Button,
  CountdownText,
  DescriptionItem,
  DescriptionList,
  Money,
  Spot,
} from '#components/index.ts'
import type { Raffle } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { prizePlaces, toClaim } from './missions-rules.ts'
import { RaffleDraw } from './raffle-draw.tsx'
import { RaffleEntry } from './raffle-entry.tsx'
import type { RaffleDoings } from './raffle-list.tsx'
import { FocusedRewardAlert } from './reward-alert.tsx'

export interface RaffleCardProps extends RaffleDoings {
  raffle: Raffle
}

/** One raffle: what there is to win, when, one's own tickets, and what came of it. */
export function RaffleCard(props: RaffleCardProps) {
  const { raffle } = props
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-5 rounded-card border border-subtle bg-surface px-4 py-5 *:min-w-0 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-4">
        <Head {...props} titleId={titleId} />
        <Prizes raffle={raffle} />
      </div>
      <div className="flex flex-col gap-4">
        {raffle.status === 'open' && <RaffleEntry {...props} />}
        {raffle.status === 'upcoming' && <Opens raffle={raffle} />}
        {raffle.status === 'drawn' && <Prize {...props} />}
        <Tickets raffle={raffle} />
        <RaffleDraw {...props} />
      </div>
    </article>
  )
}

type HeadProps = Pick<RaffleCardProps, 'raffle' | 'clockOffset' | 'onDue'> & { titleId: string }

function Head({ raffle, clockOffset = 0, titleId, onDue }: HeadProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { title, text, lang, status, drawsAt } = raffle
  const date = format.dateTime(drawsAt)
  const badge = {
    open: <Badge tone="positive">{t({ message: 'Open', context: 'raffle' })}</Badge>,
    upcoming: <Badge tone="info">{t({ message: 'Coming up', context: 'raffle' })}</Badge>,
    drawn: <Badge>{t({ message: 'Drawn', context: 'raffle' })}</Badge>,
  }[status]
  return (
    <div className="flex items-start gap-4">
      <div className="grid size-[72px] shrink-0 place-items-center rounded-md bg-sunken">
        <Spot name="ticket" className={status === 'drawn' ? 'h-[52px] opacity-55' : 'h-[52px]'} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            id={titleId}
            lang={lang}
            className="min-w-0 type-title-lg wrap-break-word text-primary"
          >
            {title}
          </h2>
          {badge}
        </div>
        <p lang={lang} className="type-body-sm wrap-break-word text-secondary">
          {text}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 type-caption text-muted">
          {status === 'drawn' ? t`Drawn on ${date}` : t`Draw on ${date}`}
          {status === 'open' && (
            <CountdownText
              deadline={Date.parse(drawsAt)}
              clockOffset={clockOffset}
              onEnd={onDue}
              labels={{
                name: t`Draw in`,
                soon: t`Soon`,
                lastMinute: t`The draw is in a minute`,
                over: t`Drawing`,
              }}
            />
          )}
        </p>
      </div>
    </div>
  )
}

function Prizes({ raffle }: Pick<RaffleCardProps, 'raffle'>) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <DescriptionList variant="lined" className="rounded-md bg-sunken px-4 py-[14px]">
      {prizePlaces(raffle).map(({ credit, from, to }) => {
        const first = format.count(from)
        const last = format.count(to)
        const money = format.money(credit)
        return (
          <DescriptionItem
            key={from}
            term={from === to ? t`Prize ${first}` : t`Prizes ${first} to ${last}`}
          >
            <Money>{from === to ? money : t`${money} each`}</Money>
          </DescriptionItem>
        )
      })}
    </DescriptionList>
  )
}

function Opens({ raffle }: Pick<RaffleCardProps, 'raffle'>) {
  const { t } = useLingui()
  const format = useFormat()
  const date = format.dateTime(raffle.opensAt)
  return <p className="text-secondary">{t`Tickets from ${date}`}</p>
}

/** What came of one's own tickets. */
function Prize({ raffle, prize, onClaim }: RaffleCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const waits = toClaim(raffle)
  const mine = raffle.winners.filter(({ isMine }) => isMine)
  const until = format.dateTime(raffle.claimsUntil)
  const money = waits === null ? '' : format.money(waits)
  const { state } = prize
  const here = prize.raffleId === raffle.id
  if (raffle.mine.length === 0) return null
  if (mine.length === 0) {
    return <p className="text-secondary">{t`None of your tickets was drawn this time`}</p>
  }
  return (
    <div className="flex flex-col gap-3">
      {here && state.status === 'refused' && (
        <FocusedRewardAlert problem={state.problem} failures={state.failures} />
      )}
      {waits === null ? (
        <p role="status" className="type-title-sm text-primary">
          {t`Your prize is in your wallet`}
        </p>
      ) : (
        <>
          <p className="type-title-sm text-primary">{t`You won ${money}`}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              busy={here && state.status === 'sending'}
              busyLabel={t`Claiming`}
              onClick={() => onClaim(raffle)}
            >
              {t`Claim ${money}`}
            </Button>
            <span className="type-caption text-muted">{t`Claim by ${until}`}</span>
          </div>
        </>
      )}
    </div>
  )
}

/** Numbers that are shown one by one. */
const shown = 20

function Tickets({ raffle: { mine, sold } }: Pick<RaffleCardProps, 'raffle'>) {
  const { t } = useLingui()
  const format = useFormat()
  const all = format.count(sold)
  const more = format.count(mine.length - shown)
  return (
    <div className="flex flex-col gap-2">
      <p className="type-caption text-muted">
        {t`${plural(sold, { one: `${all} ticket taken`, other: `${all} tickets taken` })}`}
      </p>
      {mine.length > 0 && (
        <ul aria-label={t`Your tickets`} className="flex flex-wrap gap-2">
          {mine.slice(0, shown).map((number) => (
            <li key={number}>
              <Badge tone="line">{`#${format.count(number)}`}</Badge>
            </li>
          ))}
          {mine.length > shown && (
            <li className="type-caption text-muted">{t`and ${more} more`}</li>
          )}
        </ul>
      )}
    </div>
  )
}
