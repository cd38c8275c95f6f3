// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { feedback } from '#contract/index.ts'
import { useSessionEnd } from '#features/session/use-session-end.ts'
import { useFeedback } from '#features/support/use-feedback.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { house } from '../session/house.tsx'

const content = 'ถอนเงินช้า'

beforeEach(() => sessionStorage.clear())

function form() {
  const page = house()
  page.tokens.open('t1', 'nok')
  const show = () =>
    renderHook(
      () => {
        useSessionEnd()
        return useFeedback(true)
      },
      { wrapper: page.wrapper },
    )
  return { ...page, ...show(), show }
}

it('keeps in the tab what was typed until it is sent', async () => {
  const { result, last } = form()
  act(() => result.current.onType(content))
  expect(result.current.draft()).toBe(content)
  act(() => result.current.onSubmit({ content }))
  expect(result.current.status).toBe('sending')
  expect(result.current.draft()).toBe(content)
  await act(async () => last(feedback).answer({}))
  expect(result.current.status).toBe('done')
  expect(result.current.draft()).toBe('')
})

it('sends once, however often it is pressed', async () => {
  const { result, all, last } = form()
  act(() => {
    result.current.onSubmit({ content })
    result.current.onSubmit({ content })
  })
  expect(all(feedback)).toHaveLength(1)
  await act(async () => last(feedback).answer({}))
})

it('still has the text after the login that the end of the session asked for', async () => {
  const { result, last, tokens, show, unmount } = form()
  act(() => result.current.onType(content))
  act(() => result.current.onSubmit({ content }))
  await act(async () => {
    // As a 401 does: first the session goes with all its traces, then the call fails.
    tokens.replace(null)
    last(feedback).fail(new CallError('refused', { status: 401, code: 'login_needed' }))
  })
  expect(result.current).toMatchObject({ status: 'login', failures: 1 })
  unmount()
  act(() => tokens.open('t2', 'nok'))
  expect(show().result.current.draft()).toBe(content)
})
