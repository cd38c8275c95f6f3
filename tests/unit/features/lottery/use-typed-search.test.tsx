// @vitest-environment jsdom
import { typingPause, useTypedSearch } from '#features/lottery/use-typed-search.ts'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openField(start = '') {
  const sent: string[] = []
  const view = renderHook(() => {
    const [name, setName] = useState(start)
    const settle = (next: string) => {
      sent.push(next)
      setName(next)
    }
    return { ...useTypedSearch(name, settle), name, visit: setName }
  })
  return { sent, field: () => view.result.current }
}

const pause = () => act(() => void vi.advanceTimersByTime(typingPause))

it('searches when the typist pauses, and leaves the field alone', () => {
  const { sent, field } = openField()
  act(() => field().type('โค'))
  act(() => field().type('โคม '))
  expect(sent).toEqual([])
  pause()
  expect(sent).toEqual(['โคม'])
  expect(field()).toMatchObject({ text: 'โคม ', name: 'โคม' })
  pause()
  expect(sent).toHaveLength(1)
})

it('does not wait after Enter', () => {
  const { sent, field } = openField()
  act(() => field().type('a'))
  act(() => field().submit())
  pause()
  expect(sent).toEqual(['a'])
})

it('follows the address when that changes by itself', () => {
  const { sent, field } = openField('โคม')
  expect(field().text).toBe('โคม')
  act(() => field().visit(''))
  expect(field().text).toBe('')
  pause()
  expect(sent).toEqual([])
})
