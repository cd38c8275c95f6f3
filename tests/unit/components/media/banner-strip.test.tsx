// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BannerStrip } from '#components/index.ts'

test('words beside a picture name it; the picture itself is silent', () => {
  render(
    <BannerStrip title="Fireworks" text="Play 200 rounds" src="/a.svg" href="/promoDetail?id=5" />,
  )
  expect(screen.getByRole('link', { name: 'Fireworks' }).getAttribute('href')).toBe(
    '/promoDetail?id=5',
  )
  expect(screen.queryByRole('img')).toBeNull()
})

test('without a sentence the picture says the title', () => {
  render(<BannerStrip title="Fireworks" text="" src="/a.svg" href="/rng" />)
  expect(screen.getByRole('img', { name: 'Fireworks' })).toBeTruthy()
  expect(screen.getAllByText('Fireworks')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Fireworks' })).toBeTruthy()
})

test('one that leads nowhere is no link, and one without a picture says its words', () => {
  render(<BannerStrip title="Fireworks" text="" src={null} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Fireworks')).toBeTruthy()
})

test('the server styles nothing inline', () => {
  expect(renderToString(<BannerStrip title="A" text="B" src="/a.svg" />)).not.toContain('style=')
})
