import { type Ref, useEffect, useImperativeHandle, useRef, useSyncExternalStore } from 'react'
import { cx } from '../cx.ts'
import { flagCode, flagOf, loadFlags, onFlags } from './flag-store.ts'

export { loadFlags } from './flag-store.ts'

export const flagAxes = { size: ['sm', 'md', 'lg'] } as const

const sizes = { sm: 'w-[18px]', md: 'w-[24px]', lg: 'w-[36px]' } as const

export type FlagProps = {
  /** ISO 3166-1 code of two letters, in any case. One that is unknown shows as text. */
  country: string
  /** The country's name; '' when it stands beside the flag. @default '' */
  alt?: string
  /** 18, 24 or 36 px wide, two thirds as high. @default 'md' */
  size?: (typeof flagAxes.size)[number]
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/**
 * A country's flag, fetched when it comes into view. Its code stands on a neutral ground until then,
 * and for good when there is no such flag.
 */
export function Flag({ country, alt = '', size = 'md', className, ref }: FlagProps) {
  const own = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLSpanElement)
  const code = flagCode(country)
  // The server draws the code, and so does the browser while it takes the page over.
  const flag = useSyncExternalStore(
    onFlags,
    () => flagOf(code),
    () => undefined,
  )
  useEffect(() => whenSeen(own.current, () => void loadFlags([code])), [code])
  return (
    <span
      ref={own}
      data-slot="flag"
      data-size={size}
      data-state={flag ? 'ready' : flag === null ? 'unknown' : 'loading'}
      className={cx(
        'relative inline-grid aspect-3/2 shrink-0 place-items-center overflow-hidden rounded-xs bg-hover align-middle',
        // A hairline over the flag: a white one would melt into paper, a dark one into the night.
        'after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring-1 after:inset-ring-default',
        'forced-colors:border',
        sizes[size],
        className,
      )}
    >
      {flag ? (
        <img src={flag} alt={alt} width={36} height={24} className="size-full object-cover" />
      ) : (
        <svg
          viewBox="0 0 36 24"
          className="size-full fill-current text-secondary"
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <text x="18" y="17" textAnchor="middle" fontSize="14" fontWeight="600">
            {[...code].slice(0, 2).join('')}
          </text>
        </svg>
      )}
    </span>
  )
}

/** Calls once, when the element is in view or nearly. */
function whenSeen(element: Element | null, see: () => void): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') {
    see()
    return undefined
  }
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      see()
    },
    { rootMargin: '100px' },
  )
  watch.observe(element)
  return () => watch.disconnect()
}
