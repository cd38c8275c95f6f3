// @vitest-environment jsdom
import { bareOf, toggleBars, useBarsOpen } from '#app/bars.ts'
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

describe('pages without bars', () => {
  test.each([
    ['/lottery', 'lottery'],
    ['/lottery/', 'lottery'],
    ['/seamless', 'seamless'],
    ['/', undefined],
    ['/elott', undefined],
    ['/vnlottery', undefined],
    ['/lottery/x', undefined],
    ['/seamlessly', undefined],
  ])('%s: %s', (path, name) => expect(bareOf(path)).toBe(name))
})

test('the bars of a page come and go, and those of another page do not', () => {
  const { result, rerender } = renderHook((path: string) => useBarsOpen(path), {
    initialProps: '/seamless',
  })
  expect(result.current).toBe(false)
  act(() => toggleBars('/seamless'))
  expect(result.current).toBe(true)
  rerender('/lottery')
  expect(result.current).toBe(false)
  rerender('/seamless')
  expect(result.current).toBe(true)
  act(() => toggleBars('/seamless'))
  expect(result.current).toBe(false)
})

test('the server draws the page without them', () => {
  toggleBars('/seamless')
  const Show = () => createElement('i', null, String(useBarsOpen('/seamless')))
  expect(renderToString(createElement(Show))).toBe('<i>false</i>')
  toggleBars('/seamless')
})
