import { type ReactNode, type Ref, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { EyeIcon, EyeOffIcon, RefreshCwIcon } from '../media/icons/interface.ts'
import { Money } from './money.tsx'

/** What stands in the place of a hidden balance (portal.md, Constants). */
export const hiddenAmount = '***'

export type BalanceWellProps = {
  /** The amount, formatted, or what stands for one that could not be had; nothing while it comes. */
  amount?: ReactNode
  /** The reader does not want it seen. */
  hidden: boolean
  /** The eye was pressed. */
  onHiddenChange: (hidden: boolean) => void
  /** The amount is asked for again. */
  onRefresh?: () => void
  /** The amount is being fetched. @default false */
  busy?: boolean
  /** Said in the place of an amount that was asked for again and did not come. */
  problem?: string | undefined
  /** The words of its parts. */
  labels: {
    /** What the amount is: "balance". */
    balance: string
    /** Said in the place of `***`: "hidden". */
    hidden: string
    /** Name of the toggle; pressed means hidden. */
    hide: string
    refresh: string
  }
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** The member's balance in the header: hide it, fetch it again. */
export function BalanceWell(props: BalanceWellProps) {
  const { amount, hidden, onHiddenChange, onRefresh, busy = false, problem, labels } = props
  const { className, ref } = props
  // Only what the reader asks for is said when it is there; the page fetches by itself as well.
  const [asked, setAsked] = useState<'no' | 'now' | 'coming' | 'answered'>('no')
  if (asked === 'now' && busy) setAsked('coming')
  else if (asked === 'coming' && !busy) setAsked('answered')
  else if (asked === 'answered' && busy) setAsked('no')
  return (
    <div
      ref={ref}
      data-slot="balance-well"
      data-state={hidden ? 'hidden' : 'shown'}
      role="group"
      aria-label={labels.balance}
      className={cx(
        'flex min-h-control-md items-center gap-1 rounded-md bg-surface ps-[14px] pe-1 inset-ring inset-ring-subtle',
        className,
      )}
    >
      <Money className="min-w-[3ch] type-label text-[0.9375rem] font-semibold">
        {hidden ? (
          <>
            <span aria-hidden="true">{hiddenAmount}</span>
            <span className="sr-only">{labels.hidden}</span>
          </>
        ) : (
          (amount ?? <span className="inline-block h-[13px] w-20 rounded-sm bg-hover" />)
        )}
      </Money>
      <IconButton
        size="sm"
        label={labels.hide}
        pressed={hidden}
        onClick={() => onHiddenChange(!hidden)}
      >
        {hidden ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
      {onRefresh && (
        <>
          <IconButton
            size="sm"
            label={labels.refresh}
            busy={busy}
            onClick={() => {
              setAsked('now')
              onRefresh()
            }}
          >
            <RefreshCwIcon />
          </IconButton>
          <span aria-live="polite" className="sr-only">
            {asked === 'answered' && (
              <>
                {labels.balance} {problem ?? (hidden ? labels.hidden : amount)}
              </>
            )}
          </span>
        </>
      )}
    </div>
  )
}
