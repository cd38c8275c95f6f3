// @vitest-environment jsdom
import GamePickerOverlay from '#app/overlays/game-picker-overlay.tsx'
import PvpRoomsOverlay from '#app/overlays/pvp-rooms-overlay.tsx'
import { gameList, roomList } from '#contract/index.ts'
import type { GamePickerProps } from '#features/games/game-picker.tsx'
import type { PvpRoomsProps } from '#features/games/pvp-rooms.tsx'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { roomGames } from '#stories/fixtures/games/launch.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../features/fake-server.tsx'

const seen = vi.hoisted(() => ({}) as { picker: GamePickerProps; rooms: PvpRoomsProps })
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFlagsOn: () => new Set(),
}))
vi.mock('#app/use-launch.ts', () => ({ useLaunch: () => vi.fn() }))
vi.mock('#features/games/game-picker.tsx', () => ({
  GamePicker: (props: GamePickerProps) => void (seen.picker = props),
}))
vi.mock('#features/games/pvp-rooms.tsx', () => ({
  PvpRooms: (props: PvpRoomsProps) => void (seen.rooms = props),
}))

const onOpenChange = () => {}
const studio = (vassalage: string) => ({ vassalage, vendorName: vassalage, gameType: null })

test('each opening of the picker begins anew, whoever’s games it had before', async () => {
  const server = fakeServer()
  const drawn = (vassalage: string, open: boolean) => (
    <GamePickerOverlay
      open={open}
      onOpenChange={onOpenChange}
      request={{ studio: studio(vassalage) }}
    />
  )
  const { rerender } = render(drawn('KRT', true), { wrapper: server.wrapper })
  await act(async () => server.last(gameList).answer(gamePage(slotGames.slice(0, 2), 1, 2)))
  act(() => seen.picker.onName('naga'))
  act(() => seen.picker.onSearch())
  act(() => seen.picker.onPage(2))
  expect(server.last(gameList).input).toMatchObject({ gameName: 'naga', pageNo: 2 })
  rerender(drawn('KRT', false))
  expect(seen.picker.name).toBe('naga')
  rerender(drawn('LTF', true))
  expect(seen.picker).toMatchObject({ status: 'loading', name: '' })
  const { input } = server.last(gameList)
  expect(input).toMatchObject({ vassalage: 'LTF', pageNo: 1 })
  expect(input).not.toHaveProperty('gameName')
  rerender(drawn('LTF', false))
  rerender(drawn('KRT', true))
  expect(seen.picker).toMatchObject({ name: '', games: slotGames.slice(0, 2) })
})

test('so does each of the rooms', async () => {
  const [first, second] = roomGames
  if (!first || !second) throw new Error('No fixture')
  const server = fakeServer()
  const drawn = (room: typeof first.game, open = true) => (
    <PvpRoomsOverlay open={open} onOpenChange={onOpenChange} request={{ room }} />
  )
  const { rerender } = render(drawn(first.game), { wrapper: server.wrapper })
  await act(async () => server.last(roomList).answer({ list: roomGames }))
  expect(seen.rooms).toMatchObject({ current: first })
  rerender(drawn(first.game, false))
  rerender(drawn(second.game))
  await act(async () => server.last(roomList).answer({ list: roomGames }))
  expect(seen.rooms).toMatchObject({ current: second })
})
