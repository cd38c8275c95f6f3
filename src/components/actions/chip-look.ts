import { cx } from '../cx.ts'

/** The pill that facets share, 40 or 36 px high; a finger gets 44. */
export const chipLook = (size: 'sm' | 'md', chosen: boolean): string =>
  cx(
    'relative inline-flex max-w-full shrink-0 touch-manipulation items-center gap-[7px] rounded-chip',
    'border type-label transition-colors duration-fast',
    'pointer-coarse:after:absolute pointer-coarse:after:-inset-1',
    size === 'sm' ? 'min-h-control-sm' : 'min-h-10',
    chosen
      ? 'border-accent bg-selected text-primary forced-colors:border-2'
      : 'border-default text-secondary hover:bg-hover hover:text-primary',
  )
