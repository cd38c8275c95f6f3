import { stageOf } from '#gateway/games/play/stage.ts'
import { playWords } from '#gateway/games/play/words.ts'
import { expect, test } from 'vitest'

const opened = (engine: Parameters<typeof stageOf>[0]) =>
  stageOf(engine, playWords.en, 'en').match(/<div id="stage"[^>]*>/)?.[0] ?? ''

test('the slot is one picture, called after what stands in it', () => {
  const [a, b, c, d, e, f] = playWords.en.symbols
  expect(opened('slot')).toBe(
    `<div id="stage" role="img" aria-label="${a}, ${b}, ${c}; ${c}, ${d}, ${e}; ${e}, ${f}, ${a}">`,
  )
})

test.each(['cards', 'numbers'] as const)('the %s say it in words of their own', (engine) => {
  expect(opened(engine)).toBe('<div id="stage">')
})
