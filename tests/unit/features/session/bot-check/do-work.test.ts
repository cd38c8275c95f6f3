import type { AltchaChallenge } from '#contract/index.ts'
import { doWork } from '#features/session/bot-check/do-work.ts'
import { afterEach, expect, it, vi } from 'vitest'

const challenge = { parameters: {}, signature: 's' } as unknown as AltchaChallenge

/** A thread that does as it is told. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null
  postMessage = vi.fn()
  terminate = vi.fn()
  constructor() {
    super()
    FakeWorker.last = this
  }
}

function work() {
  vi.stubGlobal('Worker', FakeWorker)
  const done = doWork(challenge)
  const worker = FakeWorker.last
  if (!worker) throw new Error('Nobody was set to work')
  return { done, worker }
}

afterEach(() => vi.unstubAllGlobals())

it('hands the challenge to a thread of its own, which goes when it is done', async () => {
  const { done, worker } = work()
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(challenge)
  worker.dispatchEvent(new MessageEvent('message', { data: 'proof' }))
  expect(await done).toBe('proof')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('has no proof where the thread breaks', async () => {
  const { done, worker } = work()
  worker.dispatchEvent(new Event('error'))
  expect(await done).toBeNull()
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('has no proof where the browser starts no thread', async () => {
  const refuse = () => {
    throw new DOMException('refused by policy', 'SecurityError')
  }
  // Only a function can be called by `new`.
  vi.stubGlobal(
    'Worker',
    vi.fn(function Worker() {
      return refuse()
    }),
  )
  expect(await doWork(challenge)).toBeNull()
})
