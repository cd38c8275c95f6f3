import { mainNumbers, readResults, resultsHref } from '#features/lottery/results-rules.ts'
import { proofHref } from '#features/lottery/tickets-rules.ts'
import { resultsInput } from '#features/lottery/use-results.ts'
import { describe, expect, it } from 'vitest'

describe('the address of the archive', () => {
  it('comes back as it went', () => {
    const view = {
      room: 'all',
      gameCode: 'YEEKEE_15',
      date: '2026-11-20',
      drawId: '',
      pageNo: 3,
    } as const
    const href = resultsHref(view)
    expect(href).toBe('/lottery/results?gameCode=YEEKEE_15&date=2026-11-20&pageNo=3')
    expect(readResults(new URL(href, 'https://foyer.test').search)).toEqual(view)
  })

  it('names one draw alone, as a ticket leads to it', () => {
    const drawId = 'VN_SOUTH:20261120:ben-tre'
    const href = proofHref({ drawId })
    expect(href).toBe('/lottery/results?drawId=VN_SOUTH%3A20261120%3Aben-tre')
    const view = readResults(new URL(href, 'https://foyer.test').search)
    expect(view).toMatchObject({ drawId, gameCode: '', date: '', pageNo: 1 })
    expect(resultsInput(view)).toEqual({ drawId, pageNo: 1, pageSize: 10 })
    expect(readResults('?drawId=<b>').drawId).toBe('')
  })

  it('names the Thai room alone', () => {
    expect(resultsHref({ room: 'thai', gameCode: 'X', pageNo: 2 })).toBe(
      '/lottery/results?view=thai&pageNo=2',
    )
    expect(readResults('?view=thai').room).toBe('thai')
  })

  it('is the plain page for what makes no sense', () => {
    expect(readResults('?gameCode=<b>&date=never&pageNo=-1')).toEqual({
      room: 'all',
      gameCode: '',
      date: '',
      drawId: '',
      pageNo: 1,
    })
    expect(resultsHref({})).toBe('/lottery/results')
  })
})

describe('the numbers of a draw', () => {
  it('are both ends of a house’s own, else the first prize', () => {
    const top = { code: 'top', numbers: ['829'] }
    const bottom = { code: 'bottom', numbers: ['04'] }
    expect(mainNumbers([top, bottom])).toEqual(['829', '04'])
    expect(mainNumbers([{ code: 'DB', numbers: ['436612'] }, top].slice(0, 1))).toEqual(['436612'])
    expect(mainNumbers([])).toEqual([])
  })
})
