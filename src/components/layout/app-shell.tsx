import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { SkipLink } from '../navigation/skip-link.tsx'

export const appShellAxes = { bars: ['shown', 'hidden'] } as const

export type AppShellProps = {
  /** Words of the link that leads past the bars. */
  skipLabel: string
  /** A `HeaderBar`. */
  header: ReactNode
  /** A `SideNav`; it brings its own width. Not shown under 768 px. */
  side?: ReactNode
  /** The page. */
  children: ReactNode
  /** What every page ends with. */
  footer?: ReactNode
  /** A `MobileBar`; shown under 768 px only. */
  mobileBar?: ReactNode
  /** What stands over everything: an offline strip, a region for toasts. */
  notice?: ReactNode
  /** `hidden` leaves the page and its footer alone: /lottery, /seamless. @default 'shown' */
  bars?: (typeof appShellAxes.bars)[number]
  /** The page paints up to the edges: a game frame. @default false */
  bleed?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** The areas of every page: bars around a main that never grows wider than 1360 px. */
export function AppShell(props: AppShellProps) {
  const { skipLabel, header, side, children, footer, mobileBar, notice } = props
  const { bars = 'shown', bleed = false, className, ref } = props
  const shown = bars === 'shown'
  return (
    <div
      ref={ref}
      data-slot="app-shell"
      data-bars={bars}
      className={cx('flex min-h-dvh flex-col', className)}
    >
      <SkipLink>{skipLabel}</SkipLink>
      {notice}
      {/* Hidden, not gone: what it holds watches over the session. */}
      <div hidden={!shown} className="contents">
        {header}
      </div>
      <div className="flex flex-1 items-stretch">
        {shown && side}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {bleed ? (
            children
          ) : (
            <div className="px-4 pt-3 pb-12 md:px-6 md:pt-6 md:pb-[56px] xl:px-8">
              <div className="mx-auto max-w-content-max">{children}</div>
            </div>
          )}
        </main>
      </div>
      {footer}
      {shown && mobileBar}
    </div>
  )
}
