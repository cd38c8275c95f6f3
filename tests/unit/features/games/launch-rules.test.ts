// @vitest-environment jsdom
import { lotteryVendors } from '#contract/index.ts'
import {
  gameAddress,
  keepLaunch,
  type LaunchItem,
  launchOf,
  lotteryHref,
  readLaunch,
} from '#features/games/launch-rules.ts'
import { readMessage } from '#platform/vendor-frame.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const here = 'https://foyer.example'

describe('the address of a game', () => {
  test('is the first that the answer has', () => {
    const own = { url: `${here}/play/A-1?ticket=x`, origin: 'null', own: true }
    expect(gameAddress({ game_url: '/play/A-1?ticket=x' }, here)).toEqual(own)
    expect(gameAddress({ game_url: '', game_url2: '/play/A-1?ticket=x' }, here)).toEqual(own)
    expect(
      gameAddress({ game_url: null, content: { game_url: '/play/A-1?ticket=x' } }, here),
    ).toEqual(own)
    expect(gameAddress({ game_url: 'https://studio.example/g?t=1' }, here)).toEqual({
      url: 'https://studio.example/g?t=1',
      origin: 'https://studio.example',
      own: false,
    })
  })

  test('may be plain http only where the house itself is', () => {
    expect(gameAddress({ game_url: '/play/A-1' }, 'http://localhost:4400')?.own).toBe(true)
    expect(gameAddress({ game_url: 'http://studio.example/g' }, here)).toBeNull()
  })

  test.each([
    '',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://foyer.example@evil.example/',
    'https://user:word@studio.example/',
    'blob:https://foyer.example/1',
    'intent://game',
    '//plain',
    'https://',
  ])('is never %j', (game_url) => {
    expect(gameAddress({ game_url }, 'http://localhost:4400')).toBeNull()
  })
})

describe('what is opened', () => {
  beforeEach(() => sessionStorage.clear())
  const item: LaunchItem = { nodeId: 7, mode: 'real', game: null, from: '/rng?page=LTF' }

  test('is kept for a reload', () => {
    expect(readLaunch()).toBeNull()
    keepLaunch(item)
    expect(readLaunch()).toEqual(item)
  })

  test.each(['', '{', '[]', '{"mode":"free"}', '{"mode":"real","game":{}}'])(
    'is nothing where storage holds %j',
    (text) => {
      sessionStorage.setItem('game', text)
      expect(readLaunch()).toBeNull()
    },
  )

  test('may be named by an address', () => {
    expect(launchOf('?id=KRT-0059')).toEqual({
      gameId: 'KRT-0059',
      mode: 'real',
      game: null,
      from: null,
    })
    expect(launchOf('?id=KRT-0059&demo=1')).toMatchObject({ mode: 'demo' })
    expect(launchOf('')).toBeNull()
    // Whatever the launch takes: studios have names of their own kind.
    for (const gameId of ['slots.7:royal', '../../x', 'a b&c', 'เกม', 'a'.repeat(64)]) {
      expect(launchOf(`?id=${encodeURIComponent(gameId)}`)).toMatchObject({ gameId })
    }
  })

  test('is gone, and no other, where an address names what no game can be called', () => {
    for (const id of ['', '%00', 'a%0Ab', '%7F', 'a'.repeat(65)]) {
      expect(launchOf(`?id=${id}`)).toBe('gone')
    }
  })
})

test('the lottery studios lead to the lottery screen', () => {
  const game = { gameId: 'A B', vassalage: 'TCG_SEA', gameType: 'LOTT' }
  expect(lotteryHref(game)).toBe('/lottery?gameCode=A+B&vendor=TCG_SEA')
  for (const vassalage of lotteryVendors)
    expect(lotteryHref({ ...game, vassalage })).toContain(`vendor=${vassalage}`)
  expect(lotteryHref({ ...game, vassalage: 'LTF' })).toBeNull()
})

test('only known messages are heard', () => {
  expect(readMessage({ type: 'foyer:balance', more: 1 })).toEqual({ type: 'foyer:balance' })
  expect(readMessage({ type: 'foyer:failed', code: 'T-1' })).toEqual({
    type: 'foyer:failed',
    code: 'T-1',
  })
  expect(readMessage({ type: 'foyer:failed' })).toEqual({ type: 'foyer:failed' })
  for (const data of [
    null,
    'foyer:balance',
    { type: 'other' },
    { type: 'foyer:failed', code: '<b>' },
    { type: ['foyer:balance'] },
  ]) {
    expect(readMessage(data)).toBeNull()
  }
})
