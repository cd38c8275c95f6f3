// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('frames come after what had the focus has gone while timers were held', async () => {
  vi.useFakeTimers()
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  field.remove()
  vi.useRealTimers()
  expect(await new Promise((come) => requestAnimationFrame(come))).toBeGreaterThan(0)
})
