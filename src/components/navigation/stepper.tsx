import type { MouseEventHandler, Ref } from 'react'
import { cx } from '../cx.ts'
import { CheckIcon } from '../media/icons/interface.ts'

/** What a step is: behind, here, or to come. */
export type StepState = 'done' | 'now' | 'next'

export type StepperStep = {
  id: string
  label: string
  /** Where a step that is done can be changed. */
  href?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export type StepperProps = {
  /** Names the list: "steps of a deposit". */
  label: string
  /** The whole way, in order. */
  steps: readonly StepperStep[]
  /** Index of the step one is at, from 0; as many as there are steps when all of them are done. */
  current: number
  /** Words for what the eye reads from check, fill and ring: "done", "now", "next". */
  stateLabels: Readonly<Record<StepState, string>>
  className?: string
  ref?: Ref<HTMLDivElement>
}

const node: Record<StepState, string> = {
  done: 'bg-status-positive-bg text-status-positive-fg forced-colors:border',
  now: 'bg-action-primary-bg text-action-primary-fg forced-colors:border-2 forced-colors:border-[Highlight]',
  next: 'text-muted inset-ring-[1.5px] inset-ring-(--fy-color-border-control) forced-colors:border',
}

const name: Record<StepState, string> = {
  done: 'text-secondary',
  now: 'font-semibold text-primary',
  next: 'text-muted',
}

// The line to the next step; folded, it takes the room that the words leave. A node and the gap to the
// line are 36 px: where there is less for each, the way goes on below.
const line =
  '@max-sm:not-last:grow @max-sm:not-last:basis-9 not-last:after:h-0.5 not-last:after:w-10 ' +
  '@max-sm:not-last:after:w-2 @max-sm:not-last:after:flex-1 ' +
  'forced-colors:not-last:after:bg-[CanvasText]'

const words = 'flex min-w-0 items-center gap-[10px]'

/**
 * The steps of a flow: what is done, where one is, what comes. Where it has less than 480 px, the words
 * of the others leave and those of the step one is at stand under the row.
 */
export function Stepper(props: StepperProps) {
  const { label, steps, current, stateLabels, className, ref } = props
  const here = steps[current]
  return (
    <div ref={ref} data-slot="stepper" className={cx('@container min-w-0 type-label', className)}>
      <ol aria-label={label} className="flex flex-wrap gap-x-2 gap-y-3 @sm:gap-x-3">
        {steps.map((step, at) => {
          const state = at < current ? 'done' : at === current ? 'now' : 'next'
          const face = (
            <>
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-[28px] shrink-0 place-items-center overflow-hidden rounded-full font-semibold',
                  node[state],
                )}
              >
                {state === 'done' ? <CheckIcon size="sm" /> : at + 1}
              </span>
              <span className={cx('start-0 min-w-0 wrap-break-word @max-sm:sr-only', name[state])}>
                {step.label}
              </span>
              {/* The space is for the name: it would read “paydone”. */ ' '}
              <span className="sr-only start-0">{stateLabels[state]}</span>
            </>
          )
          return (
            <li
              key={step.id}
              aria-current={state === 'now' ? 'step' : undefined}
              data-state={state}
              className={cx(
                'relative flex max-w-full min-w-0 items-center gap-2 @sm:gap-3',
                line,
                state === 'done'
                  ? 'not-last:after:bg-(--fy-color-status-positive-solid)'
                  : 'not-last:after:bg-(--fy-color-border-control)',
              )}
            >
              {state === 'done' && step.href ? (
                <a
                  href={step.href}
                  onClick={step.onClick}
                  className={cx(words, 'rounded-sm hover:underline')}
                >
                  {face}
                </a>
              ) : (
                <span className={words}>{face}</span>
              )}
            </li>
          )
        })}
      </ol>
      {here && (
        // Said in the list already.
        <p
          aria-hidden="true"
          className="mt-2 font-semibold wrap-break-word text-primary @sm:hidden"
        >
          {here.label}
        </p>
      )}
    </div>
  )
}
