// @vitest-environment jsdom
import { forgetNumber, keepNumbers, mostKept, recallKept } from '#features/lottery/slip-kept.ts'
import { emptySlip, keyOf, type Slip, slipReducer } from '#features/lottery/slip-state.ts'
import { gatherSlips, keepSlip, recallSlip } from '#features/lottery/slip-store.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const line = (numbers: string, stake = '20.00', playType = 'top3') => ({ playType, numbers, stake })
const add = (slip: Slip, lines: ReturnType<typeof line>[], closed: string[] = [], most = 100) =>
  slipReducer(slip, { type: 'added', lines, closed: new Set(closed), most })

describe('a slip', () => {
  it('takes each number once and says which were there', () => {
    const slip = add(add(emptySlip, [line('409')]), [line('409', '50.00'), line('157')])
    expect(slip.lines).toEqual([line('409'), line('157')])
    expect(slip.notes).toEqual([
      { kind: 'added', numbers: ['157'], lines: 2 },
      { kind: 'twice', numbers: ['409'] },
    ])
  })

  it('tells the same number of another play type apart', () => {
    const slip = add(emptySlip, [line('40', '20.00', 'top2'), line('40', '20.00', 'low2')])
    expect(slip.lines).toHaveLength(2)
    expect(slip.notes).toEqual([{ kind: 'added', numbers: ['40'], lines: 2 }])
  })

  it('takes no number that is not sold, and no more than it has room for', () => {
    const slip = add(
      emptySlip,
      [line('111'), line('112'), line('113'), line('114')],
      [keyOf(line('111'))],
      2,
    )
    expect(slip.lines.map((one) => one.numbers)).toEqual(['112', '113'])
    expect(slip.notes).toEqual([
      { kind: 'added', numbers: ['112', '113'], lines: 2 },
      { kind: 'closed', numbers: ['111'] },
      { kind: 'full', count: 1 },
    ])
  })

  it('gives back what was taken off', () => {
    const full = add(emptySlip, [line('409'), line('157')])
    const one = slipReducer(full, { type: 'removed', key: keyOf(line('409')) })
    expect(one.lines).toEqual([line('157')])
    expect(slipReducer(one, { type: 'undone' }).lines).toEqual(full.lines)
    const none = slipReducer(full, { type: 'cleared' })
    expect(none.lines).toEqual([])
    expect(slipReducer(none, { type: 'undone' }).lines).toEqual(full.lines)
    expect(slipReducer(emptySlip, { type: 'undone' })).toBe(emptySlip)
    expect(slipReducer(emptySlip, { type: 'cleared' })).toBe(emptySlip)
  })

  it('changes one stake, and loses what there is a ticket of, and nothing else', () => {
    const full = add(emptySlip, [line('409'), line('157')])
    const staked = slipReducer(full, { type: 'staked', key: keyOf(line('157')), stake: '5.00' })
    expect(staked.lines).toEqual([line('409'), line('157', '5.00')])
    const placed = (...lines: Slip['lines']) => slipReducer(staked, { type: 'placed', lines })
    expect(placed(...staked.lines)).toEqual(emptySlip)
    expect(placed(line('409')).lines).toEqual([line('157', '5.00')])
  })
})

describe('a slip that is kept', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })

  it('is one of a draw and of a player', () => {
    keepSlip('nok', 'RED:1', [line('409')])
    expect(recallSlip('nok', 'RED:1')).toEqual([line('409')])
    expect(recallSlip('nok', 'RED:2')).toEqual([])
    expect(recallSlip('mali', 'RED:1')).toEqual([])
    keepSlip('nok', 'RED:1', [])
    expect(sessionStorage).toHaveLength(0)
  })

  it('becomes the player’s own when a guest logs in', () => {
    keepSlip('nok', 'RED:1', [line('157')])
    keepSlip(null, 'RED:1', [line('409'), line('157', '1.00')])
    expect(recallSlip('nok', 'RED:1')).toEqual([line('157'), line('409')])
    expect(recallSlip(null, 'RED:1')).toEqual([])
    expect(recallSlip('nok', 'RED:1')).toHaveLength(2)
  })

  it('goes along where its draw is no more, and with nobody else’s', () => {
    keepSlip('nok', 'RED:1', [line('157')])
    keepSlip('nok', 'RED:2', [line('409')])
    keepSlip('nok', 'REDDER:9', [line('11')])
    keepSlip('mali', 'RED:9', [line('22')])
    keepSlip(null, 'RED:9', [line('33'), line('157', '1.00')])
    keepSlip('nok', 'RED', [line('44')])
    gatherSlips('nok', 'RED', ['RED:1', 'RED:2'], 'RED:1')
    const ofNok = ['RED', 'RED:1', 'RED:2', 'RED:9', 'REDDER:9'].map((draw) =>
      recallSlip('nok', draw).map(({ numbers }) => numbers),
    )
    ofNok[1]?.sort()
    expect(ofNok).toEqual([[], ['157', '33', '44'], ['409'], [], ['11']])
    expect(recallSlip('mali', 'RED:9')).toEqual([line('22')])
    expect(recallSlip(null, 'RED:9')).toEqual([])
  })

  it('is nothing when somebody has written nonsense there', () => {
    for (const text of ['{', '[1]', '[{"playType":"a b","numbers":"1","stake":"1.00"}]']) {
      sessionStorage.setItem('slip::RED:1', text)
      expect(recallSlip(null, 'RED:1')).toEqual([])
    }
  })
})

describe('numbers that are kept', () => {
  beforeEach(() => localStorage.clear())

  it('belong to a player, newest first, each once', () => {
    keepNumbers('nok', ['409', '157'])
    expect(keepNumbers('nok', ['92', '409'])).toEqual(['92', '409', '157'])
    expect(recallKept('mali')).toEqual([])
    expect(forgetNumber('nok', '409')).toEqual(['92', '157'])
  })

  it('are so many and no more, and numbers only', () => {
    const many = Array.from({ length: mostKept + 5 }, (_, at) => String(at).padStart(3, '0'))
    expect(keepNumbers(null, many)).toHaveLength(mostKept)
    localStorage.setItem('keptNumbers:', '12 <b> 3x 45')
    expect(recallKept(null)).toEqual(['12', '45'])
    forgetNumber(null, '12')
    forgetNumber(null, '45')
    expect(localStorage).toHaveLength(0)
  })
})
