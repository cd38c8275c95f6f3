import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react'

import { Button, type ButtonProps } from './button.tsx'

export { buttonAxes as countdownButtonAxes } from './button.tsx'

/** How often it looks at the clock, and how often it may be pressed, in ms (specification, §4). */
const tick = 500
const throttle = 1000

export type CountdownButtonProps = Omit<ButtonProps, 'asChild' | 'children'> & {
  /** When it may be pressed again, in epoch ms of the server's clock; null or past: now. */
  until: number | null
  /** What the server's clock is ahead of this device's, in ms. @default 0 */
  offset?: number
  /** The verb at rest. */
  children: ReactNode
  /** The words while counting, with whole seconds left, one or more. */
  countingLabel: (seconds: number) => ReactNode
  /** Said once when the counting starts, with the seconds. */
  startedLabel: (seconds: number) => string
  /** Said once when it may be pressed again. */
  endedLabel: string
}

/**
 * A button that counts down to an instant and may then be pressed again: the SMS code. It asks the clock
 * instead of counting ticks, so it is right when the tab wakes up. While counting it can be reached and
 * read, but not pressed; only the start and the end are said, the seconds between are not.
 */
export function CountdownButton({
  until,
  offset = 0,
  children,
  countingLabel,
  startedLabel,
  endedLabel,
  onClick,
  ...rest
}: CountdownButtonProps) {
  const left = useSecondsLeft(until, offset)
  const [seen, setSeen] = useState({ left, widest: left, said: '' })
  const pressed = useRef(-throttle)

  if (seen.left !== left) {
    const said = seen.left === 0 ? startedLabel(left) : left === 0 ? endedLabel : seen.said
    setSeen({ left, widest: left === 0 ? 0 : Math.max(left, seen.widest), said })
  }

  const counting = left > 0
  return (
    <>
      <Button
        {...rest}
        data-state={counting ? 'counting' : 'ready'}
        aria-disabled={counting || rest['aria-disabled']}
        onClick={(event) => {
          if (event.timeStamp - pressed.current < throttle) return
          pressed.current = event.timeStamp
          onClick?.(event)
        }}
      >
        {counting ? (
          // As wide as it was with the most seconds: the field beside it keeps still.
          <span className="grid min-w-0 grid-cols-1 text-secondary">
            <span aria-hidden className="invisible col-start-1 row-start-1">
              {countingLabel(seen.widest)}
            </span>
            <span className="col-start-1 row-start-1">{countingLabel(left)}</span>
          </span>
        ) : (
          children
        )}
      </Button>
      <span role="status" className="sr-only">
        {seen.said}
      </span>
    </>
  )
}

/** Whole seconds until an instant, never below 0; 0 on the server, which has another clock. */
function useSecondsLeft(until: number | null, offset: number): number {
  const end = (until ?? Number.NaN) - offset
  // What is no number is unlike itself, and would be told as a change for ever.
  const read = () => (Number.isFinite(end) ? Math.max(0, Math.ceil((end - Date.now()) / 1000)) : 0)
  const subscribe = useCallback(
    (changed: () => void) => {
      if (until === null) return () => undefined
      const timer = setInterval(changed, tick)
      // Sleeping tabs get no ticks.
      document.addEventListener('visibilitychange', changed)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', changed)
      }
    },
    [until],
  )
  return useSyncExternalStore(subscribe, read, () => 0)
}
