import { useLingui } from '@lingui/react/macro'
import {
  ArrowLeftIcon,
  Badge,
  Button,
  ClockIcon,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EllipsisVerticalIcon,
  HeadsetIcon,
  HeartIcon,
  IconButton,
  Image,
  MaximizeIcon,
  RefreshCwIcon,
} from '#components/index.ts'
import type { ReactNode } from 'react'
import type { ShownGame } from './launch-rules.ts'

export interface GameBarProps {
  game: ShownGame | null
  mode: 'real' | 'demo'
  /** The balance and the way to fill it; gone where there is no game to play with them. */
  money?: ReactNode
  /** Minutes for which games have been open. */
  minutes: number
  /** The heart, where there is an account to keep it. */
  favourite?: { pressed: boolean; onToggle(): void } | undefined
  /** The game fills the screen. */
  full: boolean
  /** Without it the browser cannot. */
  onFullscreen?: (() => void) | undefined
  onLeave(): void
  onReload(): void
  onService(): void
}

/** The bar over a game, 56 px [21b]. On a phone most of it is in a menu. */
export function GameBar(props: GameBarProps) {
  const { game, mode, money, minutes, favourite, full, onFullscreen, onLeave } = props
  const { onReload, onService } = props
  const { t } = useLingui()
  return (
    <header
      data-slot="game-bar"
      className="flex h-[56px] shrink-0 items-center gap-2 border-b border-subtle bg-(--fy-header-bg) px-1 text-primary md:gap-3 md:px-4"
    >
      <Button
        variant="ghost"
        className="max-md:hidden"
        iconStart={<ArrowLeftIcon className="rtl:-scale-x-100" />}
        onClick={onLeave}
      >
        {t`Leave the game`}
      </Button>
      <IconButton label={t`Leave the game`} className="md:hidden" onClick={onLeave}>
        <ArrowLeftIcon className="rtl:-scale-x-100" />
      </IconButton>
      {game && (
        <span className="h-10 w-8 shrink-0 overflow-hidden rounded-sm bg-sunken max-md:hidden">
          <Image
            src={game.imageUrl}
            alt=""
            width={320}
            height={400}
            priority
            className="size-full object-cover"
          />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h1
          lang={game?.nameLang}
          className="truncate-thai type-label text-[0.9375rem] font-semibold"
        >
          {game?.gameName ?? t`Game`}
        </h1>
        {game && (
          <p translate="no" className="truncate-thai type-caption text-secondary">
            {game.vendorName}
          </p>
        )}
      </div>
      {minutes > 0 && (
        <p className="flex shrink-0 items-center gap-1.5 type-caption text-secondary max-lg:hidden">
          <ClockIcon size="sm" />
          {t`Open for ${minutes} min`}
        </p>
      )}
      {mode === 'demo' && <Badge tone="info">{t`Demo`}</Badge>}
      {money}
      <div className="flex shrink-0 max-md:hidden">
        {favourite && (
          <IconButton
            label={t`Favourite`}
            pressed={favourite.pressed}
            className="aria-pressed:[&_path]:fill-current"
            onClick={favourite.onToggle}
          >
            <HeartIcon />
          </IconButton>
        )}
        <IconButton label={t`Reload the game`} onClick={onReload}>
          <RefreshCwIcon />
        </IconButton>
        <IconButton label={t`Contact customer service`} onClick={onService}>
          <HeadsetIcon />
        </IconButton>
      </div>
      {onFullscreen && (
        <IconButton label={t`Full screen`} pressed={full} onClick={onFullscreen}>
          <MaximizeIcon />
        </IconButton>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger>
          <IconButton label={t`More`} className="md:hidden">
            <EllipsisVerticalIcon />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {favourite && (
            <DropdownMenuItem icon={<HeartIcon />} onSelect={favourite.onToggle}>
              {favourite.pressed ? t`Remove from favourites` : t`Add to favourites`}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={<RefreshCwIcon />} onSelect={onReload}>
            {t`Reload the game`}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<HeadsetIcon />} onSelect={onService}>
            {t`Contact customer service`}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </header>
  )
}
