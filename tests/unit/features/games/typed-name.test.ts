import { describe, expect, it } from 'vitest'
import {
  nameToSend,
  startTyping,
  type TypedName,
  typedName,
  type TypedNameEvent,
} from '#features/games/typed-name.ts'

const play = (start: TypedName, ...events: TypedNameEvent[]) => events.reduce(typedName, start)
const type = (text: string): TypedNameEvent => ({ type: 'typed', text })
const sent = (name: string): TypedNameEvent => ({ type: 'sent', name })
const address = (name: string, scope = 'rng'): TypedNameEvent => ({ type: 'address', name, scope })
const empty = startTyping('', 'rng')

describe('a search field over the address', () => {
  it('keeps what is typed while its own echo comes back late', () => {
    const state = play(empty, type('a'), sent('a'), type('ab'), address('a'))
    expect(state.text).toBe('ab')
    expect(nameToSend(state)).toBe('ab')
  })

  it('keeps what is typed when two echoes come out of step', () => {
    const both = play(empty, type('a'), sent('a'), type('ab'), sent('ab'), type('abc'))
    expect(play(both, address('a'), address('ab')).text).toBe('abc')
    expect(play(both, address('ab'))).toMatchObject({ text: 'abc', awaited: [] })
  })

  it('follows the address when that changes by itself', () => {
    const settled = play(empty, type('a'), sent('a'), address('a'))
    const back = play(settled, address(''))
    expect(back.text).toBe('')
    expect(play(back, address('a')).text).toBe('a')
  })

  it('drops what was typed when another lobby opens, whatever its name', () => {
    const state = play(empty, type('abc'), address('', 'live'))
    expect(state.text).toBe('')
    expect(nameToSend(state)).toBeNull()
  })

  it('sends nothing that is there or on its way, nor spaces', () => {
    expect(nameToSend(empty)).toBeNull()
    expect(nameToSend(play(empty, type('  ')))).toBeNull()
    expect(nameToSend(play(empty, type(' naga ')))).toBe('naga')
    expect(nameToSend(play(empty, type('naga'), sent('naga')))).toBeNull()
    expect(nameToSend(play(startTyping('naga', 'rng'), type('')))).toBe('')
  })
})
