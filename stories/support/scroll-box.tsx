import type { ComponentProps } from 'react'

/** A box whose content scrolls, with a name; reached by keys, or a keyboard could not scroll it. */
export function ScrollBox({ label, ...rest }: ComponentProps<'div'> & { label: string }) {
  const reachable = { role: 'region', tabIndex: 0, 'aria-label': label }
  return <div {...rest} {...reachable} />
}
