import { useWinners } from '#features/games/use-winners.ts'
import { Winners } from '#features/games/winners.tsx'
import { HomePromotions } from '#features/promotions/home-promotions.tsx'
import { promotionHref, promotionsHref } from '#features/promotions/promotion-rules.ts'
import { usePromotions } from '#features/promotions/use-promotions.ts'
import { useAccount } from '#features/session/index.ts'

/** Winners and promotions, side by side where there is room. */
export function NewsPart() {
  const winners = useWinners()
  const promotions = usePromotions(useAccount() !== null)
  return (
    <div data-later="" className="below-fold grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-6">
      <Winners {...winners} />
      <HomePromotions {...promotions} hrefOf={promotionHref} moreHref={promotionsHref} />
    </div>
  )
}
