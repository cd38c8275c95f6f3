import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

/** The code and the white around it, in px: 100 + 10 in popovers, 148 in all in the download dialog. */
const measures = { sm: { code: 100, margin: 10 }, lg: { code: 132, margin: 8 } } as const

export const qrCodeAxes = { size: ['sm', 'lg'] } as const satisfies {
  size: (keyof typeof measures)[]
}

/** In bytes of UTF-8. With more the squares get smaller than 1.5 px, and a camera misses them. */
const longest = 280

export type QrCodeProps = {
  /** What a camera reads: an address as a rule. */
  value: string
  /** Says what the code leads to; it is heard and not seen. */
  label: string
  /** Stands in the code's place when there is nothing to encode, or too much for a camera. */
  failedLabel: string
  /** @default 'sm' */
  size?: (typeof qrCodeAxes.size)[number]
  /** The brand's `Mark`, in the middle. The code repairs what it hides. */
  logo?: ReactNode
  /** The same for those who cannot scan: an address to follow, a button that copies it. */
  children?: ReactNode
  className?: string
  ref?: Ref<HTMLElement>
}

/** A code for cameras: black on white in every scheme, which is what cameras expect. */
export function QrCode(props: QrCodeProps) {
  const { label, failedLabel, size = 'sm', logo, children, className, ref } = props
  // Half a character has no address; the encoder would throw at it.
  const value = props.value.toWellFormed()
  const { code, margin } = measures[size]
  const box = code + 2 * margin
  const bytes = new TextEncoder().encode(value).length
  const readable = value.trim() !== '' && bytes <= longest
  return (
    <figure
      ref={ref}
      data-slot="qr-code"
      data-size={size}
      data-state={readable ? undefined : 'failed'}
      className={cx('flex w-fit max-w-full flex-col items-center gap-3', className)}
    >
      {readable ? (
        <div className="relative">
          {/* One drawing with its white: forced colours leave drawings alone. */}
          <svg
            role="img"
            aria-label={label}
            width={box}
            height={box}
            viewBox={`0 0 ${box} ${box}`}
            className="block max-w-full"
          >
            <rect width={box} height={box} rx="10" fill="#ffffff" />
            <QRCodeSVG
              value={value}
              level={logo ? 'H' : 'M'}
              x={margin}
              y={margin}
              size={code}
              role="presentation"
            />
            {logo && (
              <rect x="38%" y="38%" width="24%" height="24%" rx={code * 0.04} fill="#ffffff" />
            )}
          </svg>
          {logo && (
            <span
              aria-hidden="true"
              // On white whatever the scheme is, so in the ink of the light one.
              className="absolute inset-0 m-auto grid size-[17%] [--fy-color-action-primary-bg:var(--fy-color-accent-700)] [--fy-color-action-primary-fg:var(--fy-color-neutral-0)] *:size-full"
            >
              {logo}
            </span>
          )}
        </div>
      ) : (
        <p
          className={cx(
            'grid max-w-full place-items-center rounded-md bg-sunken p-3 text-center type-caption text-secondary',
            size === 'sm' ? 'min-h-[120px] w-[120px]' : 'min-h-[148px] w-[148px]',
          )}
        >
          <span className="w-full min-w-0">{failedLabel}</span>
        </p>
      )}
      {children && <figcaption className="min-w-0 max-w-full text-center">{children}</figcaption>}
    </figure>
  )
}
