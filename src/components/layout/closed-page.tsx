import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { closedDoor, doorBox, openDoorway } from '../media/doors.ts'
import { Krajang } from '../media/krajang.tsx'

export const closedPageAxes = { door: ['closed', 'open'] } as const

export type ClosedPageProps = {
  /** A `Logo`. */
  brand: ReactNode
  /** The language menu: all that is left of the bars. */
  tools?: ReactNode
  /** What is the case. */
  title: string
  /** Why, and until when. */
  text: string
  /** What is known: since when, until when, one's own address. */
  facts?: readonly { id: string; label: string; value: ReactNode; action?: ReactNode }[]
  /** The way out; customer service is the primary. */
  actions?: ReactNode
  /** `open` is the lit, empty doorway: a page that did not load. @default 'closed' */
  door?: (typeof closedPageAxes.door)[number]
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A page without a house around it: maintenance, region block, a page that did not load. */
export function ClosedPage(props: ClosedPageProps) {
  const { brand, tools, title, text, facts, actions, door = 'closed', className, ref } = props
  return (
    <div
      ref={ref}
      data-slot="closed-page"
      data-variant={door}
      className={cx('relative flex min-h-dvh flex-col bg-canvas', className)}
    >
      <header className="flex items-center justify-between gap-4 px-4 py-3 md:px-10 md:py-5">
        {brand}
        {tools}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-content-max flex-1 flex-col items-center justify-center gap-6 px-6 pb-12 outline-none md:px-10 lg:flex-row lg:gap-[64px]"
      >
        <svg
          viewBox={doorBox}
          aria-hidden="true"
          className="block w-full max-w-[220px] shrink-0 lg:max-w-[430px]"
          dangerouslySetInnerHTML={{ __html: door === 'open' ? openDoorway() : closedDoor() }}
        />
        <div className="w-full min-w-0 max-w-[560px]">
          <h1 className="type-display-md wrap-break-word text-primary max-md:text-[1.875rem] lg:text-[2.5rem]">
            {title}
          </h1>
          <p className="mt-2 type-body-lg wrap-break-word text-secondary">{text}</p>
          {facts && facts.length > 0 && (
            <dl className="mt-5 grid w-fit max-w-full grid-cols-[minmax(0,auto)_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 rounded-card border border-subtle bg-surface px-5 py-4 type-body-md">
              {facts.map((fact) => (
                <div key={fact.id} className="contents">
                  <dt className="wrap-break-word text-secondary">{fact.label}</dt>
                  <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-break-word text-primary">
                    <span className="min-w-0">{fact.value}</span>
                    {fact.action}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {actions && <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">{actions}</div>}
        </div>
      </main>
      <Krajang />
    </div>
  )
}
