import { Skeleton } from '#components/index.ts'
import type { Offer } from './lobby-facets.ts'

/** Boxes of the facets that are not known yet. */
export function LobbyFacetsSkeleton({ offer }: { offer: Offer }) {
  if (!offer.sort) return null
  return (
    <div className="flex gap-[10px] overflow-hidden max-md:py-1">
      {['w-[150px]', 'w-[140px]', 'w-20', 'w-[92px]'].map((width) => (
        <Skeleton key={width} className={`h-10 shrink-0 rounded-chip! ${width}`} />
      ))}
    </div>
  )
}
