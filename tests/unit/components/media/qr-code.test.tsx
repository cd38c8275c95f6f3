// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode, type QrCodeProps } from '#components/index.ts'

const code = (more?: Partial<QrCodeProps>) => (
  <QrCode value="https://a.example" label="the app" failedLabel="too long" {...more} />
)

const image = () => screen.getByRole('img', { name: 'the app' })

/** The squares on a side of the code. */
const modules = () => Number(image().querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2])

test.each([
  ['sm', 120, '100', '10'],
  ['lg', 148, '132', '8'],
] as const)('%s: %i px with its white', (size, box, inner, margin) => {
  render(code({ size }))
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual([
    `${box}`,
    `${box}`,
  ])
  const drawing = image().querySelector('svg')
  expect(['width', 'x', 'y'].map((name) => drawing?.getAttribute(name))).toEqual([
    inner,
    margin,
    margin,
  ])
})

test('black on white', () => {
  render(code())
  const fills = [...image().querySelectorAll('[fill]')].map((part) => part.getAttribute('fill'))
  expect(fills).toEqual(['#ffffff', '#FFFFFF', '#000000'])
})

test('what a logo hides is told twice', () => {
  const value = `https://a.example/${'x'.repeat(60)}`
  const { rerender } = render(code({ value }))
  const plain = modules()
  rerender(code({ value, logo: <svg data-testid="logo" /> }))
  expect(modules()).toBeGreaterThan(plain)
  expect(screen.getByTestId('logo').closest('[aria-hidden]')).not.toBeNull()
})

test.each(['x'.repeat(280), 'ก'.repeat(93), '1'.repeat(280)])('280 bytes are drawn', (value) => {
  render(code({ value, logo: <svg /> }))
  expect(modules()).toBeLessThanOrEqual(89)
})

test('half a character is drawn as the sign for what is none', () => {
  render(code({ value: 'https://a.example/\uD800' }))
  const drawn = image().querySelector('path:last-of-type')?.getAttribute('d')
  cleanup()
  render(code({ value: 'https://a.example/\uFFFD' }))
  expect(image().querySelector('path:last-of-type')?.getAttribute('d')).toBe(drawn)
})

test.each(['', ' ', 'x'.repeat(281), 'ก'.repeat(94), '😀'.repeat(5000), '\uD800'.repeat(200)])(
  'what no camera reads is said in words, and the link stays',
  (value) => {
    render(code({ value, children: <a href="/app">the link</a> }))
    expect(screen.getByText('too long')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('link', { name: 'the link' })).toBeTruthy()
  },
)

test('the server draws it', () => {
  expect(renderToString(code())).toContain('<path')
})
