import { useAccount } from '#features/session/index.ts'
import { Headline } from '#features/site/headline.tsx'
import { HomeRail } from '#features/site/home-rail.tsx'
import { useNews } from '#features/site/use-news.ts'
import type { BarProps } from '../late-bars.tsx'
import { useOverlays } from '../overlays/overlays.tsx'

const nobody: never[] = []

/** Under the hero: the headlines of the day, then the categories. */
export function RailPart({ categories }: BarProps) {
  const overlays = useOverlays()
  const news = useNews(useAccount() !== null)
  return (
    <div className="flex flex-col gap-[18px] md:gap-[28px]">
      <Headline
        headlines={news?.headlines ?? nobody}
        onOpen={({ id }) => overlays.open('news', { headline: id })}
      />
      <HomeRail categories={categories} />
    </div>
  )
}
