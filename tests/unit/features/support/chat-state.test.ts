import { CallError } from '#client/index.ts'
import { chatProblem } from '#features/support/chat-state.ts'
import { expect, test } from 'vitest'

const refused = (detail: ConstructorParameters<typeof CallError>[1]) =>
  chatProblem(new CallError('refused', detail)).status

test('a failure is told by its kind', () => {
  expect(chatProblem(new CallError('offline')).status).toBe('offline')
  expect(chatProblem(new CallError('timeout')).status).toBe('offline')
  expect(refused({ status: 429, code: 'too_many' })).toBe('too-many')
  expect(refused({ status: 403, code: 'switched_off' })).toBe('switched-off')
  expect(refused({ status: 500, code: 'unknown' })).toBe('failed')
  expect(chatProblem(new Error('odd'))).toEqual({ status: 'failed', code: 'CH-0' })
})
