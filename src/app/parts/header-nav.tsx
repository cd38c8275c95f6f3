import { useLingui } from '@lingui/react/macro'
import { IconButton, SearchIcon } from '#components/index.ts'
import { useAccount } from '#features/session/index.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { SiteHeaderNav } from '#features/site/site-header-nav.tsx'
import type { BarProps } from '../late-bars.tsx'
import { MoreSwitch } from '../menus/more-switch.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { placeOf } from '../place-of.ts'
import { usePlaces } from '../use-places.ts'

export interface HeaderNavPartProps extends BarProps {
  path: string
}

/** The header's links, the menu of those without room, and the search. */
export function HeaderNavPart({ path, categories }: HeaderNavPartProps) {
  // A member's balance takes the room of some links.
  const crowded = useAccount() !== null
  const overlays = useOverlays()
  const hasDemo = useFlagsOn().has('FREEPLAY3') && !crowded
  const onDemo = hasDemo ? () => overlays.open('free-play') : undefined
  return (
    <>
      <SiteHeaderNav
        path={placeOf(path)}
        categories={categories}
        crowded={crowded}
        places={usePlaces()}
        moreAlways={hasDemo}
        renderMore={(items) => <MoreSwitch items={items} crowded={crowded} onDemo={onDemo} />}
      />
      <SearchButton />
    </>
  )
}

/** Opens the search; its code comes when somebody is near. */
function SearchButton() {
  const { t } = useLingui()
  const overlays = useOverlays()
  const near = () => overlays.prepare('search')
  return (
    <IconButton
      label={t`Search`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => overlays.open('search')}
      onPointerEnter={near}
      onFocus={near}
    >
      <SearchIcon />
    </IconButton>
  )
}
