import {
  daysOf,
  filterRows,
  isFiltered,
  listReducer,
  type ListState,
  readList,
  rowStep,
  startState,
  viewOf,
  weekdayAt,
  writeList,
} from '#features/lottery/lottery-list-rules.ts'
import { describe, expect, it } from 'vitest'

const full: ListState = {
  listType: 'recent',
  tag: null,
  name: 'โคม',
  weekday: 6,
  rows: 3 * rowStep,
}

describe('the state of the list', () => {
  it('starts with no list type and no tag', () => {
    expect(startState).toEqual({
      listType: null,
      tag: null,
      name: '',
      weekday: null,
      rows: rowStep,
    })
    expect(viewOf(startState)).toEqual({ kind: 'list', listType: 'hot' })
  })

  it('a tag clears list type, search text and weekday', () => {
    expect(listReducer(full, { type: 'tag', tag: 'YEEKEE' })).toEqual({
      listType: null,
      tag: 'YEEKEE',
      name: '',
      weekday: null,
      rows: rowStep,
    })
  })

  it.each(['hot', 'favourites', 'recent'] as const)('%s sets list type and clears tag', (one) => {
    const state: ListState = { ...full, listType: null, tag: 'DAILY', name: 'a' }
    expect(listReducer(state, { type: 'list', listType: one })).toEqual({
      listType: one,
      tag: null,
      name: 'a',
      weekday: 6,
      rows: rowStep,
    })
  })

  it('filters within what is chosen, and everywhere from the start', () => {
    const named = listReducer(startState, { type: 'name', name: ' โคม\u0000 ' })
    expect(named).toEqual({ ...startState, name: 'โคม' })
    expect(viewOf(named)).toEqual({ kind: 'all' })
    expect(viewOf({ ...named, tag: 'DAILY' })).toEqual({ kind: 'tag', tag: 'DAILY' })
    const everywhere = listReducer(full, { type: 'everywhere' })
    expect(everywhere).toEqual({ ...startState, name: 'โคม' })
    const day = listReducer(startState, { type: 'weekday', weekday: 1 })
    expect([isFiltered(startState), isFiltered(named), isFiltered(day)]).toEqual([
      false,
      true,
      true,
    ])
    expect(listReducer(full, { type: 'clear' })).toEqual({
      ...full,
      name: '',
      weekday: null,
      rows: rowStep,
    })
  })

  it('draws more where more was asked for, and begins anew with other lotteries', () => {
    const more = listReducer(startState, { type: 'more' })
    expect(more).toEqual({ ...startState, rows: 2 * rowStep })
    expect(listReducer(more, { type: 'weekday', weekday: 2 }).rows).toBe(rowStep)
    expect(listReducer(more, { type: 'name', name: 'a' }).rows).toBe(rowStep)
  })
})

describe('the address', () => {
  it.each([
    ['', startState],
    ['?rows=120', { ...startState, rows: 120 }],
    ['?view=hot', { ...startState, listType: 'hot' }],
    ['?group=YEEKEE&day=6', { ...startState, tag: 'YEEKEE', weekday: 6 }],
    ['?view=recent&name=%E0%B9%82%E0%B8%84%E0%B8%A1&day=6&rows=120', full],
  ] as [string, ListState][])('%s', (search, state) => {
    expect(readList(search)).toEqual(state)
    expect(writeList(state)).toBe(search)
  })

  it('leaves out what makes no sense', () => {
    expect(readList('?view=all&group=%3Cb%3E&day=8&name=+')).toEqual(startState)
    // Nobody can have chosen both.
    expect(
      ['0', '41', '-40', '40000', 'all'].map((rows) => readList(`?rows=${rows}`).rows),
    ).toEqual(Array.from({ length: 5 }, () => rowStep))
    expect(readList('?view=hot&group=DAILY')).toEqual({ ...startState, tag: 'DAILY' })
  })
})

const rows = [
  { remark: 'หวยโคมแดง', gameCode: 'LANTERN', drawDayOfWeek: '1,2,3,4,5,6,7' },
  { remark: 'Xổ số Đèn', gameCode: 'DEN', drawDayOfWeek: '6' },
  { remark: 'หวยแม่น้ำ', gameCode: 'RIVER', drawDayOfWeek: '' },
]
const found = (name: string, weekday: ListState['weekday'] = null) =>
  filterRows(rows, { name, weekday }).map(({ gameCode }) => gameCode)

describe('rows', () => {
  it('are found by a part of their name or code, marks of Latin letters or not', () => {
    expect(found('')).toHaveLength(3)
    expect(found('โคม')).toEqual(['LANTERN'])
    expect(found('xo so den')).toEqual(['DEN'])
    expect(found('riv')).toEqual(['RIVER'])
    // Thai marks are letters: without them it is another word.
    expect(found('แมน')).toEqual([])
  })

  it('are those drawn on a day', () => {
    expect(found('', 6)).toEqual(['LANTERN', 'DEN'])
    expect(found('', 1)).toEqual(['LANTERN'])
    expect(daysOf('1, 7,9,x,2')).toEqual([2, 7, 1])
  })
})

it('counts days in Bangkok from Sunday 1 to Saturday 7', () => {
  expect(weekdayAt(Date.UTC(2026, 10, 22, 16, 59))).toBe(1)
  expect(weekdayAt(Date.UTC(2026, 10, 22, 17))).toBe(2)
  expect(weekdayAt(Date.UTC(2026, 10, 21, 12))).toBe(7)
})
