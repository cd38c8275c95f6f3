import { useLingui } from '@lingui/react/macro'
import { Seamless } from '#features/games/seamless.tsx'
import { HomeRail } from '#features/site/home-rail.tsx'
import { useSeamless } from '#features/games/use-seamless.ts'
import { useBrand, useCategories, useFlagsOn } from '#features/site/index.ts'
import { LateBarsToggle } from '../late-toggle.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { usePageHead } from '../page-head.ts'

export const body = LateBarsToggle.load

export default function SeamlessPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  const overlays = useOverlays()
  const categories = useCategories(useFlagsOn().has('HOT3'))
  usePageHead({
    title: t`One balance, every room · ${name}`,
    description: t`Games from all studios, straight from one balance of play credit`,
  })
  return (
    <Seamless
      {...useSeamless()}
      lead={<LateBarsToggle />}
      onStudio={({ id, name: vendorName }) =>
        overlays.open('game-picker', { studio: { vassalage: id, vendorName, gameType: null } })
      }
      rooms={<HomeRail categories={categories} />}
    />
  )
}
