import {
  Badge,
  Button,
  CheckIcon,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogTitle,
  EmptyState,
  HeartIcon,
  IconButton,
  Image,
  PlayIcon,
  TicketIcon,
  WrenchIcon,
} from '#components/index.ts'
import type { Game } from '#contract/index.ts'
import { type LoadFailure, SectionFailure, useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { SimilarGames } from './similar-games.tsx'
import { useHeart } from './hearts.ts'
import { lotteryHref } from './launch-rules.ts'
import { useClassLabels } from './use-facet-labels.ts'
import { useGameOrigin } from './use-game-origin.ts'

/** `gone`: there is no such game, or not any more. */
export const gameSheetStatuses = ['loading', 'ready', 'gone', 'failed'] as const
export type GameSheetStatus = (typeof gameSheetStatuses)[number]

export type GameSheetState =
  /** `game`: what the card knew already; null for who came by a link. */
  | { status: 'loading'; game: Game | null }
  | { status: 'ready'; game: Game; similar: readonly Game[] }
  | { status: 'gone' }
  | ({ status: 'failed'; game: Game | null } & LoadFailure)

export type GameSheetProps = GameSheetState & {
  open: boolean
  onOpenChange(open: boolean): void
  /** A guest is told that playing needs a login. */
  signedIn: boolean
  /** The house lets games be tried without money; a lottery never is. */
  demo: boolean
  onPlay(game: Game, mode: 'real' | 'demo'): void
  /** Another game's sheet is wanted. */
  onShow(game: Game): void
}

/** Everything about one game before it is played (21a): on a phone the whole screen. */
export function GameSheet(props: GameSheetProps) {
  const { open, onOpenChange } = props
  const { t } = useLingui()
  const game = props.status === 'gone' ? null : props.game
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={960}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
        onOpenAutoFocus={startOnPlay}
        // On a phone the x lies on the cover, whatever its colours.
        className="max-md:[&>:last-child>button]:rounded-full max-md:[&>:last-child>button]:bg-raised"
      >
        <DialogBody className="gap-0! p-0!">
          {game ? <About {...props} game={game} /> : <Unknown {...props} />}
          <SimilarGames {...props} />
        </DialogBody>
        {game?.isOpen && (
          <DialogFooter className="items-center md:hidden">
            <Actions {...props} game={game} />
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  )
}

/** Playing is what the sheet is for; on a phone its button stands behind the similar games. */
function startOnPlay(event: Event) {
  const sheet = event.currentTarget as Element
  // One of the two is not shown, and takes no focus.
  for (const play of sheet.querySelectorAll<HTMLElement>('[data-play]')) play.focus()
  if (document.activeElement?.matches('[data-play]')) event.preventDefault()
}

type AboutProps = GameSheetProps & { game: Game }

function About(props: AboutProps) {
  const { game } = props
  const origin = useGameOrigin(game)
  return (
    // Words larger than drawn make it higher: it takes no less room for that, or what follows lies on it.
    <div className="flex shrink-0 flex-col md:grid md:min-h-[424px] md:grid-cols-[340px_minmax(0,1fr)]">
      <div className="relative aspect-16/9 shrink-0 overflow-hidden md:aspect-auto">
        <Image
          src={game.imageUrl}
          alt=""
          width={320}
          height={400}
          priority
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-3 p-5 md:p-[36px] md:pt-[28px]">
        <div className="flex flex-col">
          <p className="pe-10 type-caption text-secondary">{origin}</p>
          <DialogTitle lang={game.nameLang}>{game.gameName}</DialogTitle>
        </div>
        <Tags {...props} />
        {game.description && <p className="text-secondary">{game.description}</p>}
        <Facts {...props} />
        {game.isOpen && (
          <div className="flex flex-wrap items-center gap-3 pt-1 max-md:hidden">
            <Actions {...props} />
          </div>
        )}
        {!game.isOpen && <FavouriteButton game={game} />}
      </div>
    </div>
  )
}

function Tags({ game, ...props }: AboutProps) {
  const { t } = useLingui()
  const demo = props.demo && lotteryHref(game) === null
  if (!game.isOpen) {
    return <Badge tone="warning" icon={<WrenchIcon size="sm" />}>{t`Under maintenance`}</Badge>
  }
  if (!game.isNew && !game.isHot && !demo) return null
  return (
    <div className="flex flex-wrap gap-2">
      {game.isHot && <Badge>{t`Hot`}</Badge>}
      {game.isNew && <Badge>{t`New`}</Badge>}
      {demo && <Badge tone="positive" icon={<CheckIcon size="sm" />}>{t`Demo available`}</Badge>}
    </div>
  )
}

/** What is known of a game, in one band between hairlines. */
function Facts({ game }: AboutProps) {
  const { t } = useLingui()
  const format = useFormat()
  const classes = useClassLabels()
  const { minLineNum: lines, minBet, gameClassify } = game
  const facts: [term: string, value: string][] = [
    ...(lines
      ? [[t({ message: 'Lines', context: 'slot' }), String(lines)] as [string, string]]
      : []),
    [t`Minimum bet`, format.money(minBet)],
    ...(gameClassify ? [[t`Kind of game`, classes[gameClassify]] as [string, string]] : []),
    [t`Studio`, game.vendorName],
  ]
  return (
    <dl className="flex w-full flex-wrap gap-x-10 gap-y-3 border-y border-subtle py-4">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="type-caption text-secondary">{term}</dt>
          <dd className="type-label font-semibold text-primary tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ game, signedIn, demo, onPlay }: AboutProps) {
  const { t } = useLingui()
  // Its desk asks for a login only when something is bought.
  const lottery = lotteryHref(game) !== null
  const play = signedIn ? t`Play` : t`Log in to play`
  return (
    <>
      <Button
        data-play=""
        variant="primary"
        size="lg"
        iconStart={lottery ? <TicketIcon /> : <PlayIcon />}
        className="max-md:flex-1"
        onClick={() => onPlay(game, 'real')}
      >
        {lottery ? t({ message: 'Buy', context: 'lottery' }) : play}
      </Button>
      {demo && !lottery && (
        <Button size="lg" onClick={() => onPlay(game, 'demo')}>{t`Try demo`}</Button>
      )}
      <FavouriteButton game={game} />
    </>
  )
}

function FavouriteButton({ game }: { game: Game }) {
  const heart = useHeart(game)
  if (!heart) return null
  return (
    <IconButton
      size="lg"
      label={heart.label}
      pressed={heart.pressed}
      className="aria-pressed:text-accent aria-pressed:[&_path]:fill-current"
      onClick={heart.onToggle}
    >
      <HeartIcon />
    </IconButton>
  )
}

/** Who came by a link to a game that is on its way, or not to be had. */
function Unknown(props: GameSheetProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-h-[320px] flex-col gap-4 p-5 md:p-[36px]">
      <DialogTitle className="sr-only">{t`Game`}</DialogTitle>
      {props.status === 'failed' && <SectionFailure {...props} />}
      {props.status === 'gone' && (
        <EmptyState
          emblem="owl"
          title={t`This game isn’t here any more`}
          actions={
            <Button variant="primary" asChild>
              <a href="/rng">{t`See all games`}</a>
            </Button>
          }
        >
          {t`Other rooms of the house are open`}
        </EmptyState>
      )}
    </div>
  )
}
