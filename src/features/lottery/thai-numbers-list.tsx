import { cx } from '#components/cx.ts'
import { useLingui } from '@lingui/react/macro'
import { isHit, type ThaiPrize } from './thai-draw-rules.ts'
import { keyed } from './vietnam-rules.ts'

export interface ThaiNumbersListProps {
  prize: ThaiPrize
  numbers: readonly string[]
  /** The number that was checked, or ''. */
  ticket: string
  /** Over all of the width, in even columns. @default false */
  spread?: boolean
  className?: string
}

/** The numbers of a prize; those that a checked ticket won with are marked. */
export function ThaiNumbersList(props: ThaiNumbersListProps) {
  const { prize, numbers, ticket, spread = false, className } = props
  const { t } = useLingui()
  return (
    <ul
      className={cx(
        'tabular-nums',
        spread
          ? 'grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-x-2 gap-y-1 text-[1.0625rem]'
          : 'flex flex-wrap justify-center gap-x-4 font-semibold',
        className,
      )}
    >
      {keyed(numbers).map(({ key, number }) => {
        const hit = isHit(ticket, prize, number)
        return (
          <li key={key}>
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
