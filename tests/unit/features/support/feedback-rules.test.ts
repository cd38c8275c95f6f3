import { CallError } from '#client/index.ts'
import { feedbackProblem } from '#features/support/feedback-problem.ts'
import { feedbackSchema } from '#features/support/feedback-rules.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

const check = (content?: string) => {
  const result = v.safeParse(feedbackSchema, { content })
  return result.success ? result.output.content : result.issues[0].message
}

describe('the text', () => {
  test.each([
    [undefined, 'required'],
    ['', 'required'],
    [' \n ', 'required'],
    ['ก'.repeat(9), 'short'],
    [`${'a'.repeat(9)}   `, 'short'],
    ['🔥'.repeat(141), 'long'],
  ])('%j is %s', (text, fault) => expect(check(text)).toBe(fault))

  test('counts code points, and loses nothing but the space around it', () => {
    expect(check(`  ${'🔥'.repeat(140)}\n`)).toBe('🔥'.repeat(140))
    expect(check('ญี่ปุ่นดีมาก')).toBe('ญี่ปุ่นดีมาก')
  })
})

describe('a failure', () => {
  const refused = (detail: ConstructorParameters<typeof CallError>[1]) =>
    feedbackProblem(new CallError('refused', detail))

  test.each([
    ['login_needed', 'login'],
    ['in_need_true_account', 'login'],
    ['switched_off', 'switched-off'],
    ['maintenance', 'maintenance'],
  ])('with code %s is %s', (code, status) =>
    expect(refused({ code, status: 403 }).status).toBe(status),
  )

  test('may say how long to wait', () => {
    const said = refused({ code: 'too_many', status: 429, retryAfter: 61 })
    expect(said).toEqual({ status: 'too-many', minutes: 2 })
    expect(refused({ status: 429 })).toEqual({ status: 'too-many', minutes: null })
  })

  test('without a code speaks the server’s words; with one of ours, our own', () => {
    expect(refused({ status: 500, message: 'E-1' })).toEqual({
      status: 'failed',
      serverMessage: 'E-1',
    })
    expect(refused({ status: 500, code: 'unknown', message: 'E-1' })).toMatchObject({
      serverMessage: null,
    })
    expect(feedbackProblem(new Error('odd'))).toEqual({ status: 'failed', serverMessage: null })
    expect(feedbackProblem(new CallError('offline')).status).toBe('offline')
    expect(feedbackProblem(new CallError('timeout')).status).toBe('timeout')
  })
})
