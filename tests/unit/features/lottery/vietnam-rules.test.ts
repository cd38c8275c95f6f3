import {
  cutNumber,
  headTail,
  newestDraw,
  readVietnam,
  statisticsOf,
  vietnamDrawAt,
  vietnamSearch,
} from '#features/lottery/vietnam-rules.ts'
import { describe, expect, it } from 'vitest'

describe('the address of the Vietnam results', () => {
  it('comes back as it went', () => {
    const view = { tab: 'north', date: '2026-11-19', digits: '3' } as const
    expect(readVietnam(vietnamSearch(view))).toEqual(view)
    expect(vietnamSearch({ tab: 'south', date: '', digits: 'full' })).toBe('')
  })

  it('is the plain page for what makes no sense', () => {
    expect(readVietnam('?tab=moon&date=2026-02-30&digits=9')).toEqual({
      tab: 'south',
      date: '',
      digits: 'full',
    })
  })
})

describe('the day of a draw', () => {
  it('is today from the time of the region on', () => {
    expect(vietnamDrawAt('south', '2026-11-20')).toBe('2026-11-20T09:15:00.000Z')
    expect(vietnamDrawAt('south', 'soon')).toBe('')
    expect(newestDraw('south', Date.parse('2026-11-20T09:14:59Z'))).toBe('2026-11-19')
    expect(newestDraw('south', Date.parse('2026-11-20T09:15:00Z'))).toBe('2026-11-20')
    expect(newestDraw('north', Date.parse('2026-11-20T09:15:00Z'))).toBe('2026-11-19')
  })
})

describe('a number', () => {
  it('is cut to its last digits, the last two apart', () => {
    expect(cutNumber('436612', 'full')).toEqual({ lead: '4366', last: '12' })
    expect(cutNumber('436612', '3')).toEqual({ lead: '6', last: '12' })
    expect(cutNumber('436612', '2')).toEqual({ lead: '', last: '12' })
    expect(cutNumber('78', '3')).toEqual({ lead: '', last: '78' })
  })
})

describe('heads and tails', () => {
  it('stand in the order of the prizes, equal ones too', () => {
    // The first province of picture 22d.
    const rows = headTail(['436612', '50227', '90037', '82419', '16905', '6405', '1031', '1030'])
    expect(rows).toHaveLength(10)
    expect(rows[0]).toEqual({ head: '0', tails: ['5', '5'] })
    expect(rows[1]).toEqual({ head: '1', tails: ['2', '9'] })
    expect(rows[3]).toEqual({ head: '3', tails: ['7', '1', '0'] })
    expect(rows[6]).toEqual({ head: '6', tails: [] })
  })
})

describe('statistics', () => {
  it('count heads, tails and pairs, the most frequent first', () => {
    const { of, heads, tails, most, never } = statisticsOf(['112', '12', '21', '00', '9', 'xx'])
    expect(of).toBe(4)
    expect(heads[1]).toEqual({ key: '1', count: 2 })
    expect(tails[2]).toEqual({ key: '2', count: 2 })
    expect(most).toEqual([{ key: '12', count: 2 }])
    expect(never).toHaveLength(97)
  })

  it('have nothing to say of nothing', () => {
    expect(statisticsOf([])).toMatchObject({ of: 0, most: [] })
  })
})
