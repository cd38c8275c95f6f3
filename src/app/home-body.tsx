import { useLingui } from '@lingui/react/macro'
import { Button, type ButtonProps, Page } from '#components/index.ts'
import { announcements, type Banner, hotGames, winnerBoard } from '#contract/index.ts'
import { hotGamesInput } from '#features/games/use-hot-games.ts'
import { winnersInput } from '#features/games/use-winners.ts'
import { promotionsInput } from '#features/promotions/use-promotions.ts'
import { useAccount } from '#features/session/index.ts'
import {
  newsInput,
  useBanners,
  useBrand,
  useCanJoin,
  useCategories,
  useFlagsOn,
} from '#features/site/index.ts'
import { linkOf } from '#features/site/banner-link.ts'
import { HomeHero } from '#features/site/home-hero.tsx'
import { LateHotGames, LateNews, LateRail } from './late-home.tsx'
import { type OverlayName, useOverlays } from './overlays/overlays.tsx'
import { leadsSomewhere, type Read, read } from './routes.ts'

/** What the home shows a guest. */
export function reads(): Read[] {
  return [
    read(announcements, newsInput(false)),
    read(announcements, promotionsInput(false)),
    read(hotGames, hotGamesInput),
    read(winnerBoard, winnersInput),
  ]
}

/** What the home is called: the tab's name, and the page's where no slide has one. */
export function useHomeTitle(): string {
  const { t } = useLingui()
  const { name } = useBrand()
  return t`${name} · Games and lottery on play credit`
}

/** The home without its name: some addresses are a dialog over it (decision 13). */
export function HomeBody() {
  const flags = useFlagsOn()
  const signedIn = useAccount() !== null
  const banners = useBanners('w_home', signedIn).map(withoutDeadEnd)
  const categories = useCategories(flags.has('HOT3'))
  return (
    <Page>
      <div className="flex flex-col gap-[18px] md:gap-[28px]">
        <HomeHero
          title={useHomeTitle()}
          banners={banners}
          actions={signedIn ? <MemberStart /> : <GuestStart />}
          renderAction={(label, href) => (
            <Button size="lg" asChild>
              <a href={href}>{label}</a>
            </Button>
          )}
        />
        <LateRail categories={categories} />
      </div>
      {flags.has('HOT3') && <LateHotGames />}
      <LateNews />
    </Page>
  )
}

/** A slide whose page the site does not have is only to look at. */
function withoutDeadEnd(banner: Banner): Banner {
  const href = linkOf(banner)
  return href === null || leadsSomewhere(href) ? banner : { ...banner, linkage: null }
}

/** Join when registration is open, else log in. */
function GuestStart() {
  const { t } = useLingui()
  const flags = useFlagsOn()
  const canJoin = useCanJoin()
  const hasDemo = flags.has('FREEPLAY3')
  return (
    <>
      {canJoin ? (
        <Button variant="primary" size="lg" asChild>
          <a href="/register">{t`Create an account`}</a>
        </Button>
      ) : (
        <Opener overlay="login" variant="primary">{t`Log in`}</Opener>
      )}
      {hasDemo && <Opener overlay="free-play">{t`Try demo`}</Opener>}
      {!canJoin && !hasDemo && (
        <Button size="lg" asChild>
          <a href="/rng">{t`See all games`}</a>
        </Button>
      )}
    </>
  )
}

/** A button that leads into an overlay, whose code comes when somebody is near. */
function Opener({ overlay, ...rest }: { overlay: OverlayName } & ButtonProps) {
  const { open, prepare } = useOverlays()
  const near = () => prepare(overlay)
  return (
    <Button
      size="lg"
      onClick={() => open(overlay)}
      onPointerEnter={near}
      onFocus={near}
      {...rest}
    />
  )
}

function MemberStart() {
  const { t } = useLingui()
  return (
    <Button variant="primary" size="lg" asChild>
      <a href="/rng?sort=new">{t`New games`}</a>
    </Button>
  )
}
