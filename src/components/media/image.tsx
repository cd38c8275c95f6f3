import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { useAfterFrame } from '../use-after-frame.ts'
import { kranok, ogee } from './ornament.ts'

export const imageAxes = { fallback: ['game', 'avatar'] } as const

export type ImageProps = {
  /** Nothing, or an address that fails, shows the fallback. */
  src: string | null | undefined
  /** What the picture says; '' when the words beside it say the same. */
  alt: string
  /** Own size in px: the box keeps this ratio before, while and after loading. */
  width: number
  /** Own size in px. */
  height: number
  /** @default 'game' */
  fallback?: (typeof imageAxes.fallback)[number]
  /** Loads at once, ahead of others: what the first screen shows. @default false */
  priority?: boolean
  className?: string
  ref?: Ref<Element>
}

const fallbacks = {
  game: (
    <>
      <path d={ogee} />
      <path
        d={kranok}
        fillRule="evenodd"
        className="fill-bg-sunken"
        transform="translate(27 36) scale(.46 .5)"
      />
    </>
  ),
  avatar: (
    <path d="M50 14a20 20 0 1 1 0 40a20 20 0 0 1 0-40ZM12 96c2-20 18-32 38-32s36 12 38 32Z" />
  ),
}

/** A picture that never jumps and never stays broken. */
export function Image(props: ImageProps) {
  const { src, alt, width, height, fallback = 'game', priority, className, ref } = props
  const own = useRef<Element>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // After the words beside it: to take a picture away and to ask for another holds up their frame.
  const shown = useAfterFrame(src)
  useImperativeHandle(ref, () => own.current as Element)

  const image = useCallback((element: HTMLImageElement | null) => {
    own.current = element
    // The error may have come before hydration, when nobody listened: it comes again, for whoever listens
    // around it as well. A vector picture without a size of its own may say 0 as well, so the browser is
    // asked whether it can show it.
    if (element?.complete && !element.naturalWidth) {
      element.decode().catch(() => element.dispatchEvent(new Event('error')))
    }
  }, [])

  const root = {
    'data-slot': 'image',
    // Never the picture before beside these words.
    className: cx('block max-w-full', shown !== src && 'invisible', className),
    width,
    height,
  }
  if (src && shown && failed !== shown) {
    return (
      <img
        {...root}
        // One that stays would show the picture before until the other has come.
        key={shown}
        ref={image}
        src={shown}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(shown)}
      />
    )
  }
  return (
    <svg
      {...root}
      ref={own as Ref<SVGSVGElement>}
      data-state="fallback"
      className={cx('bg-sunken fill-border-control', root.className)}
      viewBox={`0 0 ${width} ${height}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <svg x="25%" y="25%" width="50%" height="50%" viewBox="0 0 100 100">
        {fallbacks[fallback]}
      </svg>
    </svg>
  )
}
