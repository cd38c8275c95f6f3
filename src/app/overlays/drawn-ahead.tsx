import { OverlayContainer } from '#components/index.ts'
import { Activity, type ReactNode, useInsertionEffect, useState } from 'react'

export interface DrawnAheadProps {
  open: boolean
  /** Draws a dialog that is open, or not. */
  children(open: boolean): ReactNode
}

/**
 * Draws a dialog when there is time, before it is opened for the first time: out of the page, where
 * nobody finds it, and without any effect. What opens then only has to be shown.
 */
export function DrawnAhead({ open, children }: DrawnAheadProps) {
  const [place] = useState(() => document.createElement('div'))
  const [asked, setAsked] = useState(open)
  if (open && !asked) setAsked(true)
  // Before the dialog looks at itself, or takes the focus.
  useInsertionEffect(() => {
    if (!asked) return
    document.body.append(place)
    return () => place.remove()
  }, [asked, place])
  return (
    <Activity mode={asked ? 'visible' : 'hidden'}>
      <OverlayContainer value={place}>{children(open || !asked)}</OverlayContainer>
    </Activity>
  )
}
