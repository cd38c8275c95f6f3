import { useLingui } from '@lingui/react/macro'
import { Bet } from '#features/lottery/bet.tsx'
import { readBetAddress } from '#features/lottery/bet-data.ts'
import { useBet } from '#features/lottery/use-bet.ts'
import { useBrand } from '#features/site/index.ts'
import { bareOf } from './bars.ts'
import { LateBarsToggle } from './late-toggle.tsx'
import { navigate, usePath } from './location.ts'
import { useSearch } from './search.ts'
import { MyTicketsButton, useMyTickets } from './my-tickets-button.tsx'
import { usePageHead } from './page-head.ts'
import { useProtected } from './use-protected.ts'

/** The list that one came from. */
const backHref = '/lottery'

/** `/lottery` with a lottery in its address: a draw of it, and a slip (L1). */
export default function LotteryBet() {
  const search = useSearch()
  const address = readBetAddress(search)
  if (address === null) return <Bet status="missing" backHref={backHref} />
  return <Desk key={address.gameCode} {...address} search={search} />
}

interface DeskProps {
  gameCode: string
  province: string | null
  playType: string | null
  search: string
}

function Desk({ gameCode, province, playType, search }: DeskProps) {
  const { t } = useLingui()
  const { name } = useBrand()
  const path = usePath()
  const protect = useProtected()
  const onTickets = useMyTickets()
  const keep = (name: 'province' | 'playType') => (value: string) => {
    const query = new URLSearchParams(search)
    query.set(name, value)
    navigate(`${path}?${query}`, { replace: true })
  }
  const bet = useBet({
    gameCode,
    province,
    onProvince: keep('province'),
    playType,
    onPlayType: keep('playType'),
    protect: (run) => protect('bets', run),
    onTickets,
    onLeave: () => navigate(backHref),
  })
  usePageHead({
    title: t`Lottery draw · ${name}`,
    description: t`Choose numbers, see what they can win, and send a slip on play credit`,
  })
  return (
    <Bet
      {...bet}
      backHref={backHref}
      lead={bareOf(path) && <LateBarsToggle className="max-md:hidden" />}
      tickets={<MyTicketsButton />}
    />
  )
}
