import {
  Alert,
  Button,
  EmptyState,
  Field,
  Skeleton,
  SkeletonGroup,
  TextInput,
} from '#components/index.ts'
import { cx } from '#components/cx.ts'
import { type LoadFailure, SectionFailure, useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useRef, useState } from 'react'
import {
  isHit,
  prizesOf,
  sixDigits,
  type ThaiNumbers,
  type ThaiPrize,
  thaiPrizes,
} from './thai-draw-rules.ts'

/** Statuses of the Thai draw. */
export const thaiDrawStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type ThaiDrawStatus = (typeof thaiDrawStatuses)[number]

export type ThaiDrawState =
  | { status: 'loading' | 'empty' }
  | {
      status: 'ready'
      /** Its name to people: the issue. */
      numero: string
      /** Instant of the draw. */
      drawnAt: string
      numbers: ThaiNumbers
    }
  | ({ status: 'failed' } & LoadFailure)

/** The draw of the 1st and the 16th: its prizes, and whether a ticket won (decision 49). */
export function ThaiDraw(props: ThaiDrawState) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
          <Skeleton className="h-[132px] rounded-card" />
          <Skeleton className="h-[480px] rounded-card" />
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'empty':
      return (
        <EmptyState emblem="ticket" title={t`No Thai draw yet`}>
          {t`It draws on the 1st and the 16th of the month`}
        </EmptyState>
      )
    case 'ready':
      // What was checked belongs to one draw.
      return <Ready key={props.numero} {...props} />
  }
}

function usePrizeNames(): Record<ThaiPrize, string> {
  const { t } = useLingui()
  return {
    first: t`First prize`,
    nearFirst: t`Next to the first prize`,
    second: t`Second prize`,
    third: t`Third prize`,
    fourth: t`Fourth prize`,
    fifth: t`Fifth prize`,
    frontThree: t`Front three`,
    lastThree: t`Last three`,
    lastTwo: t`Last two`,
  }
}

/** In two bands as on a result sheet: what all look for, then the long lists. */
const short = ['first', 'frontThree', 'lastThree', 'lastTwo', 'nearFirst'] as const
const long = thaiPrizes.filter((prize) => !short.some((one) => one === prize))

function Ready({ numero, drawnAt, numbers }: Extract<ThaiDrawState, { status: 'ready' }>) {
  const { t } = useLingui()
  const format = useFormat()
  const names = usePrizeNames()
  const [ticket, setTicket] = useState('')
  const date = format.date(drawnAt)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="type-title-lg text-primary">{t`Draw of ${date}`}</h2>
        <p className="type-caption text-muted">{t`Draw ${numero}`}</p>
      </div>
      <Checker numbers={numbers} names={names} onCheck={setTicket} />
      <dl className="grid overflow-hidden rounded-card border border-subtle bg-surface sm:grid-cols-2 lg:grid-cols-5">
        {short.map((prize) => (
          <div
            key={prize}
            className={cx(
              'flex flex-col items-center gap-1 px-4 py-4 text-center',
              prize === 'first' && 'bg-sunken sm:col-span-2 lg:col-span-1',
            )}
          >
            <dt className="type-label text-secondary">{names[prize]}</dt>
            <dd>
              <Numbers
                {...{ prize, ticket }}
                numbers={numbers[prize]}
                className={
                  prize === 'first' ? 'text-[26px] leading-[1.4] text-value' : 'text-[20px]'
                }
              />
            </dd>
          </div>
        ))}
      </dl>
      {long.map((prize) => {
        const count = numbers[prize].length
        const many = format.count(count)
        return (
          <section
            key={prize}
            className="rounded-card border border-subtle bg-surface px-4 py-4 md:px-5"
          >
            <h3 className="mb-2 flex flex-wrap items-baseline gap-x-3 type-title-sm text-primary">
              {names[prize]}
              <span className="type-caption font-regular text-muted">
                {t`${plural(count, { one: `${many} number`, other: `${many} numbers` })}`}
              </span>
            </h3>
            <Numbers {...{ prize, ticket }} numbers={numbers[prize]} spread />
          </section>
        )
      })}
    </div>
  )
}

interface NumbersProps {
  prize: ThaiPrize
  numbers: readonly string[]
  /** The number that was checked, or ''. */
  ticket: string
  /** Over all of the width, in even columns. @default false */
  spread?: boolean
  className?: string
}

function Numbers({ prize, numbers, ticket, spread = false, className }: NumbersProps) {
  const { t } = useLingui()
  return (
    <ul
      className={cx(
        'tabular-nums',
        spread
          ? 'grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-x-2 gap-y-1 text-[17px]'
          : 'flex flex-wrap justify-center gap-x-4 font-semibold',
        className,
      )}
    >
      {numbers.map((number, index) => {
        const hit = isHit(ticket, prize, number)
        return (
          <li key={`${number} ${index}`}>
            {hit ? (
              <mark className="rounded-xs bg-selected px-1 font-semibold text-accent">
                {number}
                <span className="sr-only"> {t`Your number`}</span>
              </mark>
            ) : (
              number
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface CheckerProps {
  numbers: ThaiNumbers
  names: Record<ThaiPrize, string>
  /** A ticket of six digits was checked. */
  onCheck(ticket: string): void
}

/** Whether a number is a winner. */
function Checker({ numbers, names, onCheck }: CheckerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState('')
  const [wrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const ticket = sixDigits(text)
    setWrong(ticket === '')
    setChecked(ticket)
    onCheck(ticket)
    if (ticket === '') input.current?.focus()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-card border border-subtle bg-surface px-4 py-4 md:px-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={t`Is my number a winner`}
          hint={t`6 digits, as on the ticket`}
          error={wrong ? t`Type all 6 digits of the ticket` : undefined}
          className="w-[280px] max-w-full"
        >
          <TextInput
            ref={input}
            value={text}
            onChange={(event) => setText(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
        </Field>
        <Button type="submit" size="lg" className="sm:mt-[30px]">
          {t`Check the number`}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {checked !== '' && (
          <Outcome ticket={checked} won={prizesOf(checked, numbers)} names={names} />
        )}
      </div>
    </form>
  )
}

interface OutcomeProps {
  ticket: string
  won: readonly ThaiPrize[]
  names: Record<ThaiPrize, string>
}

function Outcome({ ticket, won, names }: OutcomeProps) {
  const { t } = useLingui()
  if (won.length === 0) {
    return <Alert live={false}>{t`${ticket} won nothing in this draw`}</Alert>
  }
  return (
    <Alert live={false} tone="positive" title={t`${ticket} is among the winning numbers`}>
      <ul>
        {won.map((prize) => (
          <li key={prize}>{names[prize]}</li>
        ))}
      </ul>
    </Alert>
  )
}
