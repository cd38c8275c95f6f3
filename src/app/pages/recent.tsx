import { useLingui } from '@lingui/react/macro'
import { RecentGames, RecentGamesBoxes } from '#features/games/recent-games.tsx'
import { useRecentGames } from '#features/games/use-recent-games.ts'
import { useBrand } from '#features/site/index.ts'
import { navigate } from '../location.ts'
import { useSearch } from '../search.ts'
import { usePageHead } from '../page-head.ts'
import { Protected } from '../protected.tsx'
import { usePlay } from '../use-play.ts'

export default function RecentPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({ title: t`Recent · ${name}`, description: t`The games you played last` })
  return (
    <Protected
      action="recent"
      standIn={
        <div className="flex min-w-0 flex-col gap-4">
          <h1 className="type-display-md text-primary">{t`Recent`}</h1>
          <RecentGamesBoxes />
        </div>
      }
    >
      <Recent />
    </Protected>
  )
}

function Recent() {
  const recent = useRecentGames(useSearch(), (href) => navigate(href, { replace: true }))
  return <RecentGames {...recent} onPlay={usePlay()} />
}
