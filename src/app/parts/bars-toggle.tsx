import { BarsToggle } from '#features/site/bars-toggle.tsx'
import { toggleBars, useBarsOpen } from '../bars.ts'
import { usePath } from '../location.ts'

/** The switch of the bars of this page, which has none until it is pressed (S5). */
export function BarsTogglePart({ className }: { className?: string }) {
  const path = usePath()
  return (
    <BarsToggle open={useBarsOpen(path)} onToggle={() => toggleBars(path)} className={className} />
  )
}
