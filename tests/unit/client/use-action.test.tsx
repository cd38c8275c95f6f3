// @vitest-environment jsdom
import { CallError, type Client, ClientProvider, useAction } from '#client/index.ts'
import { type Input, login } from '#contract/index.ts'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

const input: Input<typeof login> = { username: 'nok', password: 'p', type: 'username' }

/** The hook over a server that does with each call as it is told; `keys` are those that came. */
function action() {
  const keys: (string | undefined)[] = []
  const answers = vi.fn<() => Promise<unknown>>().mockResolvedValue({ token: 't' })
  const client = {
    send: (_call: unknown, _input: unknown, options?: { idempotencyKey?: string }) => {
      keys.push(options?.idempotencyKey)
      return answers()
    },
  } as Client
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client} asker={{ locale: 'th', who: 'guest' }} fallback={{}}>
      {children}
    </ClientProvider>
  )
  const { result } = renderHook(() => useAction(login), { wrapper })
  return { keys, answers, run: (given = input) => result.current.run(given) }
}

test('a second press while the first is under way is the first', async () => {
  const { keys, run } = action()
  const [first, second] = [run(), run()]
  expect(second).toBe(first)
  await first
  expect(keys).toHaveLength(1)
  await run()
  expect(new Set(keys).size).toBe(2)
})

test.each([
  ['no answer', new CallError('offline')],
  ['an answer that came too late', new CallError('timeout')],
  ['an answer that is none', new CallError('malformed', { status: 502 })],
  ['a server that fell over it', new CallError('refused', { status: 500 })],
  ['one that still has the first', new CallError('refused', { status: 429, code: 'too_many' })],
])('after %s the same input is the same intention', async (_, failure) => {
  const { keys, answers, run } = action()
  answers.mockRejectedValueOnce(failure)
  await expect(run()).rejects.toBe(failure)
  await run({ ...input })
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('another proof of the bot check is the same intention', async () => {
  const { keys, answers, run } = action()
  answers.mockRejectedValueOnce(new CallError('offline'))
  await expect(run({ ...input, botProof: 'one' })).rejects.toThrow(CallError)
  await run({ ...input, botProof: 'two' })
  expect(keys[1]).toBe(keys[0])
})

test('another picture is the same intention', async () => {
  const { keys, answers, run } = action()
  answers.mockRejectedValueOnce(new CallError('malformed', { status: 502 }))
  await expect(run({ ...input, captcha: '2618', captchaId: 'one' })).rejects.toThrow(CallError)
  await run({ ...input, captcha: '4071', captchaId: 'two' })
  await run({ ...input, captchaProof: 'work' })
  expect(keys[1]).toBe(keys[0])
})

test('another input is another intention, and so is the same one after a no', async () => {
  const { keys, answers, run } = action()
  answers.mockRejectedValueOnce(new CallError('offline'))
  await expect(run()).rejects.toThrow(CallError)
  answers.mockRejectedValueOnce(new CallError('refused', { status: 403 }))
  await expect(run({ ...input, password: 'q' })).rejects.toThrow(CallError)
  await run({ ...input, password: 'q' })
  expect(new Set(keys).size).toBe(3)
})
