// @vitest-environment jsdom
import { configure, getConfig, within } from 'storybook/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryError } from '#storybook/query-error.ts'

const { getElementError } = getConfig()

beforeEach(() => {
  document.body.innerHTML = '<main><button>Play</button></main>'
  configure({ getElementError: queryError })
})

afterEach(() => configure({ getElementError }))

function thrown(): Error {
  try {
    within(document.body).getByText('Stop')
  } catch (cause) {
    return cause as Error
  }
  throw new Error('found')
}

test('tells what was asked for, and what the page looks like', () => {
  const error = thrown()
  expect(error.name).toBe('TestingLibraryElementError')
  expect(error.message).toContain('Stop')
  expect(error.message).toContain('<button>')
})

test('writes the page out for the error that is read, once', () => {
  const seen = vi.spyOn(document.body, 'attributes', 'get')
  const error = thrown()
  const before = seen.mock.calls.length
  const { message } = error
  const after = seen.mock.calls.length
  expect(before).toBe(0)
  expect(after).toBeGreaterThan(0)
  expect(error.message).toBe(message)
  expect(seen.mock.calls).toHaveLength(after)
})

test('takes another text from who reports it', () => {
  const error = thrown()
  error.message = 'Stop, of the lobby'
  expect(error.message).toBe('Stop, of the lobby')
  Object.defineProperty(error, 'message', { value: 'Stop' })
  expect(error.message).toBe('Stop')
})
