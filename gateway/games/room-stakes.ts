import { type HouseRoom, houseRooms } from '#gateway/sandbox/content/rooms.ts'
import { toMinor } from '#gateway/wallet/money.ts'
import { stakesOf } from './play/engines.ts'

export const roomIdOf = (nodeId: number, { id }: Pick<HouseRoom, 'id'>) => `${nodeId}-${id}`

/** The room of this id; null where a game has none such. */
export const houseRoomOf = (nodeId: number, roomId: string | null): HouseRoom | null =>
  houseRooms.find((room) => roomIdOf(nodeId, room) === roomId) ?? null

/** What may be staked in a room, in minor units, from the least on. */
export const stakesIn = ({ leastStake }: HouseRoom): bigint[] => stakesOf(toMinor(leastStake))

/** What may be staked at a game, or in a room of it: nothing in one that there is not. */
export function stakesAt(
  { nodeId, minBet }: { nodeId: number; minBet: number },
  roomId: string | null,
): bigint[] {
  if (roomId === null) return stakesOf(BigInt(minBet))
  const room = houseRoomOf(nodeId, roomId)
  return room ? stakesIn(room) : []
}
