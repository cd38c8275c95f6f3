import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  InfoIcon,
  Skeleton,
  SkeletonGroup,
  ZapIcon,
} from '#components/index.ts'
import type { GameRoom, RoomGame } from '#contract/index.ts'
import { SectionFailure } from '#features/site/index.ts'
import { RoomTable } from './room-table.tsx'
import { type PvpRoomsState, quickestRoom } from './use-pvp-rooms.ts'

export type PvpRoomsProps = PvpRoomsState & {
  open: boolean
  onOpenChange(open: boolean): void
  /** Another game of the studio. */
  onChoose(nodeId: number): void
  onEnter(game: RoomGame, room: GameRoom): void
}

/** Tables of a studio’s games among players: the game left, its rooms right [21f]. */
export function PvpRooms(props: PvpRoomsProps) {
  const { open, onOpenChange } = props
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={1080}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <DialogBody className="p-0! md:min-h-[592px] md:flex-row">
          <div className="flex shrink-0 flex-col gap-3 p-5 md:w-[232px] md:bg-sunken md:px-3 md:py-8">
            <DialogTitle className="md:px-3 md:pe-0">{t`Choose a room`}</DialogTitle>
            <Games {...props} />
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-5 p-5 md:p-8">
            <Rooms {...props} />
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function Games(props: PvpRoomsProps) {
  const { t } = useLingui()
  if (props.status !== 'ready') return null
  const { games, current, onChoose } = props
  return (
    <ul aria-label={t`Games`} className="flex gap-2 max-md:overflow-x-auto md:flex-col">
      {games.map(({ game, players }) => {
        const on = game.nodeId === current.game.nodeId
        return (
          <li key={game.nodeId} className="max-md:w-[220px] max-md:shrink-0">
            <button
              type="button"
              aria-pressed={on}
              onClick={() => onChoose(game.nodeId)}
              className="grid min-h-[56px] w-full grid-cols-[36px_minmax(0,1fr)] content-center gap-x-3 rounded-md px-3 py-2 text-start hover:bg-hover focus-visible:-outline-offset-3 aria-pressed:bg-selected"
            >
              <img
                src={game.imageUrl}
                alt=""
                width={36}
                height={45}
                loading="lazy"
                className="row-span-2 h-[45px] w-[36px] rounded-sm object-cover"
              />
              <span
                lang={game.nameLang}
                className={`self-end type-label wrap-break-word ${on ? 'font-semibold' : ''}`}
              >
                {game.gameName}
              </span>
              <span className="type-caption text-secondary">
                {t`${plural(players, { one: '# player', other: '# players' })}`}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The boxes of what is on its way. */
const boxes = 5

function Rooms(props: PvpRoomsProps) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`}>
          <div className="flex flex-col gap-3">
            {Array.from({ length: boxes }, (_, index) => (
              <Skeleton key={index} className="h-[62px]" />
            ))}
          </div>
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'ready':
      return <Tables {...props} />
  }
}

type ReadyProps = Extract<PvpRoomsProps, { status: 'ready' }>

function Tables({ current, onEnter }: ReadyProps) {
  const { t } = useLingui()
  const { game, seats, fee, rooms } = current
  const quickest = quickestRoom(rooms)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:pe-12">
        <div className="min-w-0">
          <h3 lang={game.nameLang} className="type-display-sm wrap-break-word text-primary">
            {game.gameName}
          </h3>
          <p className="type-body-md text-secondary">
            {t`${plural(seats, { one: '# seat', other: '# seats' })} · ${fee}% fee on winnings`}
          </p>
        </div>
        {quickest && (
          <Button
            variant="primary"
            iconStart={<ZapIcon />}
            onClick={() => onEnter(current, quickest)}
          >
            {t`Join the quickest`}
          </Button>
        )}
      </div>
      <RoomTable game={current} onEnter={(room) => onEnter(current, room)} />
      <p className="flex items-start gap-2 type-body-sm text-secondary">
        <InfoIcon size="sm" className="mt-[3px] shrink-0" />
        {t`A stake leaves your wallet round by round. Nothing is set aside at the table`}
      </p>
    </>
  )
}
