// @vitest-environment jsdom
import { brand as brandSchema } from '#contract/index.ts'
import { readScheme, SiteProvider, useScheme } from '#features/site/index.ts'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, test } from 'vitest'

const brand = v.parse(brandSchema, { id: 'foyer', name: 'Foyer', scene: 'hall' })

const wrapper = ({ children }: { children: ReactNode }) => (
  <SiteProvider value={{ brand, host: 'foyer.test', scheme: 'light', mark: '' }}>
    {children}
  </SiteProvider>
)

describe('a saved scheme', () => {
  test.each([
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    // Nothing was chosen: the brand's own.
    [null, 'light', 'light'],
    [null, 'dark', 'dark'],
    // Invalid is dark, whatever the brand (section 4, Theme).
    ['', 'light', 'dark'],
    ['Light', 'light', 'dark'],
    ['sepia', 'light', 'dark'],
    ['constructor', 'light', 'dark'],
  ] as const)('%j where the brand has %s is %s', (saved, fallback, scheme) => {
    expect(readScheme(saved, fallback)).toBe(scheme)
  })
})

describe('the switch', () => {
  beforeEach(() => {
    localStorage.clear()
    document.documentElement.dataset.scheme = 'dark'
  })

  it('is where the page is, not where it was drawn', () => {
    expect(renderHook(useScheme, { wrapper }).result.current.scheme).toBe('dark')
  })

  it('is where the page is drawn, on the server', () => {
    const Show = () => <i>{useScheme().scheme}</i>
    expect(renderToString(wrapper({ children: <Show /> }))).toBe('<i>light</i>')
  })

  it('turns the page and keeps the choice for the browser and for the server', () => {
    const { result } = renderHook(useScheme, { wrapper })
    act(() => result.current.toggle())
    expect(result.current.scheme).toBe('light')
    expect(document.documentElement.dataset.scheme).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
    expect(document.cookie).toContain('theme=light')
    act(() => result.current.toggle())
    expect(result.current.scheme).toBe('dark')
    expect(document.cookie).toContain('theme=dark')
  })

  it('turns with every other switch on the page', () => {
    const header = renderHook(useScheme, { wrapper })
    const menu = renderHook(useScheme, { wrapper })
    act(() => menu.result.current.toggle())
    expect(header.result.current.scheme).toBe('light')
    header.unmount()
    act(() => menu.result.current.toggle())
    expect(menu.result.current.scheme).toBe('dark')
  })
})
