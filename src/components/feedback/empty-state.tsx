import type { ComponentProps, ReactNode } from 'react'

import { Button } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import { RefreshCwIcon } from '../media/icons/interface.ts'
import { Niche } from '../media/spot.tsx'
import type { SpotName } from '../media/spots.ts'

/** A whole page, or one section of a page whose rest lives on. */
export const emptyStateAxes = { variant: ['page', 'section'] } as const

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** @default 'page' */
  variant?: (typeof emptyStateAxes.variant)[number]
  /** The emblem in the niche. */
  emblem: SpotName
  /** What is missing. */
  title: ReactNode
  /** One way to fill it, in one sentence. */
  children?: ReactNode
  /** A page: one primary button first. A section: one small neutral button. */
  actions?: ReactNode
  /** Which heading the title is. @default 2 for a page, 3 for a section */
  level?: 1 | 2 | 3 | 4
}

/** Nothing here yet, and how to change that. */
export function EmptyState(props: EmptyStateProps) {
  return <State slot="empty-state" tone="lit" {...props} />
}

export type ErrorStateProps = EmptyStateProps & {
  /** What to tell customer service, whole: "code NET-504". It can be selected in one press. */
  code?: ReactNode
  /** A way to try again, before the other actions; busy, it keeps the focus it was pressed with. */
  retry?: { label: string; onRetry: () => void; busy?: boolean; busyLabel?: string }
}

/** It could not be loaded: a grey emblem, what happened with its code, and a way to try again. */
export function ErrorState({ code, retry, children, actions, ...rest }: ErrorStateProps) {
  const page = rest.variant !== 'section'
  return (
    <State
      slot="error-state"
      tone="grey"
      role="status"
      {...rest}
      actions={
        retry ? (
          <>
            <Button
              variant={page ? 'primary' : 'neutral'}
              size={page ? 'md' : 'sm'}
              iconStart={<RefreshCwIcon />}
              busy={retry.busy}
              busyLabel={retry.busyLabel}
              onClick={retry.onRetry}
            >
              {retry.label}
            </Button>
            {actions}
          </>
        ) : (
          actions
        )
      }
    >
      {code === undefined ? (
        children
      ) : (
        <>
          {children}{' '}
          <span translate="no" className="select-all">
            {code}
          </span>
        </>
      )}
    </State>
  )
}

type StateProps = EmptyStateProps & { slot: string; tone: 'lit' | 'grey' }

function State({
  slot,
  tone,
  variant = 'page',
  emblem,
  title,
  actions,
  level,
  ...rest
}: StateProps) {
  const page = variant === 'page'
  const Heading = `h${level ?? (page ? 2 : 3)}` as const
  const { className, children, ...root } = rest
  return (
    <div
      {...root}
      data-slot={slot}
      data-variant={variant}
      className={cx(
        'grid',
        page
          ? 'grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-6 pt-[36px] pb-10 text-center'
          : 'grid-cols-[56px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 px-5 py-4 md:items-center md:grid-cols-[56px_minmax(0,1fr)_auto]',
        className,
      )}
    >
      <Niche name={emblem} tone={tone} className={page ? 'w-[120px]' : 'w-[56px]'} />
      <div className={cx('max-w-full min-w-0', page && 'flex flex-col items-center gap-1')}>
        <Heading className={cx('max-w-full', page ? 'type-title-lg' : 'type-title-sm')}>
          {title}
        </Heading>
        {children !== undefined && (
          <p
            className={cx(
              'max-w-[min(30em,100%)] text-secondary',
              page ? 'type-body-md' : 'type-body-sm',
            )}
          >
            {children}
          </p>
        )}
      </div>
      {actions !== undefined && (
        <div
          className={cx(
            'flex max-w-full min-w-0 flex-wrap gap-3',
            page ? 'mt-1 justify-center' : 'max-md:col-start-2',
          )}
        >
          {actions}
        </div>
      )}
    </div>
  )
}
