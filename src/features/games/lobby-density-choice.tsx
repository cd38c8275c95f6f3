import { Grid2x2Icon, Grid3x3Icon, Segment, SegmentItem } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { localStore } from '#platform/index.ts'
import { memo } from 'react'
import { denseChosen, denseKey, useDense } from './lobby-density.ts'

/** Remembers the choice on this machine. */
function setDense(dense: boolean): void {
  if (dense) localStore.set(denseKey, '1')
  else localStore.remove(denseKey)
  dispatchEvent(new Event(denseChosen))
}

/** Five or ten columns: only where ten fit (DESIGN.md, Grid and breakpoints). */
export const DensityChoice = memo(function DensityChoice() {
  const { t } = useLingui()
  const dense = useDense()
  return (
    <Segment
      size="sm"
      className="hidden w-[92px] 2xl:grid"
      label={t`Size of the covers`}
      value={dense ? 'dense' : 'regular'}
      onValueChange={(to) => setDense(to === 'dense')}
    >
      <SegmentItem value="regular" icon={<Grid2x2Icon size="sm" />} title={t`Large covers`}>
        <span className="sr-only">{t`Large covers`}</span>
      </SegmentItem>
      <SegmentItem value="dense" icon={<Grid3x3Icon size="sm" />} title={t`Small covers`}>
        <span className="sr-only">{t`Small covers`}</span>
      </SegmentItem>
    </Segment>
  )
})
