import { useLingui } from '@lingui/react/macro'
import {
  Badge,
  Button,
  LockIcon,
  Spot,
  type SpotName,
  spotNames,
  Table,
  type TableColumn,
  UsersIcon,
} from '#components/index.ts'
import type { GameRoom, RoomGame } from '#contract/index.ts'
import { useFormat, useLocale, useTableWords } from '#features/site/index.ts'
import { useMemo } from 'react'

const isSpot = (name: string): name is SpotName => (spotNames as readonly string[]).includes(name)

/** Which of the seats are taken: dots for the eye, words for whoever cannot see them. */
function Seats({ room }: { room: GameRoom }) {
  const { t } = useLingui()
  const { taken, seats } = room
  return (
    <span className="inline-flex items-center gap-1">
      <span aria-hidden="true" className="inline-flex gap-1">
        {Array.from({ length: Math.min(seats, 12) }, (_, index) => (
          <span
            key={index}
            className={`size-3 rounded-full border border-control ${index < taken ? 'bg-(--fy-color-text-secondary)' : ''}`}
          />
        ))}
      </span>
      <span className="sr-only">{t`${taken} of ${seats} seats taken`}</span>
    </span>
  )
}

function useColumns(onEnter: (room: GameRoom) => void): TableColumn<GameRoom>[] {
  const { t } = useLingui()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'room',
        header: t`Room`,
        cell: (room) => (
          <span lang={room.nameLang} className="flex items-center gap-3">
            {isSpot(room.emblem) && <Spot name={room.emblem} className="size-10 shrink-0" />}
            <span className="min-w-0">
              {room.name}
              {room.note && (
                <span className="block type-caption font-regular text-secondary">{room.note}</span>
              )}
            </span>
          </span>
        ),
      },
      {
        id: 'balance',
        header: t`Minimum balance`,
        kind: 'number',
        cell: (room) => format.roundMoney(room.leastBalance),
      },
      {
        id: 'stakes',
        header: t`Stakes a round`,
        kind: 'number',
        cell: (room) => {
          const [least, most] = [room.leastStake, room.mostStake].map(format.roundMoney)
          return t`${least} to ${most}`
        },
      },
      { id: 'seats', header: t`Seats`, cell: (room) => <Seats room={room} /> },
      {
        id: 'enter',
        header: t`Enter`,
        kind: 'action',
        cell: (room) => {
          const { name, rank } = room
          if (room.state === 'full') {
            return (
              <Badge icon={<UsersIcon size="sm" />}>
                {t({ message: 'Full', context: 'room' })}
              </Badge>
            )
          }
          if (room.state === 'locked') {
            return (
              <Badge tone="line" icon={<LockIcon size="sm" />}>
                {rank === null ? t({ message: 'Locked', context: 'room' }) : t`From VIP ${rank}`}
              </Badge>
            )
          }
          return (
            <Button size="sm" aria-label={t`Enter ${name}`} onClick={() => onEnter(room)}>
              {t`Enter`}
            </Button>
          )
        },
      },
    ],
    [t, format, onEnter],
  )
}

/** The tables of one game; one that takes nobody has a tag, never a dead button. */
export function RoomTable(props: { game: RoomGame; onEnter(room: GameRoom): void }) {
  const { game, onEnter } = props
  const { t } = useLingui()
  const { locale } = useLocale()
  const columns = useColumns(onEnter)
  return (
    <Table
      caption={t`Rooms`}
      columns={columns}
      rows={game.rooms}
      rowKey={(room) => room.roomId}
      locale={locale}
      empty={null}
      labels={useTableWords(t`Lowest stakes first`)}
    />
  )
}
