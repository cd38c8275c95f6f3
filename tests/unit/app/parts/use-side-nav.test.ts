// @vitest-environment jsdom
import { useSideNav } from '#app/parts/use-side-nav.ts'
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'

beforeEach(() => localStorage.clear())

const mini = () => renderHook(useSideNav).result.current.mini

test('without a choice the screen decides', () => expect(mini()).toBe('auto'))

test('what the reader chose stays chosen', () => {
  const { result } = renderHook(useSideNav)
  act(() => result.current.onMiniChange('on'))
  expect(result.current.mini).toBe('on')
  expect(mini()).toBe('on')
  act(() => result.current.onMiniChange('off'))
  expect(mini()).toBe('off')
})

test('something else in its place is no choice', () => {
  localStorage.setItem('sideNav', 'sideways')
  expect(mini()).toBe('auto')
})

test('the first render is the server’s, whatever was chosen', () => {
  localStorage.setItem('sideNav', 'on')
  const Show = () => createElement('i', null, useSideNav().mini)
  expect(renderToString(createElement(Show))).toBe('<i>auto</i>')
})
