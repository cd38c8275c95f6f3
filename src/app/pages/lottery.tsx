import { useLingui } from '@lingui/react/macro'
import { lotteryMenus, openLotteries, popularLotteries } from '#contract/index.ts'
import { FlameLoader } from '#components/index.ts'
import { LotteryList } from '#features/lottery/lottery-list.tsx'
import {
  latestInput,
  menusInput,
  popularInput,
  useLotteryList,
} from '#features/lottery/use-lottery-list.ts'
import { useBrand } from '#features/site/index.ts'
import { preloadable } from '#components/preloadable.ts'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { LateBarsToggle } from '../late-toggle.tsx'
import { navigate } from '../location.ts'
import { useSearch } from '../search.ts'
import { MyTicketsButton } from '../my-tickets-button.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { usePageHead } from '../page-head.ts'
import { restReady, withRest } from '../rest.ts'
import { type Read, read } from '../routes.ts'
import { useProtected } from '../use-protected.ts'

/** The desk of one lottery, fetched by who comes to buy. */
const LateDesk = preloadable(
  async () => (await withRest(() => import('../lottery-bet.tsx'))()).default,
  true,
)
const Desk = import.meta.env.SSR ? (await import('../lottery-bet.tsx')).default : LateDesk

/** Whether a lottery was chosen (section 2: `gameCode`, `vendor`, `playType`). */
const isDesk = (search: string) => new URLSearchParams(search).has('gameCode')

/** Every lottery with its draw on sale, the order of the popular ones, what came out last. */
export function reads(_path: string, search: string): Read[] {
  if (isDesk(search)) return []
  return [
    read(lotteryMenus, menusInput),
    read(popularLotteries, popularInput),
    read(openLotteries, latestInput),
  ]
}

export const body = (search: string) =>
  Promise.all([LateBarsToggle.load(), isDesk(search) && LateDesk.load()])

/** `/lottery` (section 2): the lotteries, or the desk of the one in the address. */
export default function LotteryPage() {
  if (!isDesk(useSearch())) return <Lotteries />
  return (
    <Suspense fallback={<DeskLoader />}>
      <Desk />
    </Suspense>
  )
}

function DeskLoader() {
  const { t } = useLingui()
  return <FlameLoader label={t`Loading`} className="mx-auto my-10" />
}

function Lotteries() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Lottery · ${name}`,
    description: t`Every draw on one clock: daily, every 15 minutes, shares, abroad and e-lottery, on play credit`,
  })
  const overlays = useOverlays()
  const protect = useProtected()
  const onSearchChange = useCallback((next: string, history: 'push' | 'replace') => {
    const go = () => {
      // Who waits may press once more for the same.
      if (location.search !== next) navigate(`/lottery${next}`, { replace: history === 'replace' })
    }
    // What comes next may say things that this page has not said before.
    void restReady().then(go, go)
  }, [])
  const list = useLotteryList({
    search: useSearch(),
    onSearchChange,
    protect: (run) => protect('favourites', run),
  })
  // Draws close by themselves, and say then what the page has not said before.
  const shown = useWhenRestReady(list)
  return (
    <LotteryList
      {...shown}
      // A phone never has the left bar.
      lead={<LateBarsToggle className="max-md:hidden" />}
      tickets={<MyTicketsButton />}
      onLogin={() => overlays.open('login')}
    />
  )
}

/** What was drawn first, until every word and rule is here; from then on what there is. */
function useWhenRestReady<Value>(value: Value): Value {
  const [first] = useState(value)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const go = () => setReady(true)
    void restReady().then(go, go)
  }, [])
  return ready ? value : first
}
