// @vitest-environment jsdom
import {
  findItems,
  litItem,
  matchIn,
  noteRecent,
  readRecent,
  type SearchItem,
  stepTo,
} from '#features/games/search-rules.ts'
import { localStore } from '#platform/index.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const item = (id: string, title: string, words?: string): SearchItem => ({
  id,
  group: 'pages',
  title,
  words,
})

describe('what is found', () => {
  const items = [
    item('help', 'Help centre'),
    item('points', 'Points mall'),
    item('scheme', 'Switch to the light theme', 'scheme ธีม'),
    item('centre', 'Centre court'),
  ]
  const found = (query: string) => findItems(items, query).map(({ id }) => id)

  it('is what begins with the words first, then what has them', () => {
    expect(found('cent')).toEqual(['centre', 'help'])
  })

  it('forgives a slip, and other words do as well', () => {
    expect(found('poimts')).toEqual(['points'])
    expect(found('ธีม')).toEqual(['scheme'])
  })

  it('is nothing for nothing, and for what nobody is called', () => {
    expect(found('  ')).toEqual([])
    expect(found('zzzzzz')).toEqual([])
  })
})

describe('the match in a title', () => {
  it.each([
    ['คืนลอยโคม', 'โคม', ['คืนลอย', 'โคม', '']],
    ['Đặt cược', 'dat', ['', 'Đặt', ' cược']],
    ['Seven-headed Naga', 'NAGA', ['Seven-headed ', 'Naga', '']],
    // A mark that was not typed goes with its letter.
    ['ซ้ำ', 'ซ', ['', 'ซ้', 'ำ']],
  ])('of %j by %j', (title, query, parts) => {
    expect(matchIn(title, query)).toEqual(parts)
  })

  it('is none where a slip was forgiven, or nothing typed', () => {
    expect(matchIn('Naga', 'nagga')).toBeNull()
    expect(matchIn('Naga', ' ')).toBeNull()
    expect(matchIn('', 'a')).toBeNull()
  })
})

describe('the lit line', () => {
  const items = [item('a', 'A'), item('b', 'B'), item('c', 'C')]

  it('is the first until another is chosen, and again when that one is gone', () => {
    expect(litItem(items, null, '')?.id).toBe('a')
    expect(litItem(items, 'b', '')?.id).toBe('b')
    expect(litItem(items, 'gone', '')?.id).toBe('a')
    expect(litItem([], 'b', 'b')).toBeUndefined()
  })

  it('is the one that is called what was typed, until another is chosen', () => {
    expect(litItem(items, null, ' c ')?.id).toBe('c')
    expect(litItem(items, 'b', 'c')?.id).toBe('b')
    expect(litItem(items, null, 'cc')?.id).toBe('a')
  })

  it('is one that has it in its name before those that are only nearly called so', () => {
    const near = [item('lottery', 'Seven Stars Lottery'), item('slots', 'Slots'), item('x', 'Slot')]
    expect(litItem(near, null, 'slo')?.id).toBe('slots')
    expect(litItem(near, null, 'slot')?.id).toBe('x')
    expect(litItem(near, null, 'soltt')?.id).toBe('lottery')
  })

  it('is no game that was found for other words, but for one that is called so', () => {
    const [game] = slotGames
    const old = { ...item('old', 'Dragon’s Hoard'), game }
    const mine = { ...item('mine', 'Lotus Tower'), game }
    expect(litItem([old, mine], null, 'tower', true)?.id).toBe('mine')
    expect(litItem([old], null, 'tower', true)).toBeUndefined()
    expect(litItem([old], 'old', 'tower', true)?.id).toBe('old')
    expect(litItem([old, item('page', 'Towers')], null, 'twoer', true)?.id).toBe('page')
    expect(litItem([old], null, 'tower')?.id).toBe('old')
  })

  it('goes round at both ends', () => {
    expect(stepTo(items, null, 1)?.id).toBe('a')
    expect(stepTo(items, null, -1)?.id).toBe('c')
    expect(stepTo(items, 'c', 1)?.id).toBe('a')
    expect(stepTo(items, 'a', -1)?.id).toBe('c')
    expect(stepTo([], null, 1)).toBeUndefined()
  })
})

describe('recent searches', () => {
  beforeEach(() => localStore.remove('searches'))

  it('are the last five, each once, the newest first', () => {
    for (const text of ['one', 'two', ' Three ', 'four', 'five', 'six', 'TWO']) noteRecent(text)
    expect(readRecent()).toEqual(['TWO', 'six', 'five', 'four', 'Three'])
    noteRecent('   ')
    expect(readRecent()).toHaveLength(5)
  })

  it.each(['{', '{"a":1}', '[1,null]', `["${'x'.repeat(101)}"]`])('survive %s', (saved) => {
    localStorage.setItem('searches', saved)
    expect(readRecent()).toEqual([])
  })
})
