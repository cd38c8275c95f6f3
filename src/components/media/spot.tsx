import type { Ref } from 'react'
import { cx } from '../cx.ts'
import { ogee } from './ornament.ts'
import { SpotDrawing } from './spot-drawing.tsx'
import { spotBox, type SpotName } from './spots.ts'

export type SpotProps = {
  /** Emblem of the sprite, in the brand's three art inks. */
  name: SpotName
  className?: string
  ref?: Ref<SVGSVGElement>
}

/** An emblem beside words; it says nothing of its own. */
export function Spot({ name, className, ref }: SpotProps) {
  return (
    <svg
      ref={ref}
      data-slot="spot"
      className={cx('block', className)}
      viewBox={spotBox}
      aria-hidden="true"
    >
      <SpotDrawing name={name} />
    </svg>
  )
}

export const nicheAxes = { tone: ['lit', 'grey'] } as const

export type NicheProps = {
  /** Which drawing; without one, something else stands in front of it. */
  name?: SpotName
  /** `grey` says that something failed. @default 'lit' */
  tone?: (typeof nicheAxes.tone)[number]
  className?: string
  ref?: Ref<SVGSVGElement>
}

/** An emblem in its ogee niche: empty and failed states, 120 px or 56. */
export function Niche({ name, tone = 'lit', className, ref }: NicheProps) {
  return (
    <svg
      ref={ref}
      data-slot="niche"
      data-variant={tone}
      className={cx('block', className)}
      viewBox="-4 -4 108 112"
      aria-hidden="true"
    >
      <path
        d={ogee}
        className="fill-bg-sunken stroke-border-default"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={ogee}
        className="fill-none stroke-border-subtle"
        transform="translate(9 11) scale(.82 .89)"
        vectorEffect="non-scaling-stroke"
      />
      {name && (
        <svg
          x="17.5"
          y="27"
          width="65"
          height="67.5"
          viewBox={spotBox}
          className={tone === 'grey' ? 'opacity-60 grayscale' : undefined}
        >
          <SpotDrawing name={name} />
        </svg>
      )}
    </svg>
  )
}
