import { Skeleton, VendorTabs } from '#components/index.ts'
import { useAfterFrame } from '#components/use-after-frame.ts'
import { useCategoryLabels } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Vendor } from './lobby-facets.ts'
import { LobbyFacetsSkeleton } from './lobby-facets-skeleton.tsx'
import { useFound } from './lobby-found.ts'
import type { LobbyProps } from './lobby-props.ts'
import { filterCount } from './lobby-rules.ts'
import { LobbyResults } from './lobby-results.tsx'
import { LobbySearch } from './lobby-search.tsx'

/** Tabs before any is known, in widths that names have. */
const tabBoxes = ['w-20', 'w-37', 'w-38', 'w-34', 'w-36', 'w-39', 'w-35']

/** Games of one category: studios, facets, search, twenty a page. */
export function Lobby(props: LobbyProps) {
  const { category, vendors, filters, status, page, facets: Facets } = props
  // The games first: every filter leads all the tabs elsewhere, and nobody presses one that soon.
  const vendorHref = useAfterFrame(props.vendorHref)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <LobbyHead {...props} />
      {vendors && vendors.length > 0 && (
        <LobbyStudios
          key={category}
          vendors={vendors}
          current={filters.vendor}
          vendorHref={vendorHref}
        />
      )}
      {!vendors && (
        <div className="flex gap-2 overflow-hidden">
          {tabBoxes.map((width) => (
            <Skeleton key={width} className={`h-12 shrink-0 ${width}`} />
          ))}
        </div>
      )}
      {vendors ? (
        // Nothing but what it shows: what comes alive late may not be drawn anew before it has.
        <Facets
          filters={filters}
          classes={props.classes}
          offer={props.offer}
          // Not the number of games that stand in for those on their way.
          found={status === 'refreshing' ? undefined : page?.totalCount}
          onFilter={props.onFilter}
        />
      ) : (
        <LobbyFacetsSkeleton offer={props.offer} />
      )}
      <LobbyResults {...props} />
    </div>
  )
}

interface LobbyStudiosProps extends Pick<LobbyProps, 'vendorHref'> {
  vendors: readonly Vendor[]
  current: string | null
}

const LobbyStudios = memo(function LobbyStudios(props: LobbyStudiosProps) {
  const { vendors, current, vendorHref } = props
  const { t } = useLingui()
  return (
    <VendorTabs
      label={t`Studios`}
      current={current ?? ''}
      items={[
        { id: '', label: t`All studios`, href: vendorHref(null) },
        ...vendors.map(({ id, name, iconUrl }) => ({
          id,
          label: name,
          href: vendorHref(id),
          thumb: iconUrl,
        })),
      ]}
    />
  )
})

function LobbyHead(props: LobbyProps) {
  const { category, gameCount: games, vendors, lead, filters, page, status, onSearch } = props
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const studios = vendors?.length ?? 0
  const narrowed = filters.vendor !== null || filterCount(filters) > 0
  // What a member keeps is no page of this list; the one before stands until the next is here.
  const found = useFound(filters.favourites ? undefined : page?.totalCount)
  const whole =
    games !== null &&
    studios > 0 &&
    t`${plural(games, { one: '# game', other: '# games' })} from ${plural(studios, { one: '# studio', other: '# studios' })}`
  const waits = narrowed ? status === 'loading' && !filters.favourites : !vendors
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          {lead}
          <h1 className="type-display-md text-primary">{labels[category]}</h1>
        </div>
        <div className="flex min-h-[1lh] items-center type-body-md text-secondary">
          <p>{narrowed ? found : whole}</p>
          {waits && <Skeleton shape="text" className="w-[168px]" />}
        </div>
      </div>
      <LobbySearch {...{ category, onSearch }} name={filters.name} />
    </div>
  )
}
