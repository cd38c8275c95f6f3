import type { Ref } from 'react'
import { cx } from '../cx.ts'

/** Pixels per size: `sm` in running text, `md` in controls, `lg` in badges (DESIGN.md, Icons). */
export const iconSizes = { sm: 16, md: 20, lg: 24 } as const

export const iconAxes = { size: ['sm', 'md', 'lg'] } as const satisfies {
  size: (keyof typeof iconSizes)[]
}

export type IconProps = {
  /** @default 'md' */
  size?: keyof typeof iconSizes
  className?: string
  ref?: Ref<SVGSVGElement>
}

/** A drawing that says nothing of its own: the name always stands beside it in words. */
export type Icon = (props: IconProps) => React.JSX.Element

/**
 * Turns the one line of a drawing into a component.
 *
 * @param line the `d` of its path. Not markup: to read that, a browser starts a parser for each icon,
 * which takes up to a third of the time in which a card is made while somebody scrolls.
 */
export function icon(line: string): Icon {
  return function Drawing({ size = 'md', className, ref }) {
    return (
      <svg
        ref={ref}
        data-slot="icon"
        data-size={size}
        className={cx('block shrink-0', className)}
        width={iconSizes[size]}
        height={iconSizes[size]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={line} />
      </svg>
    )
  }
}
