import { useLingui } from '@lingui/react/macro'
import { lotteryMenus, openLotteries, popularLotteries } from '#contract/lottery.ts'
import { LotteryList } from '#features/lottery/lottery-list.tsx'
import {
  latestInput,
  menusInput,
  popularInput,
  useLotteryList,
} from '#features/lottery/use-lottery-list.ts'
import { useBrand } from '#features/site/index.ts'
import { useCallback } from 'react'
import { LateBarsToggle } from '../late-toggle.tsx'
import { navigate, useSearch } from '../location.ts'
import { useOverlays } from '../overlays/overlays.tsx'
import { usePageHead } from '../page-head.ts'
import { restReady } from '../rest.ts'
import { type Read, read } from '../routes.ts'
import { useProtected } from '../use-protected.ts'

/** Every lottery with its draw on sale, the order of the popular ones, what came out last. */
export function reads(): Read[] {
  return [
    read(lotteryMenus, menusInput),
    read(popularLotteries, popularInput),
    read(openLotteries, latestInput),
  ]
}

/** The lotteries: `/lottery` (section 2). */
export default function LotteryPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Lottery · ${name}`,
    description: t`Every draw on one clock: daily, every 15 minutes, shares, abroad and e-lottery, on play credit`,
  })
  return <List />
}

function List() {
  const overlays = useOverlays()
  const protect = useProtected()
  const onSearchChange = useCallback((next: string, history: 'push' | 'replace') => {
    const go = () => navigate(`/lottery${next}`, { replace: history === 'replace' })
    // What comes next may say things that this page has not said before.
    void restReady().then(go, go)
  }, [])
  const list = useLotteryList({
    search: useSearch(),
    onSearchChange,
    protect: (run) => protect('favourites', run),
  })
  return (
    <LotteryList
      {...list}
      // A phone never has the left bar.
      lead={<LateBarsToggle className="max-md:hidden" />}
      onLogin={() => overlays.open('login')}
    />
  )
}
