import { readFileSync } from 'node:fs'
import { brand } from '#contract/brand.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const house = JSON.parse(readFileSync('brands/foyer/brand.json', 'utf8')) as object
const takes = (host: string) =>
  v.is(brand, { ...house, server: { origin: '', cipher: 'none', gameHosts: [host] } })

test('a brand names hosts of games, and nothing that would open a page to more', () => {
  for (const host of ['games.example.com', '*.example.com', 'play.example.com:8443']) {
    expect(takes(host), host).toBe(true)
  }
  const more = ['*', '*.', 'https://games.example', 'a.example b.example', "'unsafe-inline'"]
  for (const text of [...more, 'games.example/x', 'games.example; script-src *', '*.com:*', '']) {
    expect(takes(text), text).toBe(false)
  }
})
