import { cacheOf, outdated, ownFiles, passes, treatmentOf } from '#app/worker/rules.ts'
import { describe, expect, test } from 'vitest'

const origin = 'https://play.example'

describe('the worker', () => {
  const get = { method: 'GET', mode: 'cors', destination: '' }
  const visit = { method: 'GET', mode: 'navigate', destination: 'document' }

  test.each([
    ['a hashed file', '/assets/app-1a.js', get, 'file'],
    ['a page', '/rng?page=2', visit, 'page'],
    ['a page in a frame', '/chat-room', { ...visit, destination: 'iframe' }, 'pass'],
    ['a call', '/wps/system/status', get, 'pass'],
    ['a call to another end', '/lgw/draw', get, 'pass'],
    ['the operator’s door', '/ops/outbox', visit, 'pass'],
    ['a profile', '/app/profile.mobileconfig', visit, 'pass'],
    ['a cover', '/art/covers/A/1.webp', { ...get, mode: 'no-cors' }, 'pass'],
    ['the mark', '/brand/logo.svg', get, 'pass'],
    ['a form that is sent', '/login', { ...visit, method: 'POST' }, 'pass'],
    ['a file that is sent', '/assets/app-1a.js', { ...get, method: 'POST' }, 'pass'],
    ['what a page reads by itself', '/manifest.webmanifest', get, 'pass'],
  ])('%s', (_, path, wanted, treatment) => {
    expect(treatmentOf({ ...wanted, url: origin + path }, origin)).toBe(treatment)
  })

  test('is not even asked for what passes by', () => {
    expect(passes).toContainEqual({ condition: { urlPattern: '/wps/*' }, source: 'network' })
    for (const { condition } of passes) {
      const url = origin + condition.urlPattern.replace('*', 'a')
      expect(treatmentOf({ ...visit, url }, origin)).toBe('pass')
    }
  })

  test('leaves other sites alone, whatever their files are called', () => {
    expect(treatmentOf({ ...get, url: 'https://cdn.example/assets/a.js' }, origin)).toBe('pass')
  })
})

test('the version before this one is kept for the tabs that are made of it', () => {
  const names = ['foyer-1', 'foyer-2', 'other', 'foyer-3', 'foyer-4']
  expect(outdated(names, '4')).toEqual(['foyer-1', 'foyer-2'])
  expect(outdated(['foyer-1', cacheOf('2')], '2')).toEqual([])
  expect(outdated([cacheOf('1')], '1')).toEqual([])
})

test('a page may have its own hashed files kept, and nothing else', () => {
  expect(
    ownFiles(
      [
        '/assets/a.js',
        `${origin}/assets/b.css`,
        '/wps/balance',
        'https://x.example/assets/c.js',
        7,
        'http://[',
      ],
      origin,
    ),
  ).toEqual([`${origin}/assets/a.js`, `${origin}/assets/b.css`])
  expect(ownFiles('all', origin)).toEqual([])
  expect(
    ownFiles(
      Array.from({ length: 1000 }, () => '/assets/a.js'),
      origin,
    ),
  ).toHaveLength(400)
})
