import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export const surfaceAxes = {
  tone: ['canvas', 'sunken', 'surface', 'raised', 'inverse'],
} as const

const tones = {
  canvas: 'bg-canvas',
  sunken: 'bg-sunken',
  surface: 'rounded-card border border-subtle bg-surface',
  raised: 'rounded-card bg-raised shadow-2',
  // In the scope of the other scheme, its own canvas is what the page calls inverse.
  inverse: 'rounded-card bg-canvas text-primary',
} as const satisfies Record<(typeof surfaceAxes.tone)[number], string>

export type SurfaceProps = {
  children: ReactNode
  /** `inverse` swaps the scheme for everything inside. @default 'surface' */
  tone?: (typeof surfaceAxes.tone)[number]
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A ground to stand on. Cards are never nested in cards. */
export function Surface({ children, tone = 'surface', className, ref }: SurfaceProps) {
  return (
    <div
      ref={ref}
      data-slot="surface"
      data-variant={tone}
      data-surface={tone === 'inverse' ? 'inverse' : undefined}
      className={cx(tones[tone], className)}
    >
      {children}
    </div>
  )
}
