// Live tables: a kind of game in a room.
import { classOf, daysBefore, emblemOf, identityOf, namesOf } from './game.ts'
import { dealt, kinds, rooms } from './names/tables.ts'
import type { SandboxGame } from './types.ts'

/** Fills ~ of each pattern with the room's name in the same language. */
const inRoom = (patterns: readonly string[], room: readonly string[]) =>
  patterns.map((pattern, i) => pattern.replace('~', room[i] ?? ''))

/** 86 tables; each vendor starts at another room, so that tabs do not all begin alike. */
export const liveGames = (): SandboxGame[] =>
  dealt.flatMap(([vendor = '', ...counts], vendorIndex) => {
    let serial = 2000
    return kinds.flatMap(([gameClass = '', emblem = '', minBet = '', ...patterns], kind) =>
      Array.from({ length: Number(counts[kind]) }, (_, i) => {
        serial += 1
        const room = rooms[(vendorIndex * 7 + kind * 3 + i) % rooms.length] ?? []
        const rank = i * 40 + kind * 6 + vendorIndex
        return {
          ...identityOf(`${vendor}-${serial}`),
          gameType: 'LIVE' as const,
          names: namesOf(...inRoom(patterns, room)),
          description: null,
          gameClassify: classOf(gameClass),
          minBet,
          minLineNum: null,
          emblem: emblemOf(emblem),
          isNew: false,
          isHot: rank === 0,
          isOpen: true,
          popularity: 900_000 - rank * 1000,
          addedAt: daysBefore(60 + rank),
        }
      }),
    )
  })
