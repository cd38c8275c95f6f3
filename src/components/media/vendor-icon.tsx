import { type Ref, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { Image } from './image.tsx'

/** In px: rows of bars, tabs, lists of rooms. */
const sides = { sm: 20, md: 34, lg: 48 } as const
const looks = { sm: 'size-icon rounded-xs', md: 'size-[34px] rounded-sm', lg: 'size-12 rounded-md' }

export const vendorIconAxes = {
  tone: ['colour', 'ink', 'auto'],
  size: ['sm', 'md', 'lg'],
} as const satisfies { tone: string[]; size: (keyof typeof sides)[] }

export type VendorIconProps = {
  /** Address of the picture in the vendor's colours. */
  src: string | null | undefined
  /** Address of the white one, which is shown in the colour of the words beside it. */
  white?: string | null
  /** Whose it is; '' when the name stands beside it. */
  alt: string
  /** `auto`: colours at rest, ink while the row around it (`group/row`) is hovered or current. @default 'colour' */
  tone?: (typeof vendorIconAxes.tone)[number]
  /** @default 'md' */
  size?: (typeof vendorIconAxes.size)[number]
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/**
 * A vendor's icon in two colours: its own, and the ink of the text (S7). White on a light bar would be
 * gone, so the white picture is only the shape. One that is missing or fails leaves the colours.
 */
export function VendorIcon(props: VendorIconProps) {
  const { src, white, alt, tone = 'colour', size = 'md', className, ref } = props
  const mask = useId()
  const [failed, setFailed] = useState<string | null>(null)
  const shape = tone !== 'colour' && white && white !== failed ? white : null
  const both = tone === 'auto' && shape !== null
  const side = sides[size]
  return (
    <span
      ref={ref}
      data-slot="vendor-icon"
      data-tone={tone}
      data-size={size}
      className={cx('relative block shrink-0 overflow-hidden', looks[size], className)}
    >
      {(both || !shape) && (
        <Image
          src={src}
          alt={alt}
          width={side}
          height={side}
          className={cx(
            'size-full object-cover',
            both && 'group-hover/row:opacity-0 group-aria-[current]/row:opacity-0',
          )}
        />
      )}
      {shape && (
        <svg
          {...(alt && !both ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          viewBox="0 0 24 24"
          className={cx(
            'absolute inset-0 size-full',
            both && 'opacity-0 group-hover/row:opacity-100 group-aria-[current]/row:opacity-100',
          )}
        >
          <mask id={mask}>
            <image href={shape} width="24" height="24" onError={() => setFailed(shape)} />
          </mask>
          <rect width="24" height="24" fill="currentColor" mask={`url(#${mask})`} />
        </svg>
      )}
    </span>
  )
}
