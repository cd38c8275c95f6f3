import { describe, expect, it } from 'vitest'
import { expandCatalogue } from '#gateway/sandbox/catalogue.ts'
import { winnersOn } from '#gateway/sandbox/winners.ts'

const catalogue = expandCatalogue()
const morning = new Date('2026-11-20T02:00:00Z')
const evening = new Date('2026-11-20T15:00:00Z')
const nextDay = new Date('2026-11-20T17:30:00Z')

describe('winners', () => {
  it('are the same all day in Bangkok, and others on the next', () => {
    expect(winnersOn(morning, catalogue)).toEqual(winnersOn(evening, catalogue))
    expect(winnersOn(nextDay, catalogue)).not.toEqual(winnersOn(evening, catalogue))
  })

  it('are 20, largest first, in the past', () => {
    const board = winnersOn(morning, catalogue)
    expect(board).toHaveLength(20)
    const amounts = board.map(({ winAmount }) => Number(winAmount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    for (const { winAmount, winTime, nodeId, account } of board) {
      expect(winAmount).toMatch(/^\d+\.(00|50)$/)
      expect(winTime.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-19T17:00:00Z'))
      expect(catalogue.popular).toContain(nodeId)
      expect(account).toMatch(/^.{1,2}\*\*\*.+$/u)
    }
  })

  it('name nobody twice', () => {
    const board = winnersOn(morning, catalogue)
    expect(new Set(board.map(({ nodeId }) => nodeId)).size).toBe(20)
  })
})
