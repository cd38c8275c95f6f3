import { afterEach, describe, expect, test, vi } from 'vitest'
import { bodyLimit, bodyPatience, readBytes, uploadLimit } from '#gateway/http/read-body.ts'
import { arrival } from '#gateway/listen.ts'

afterEach(() => vi.useRealTimers())

describe('a body that never ends', () => {
  const endless = () =>
    new Request('http://foyer.test/', {
      method: 'POST',
      body: new ReadableStream({ pull: () => new Promise<void>(() => {}) }),
      duplex: 'half',
    } as RequestInit)

  test('is waited for as long as a small one may take', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const read = readBytes(endless(), bodyLimit).catch((cause: unknown) => cause)
    await vi.advanceTimersByTimeAsync(bodyPatience)
    expect(await read).toMatchObject({ status: 408, headers: { Connection: 'close' } })
  })

  test('is the server’s to end where it may carry a file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = vi.fn()
    void readBytes(endless(), uploadLimit).then(ended, ended)
    await vi.advanceTimersByTimeAsync(arrival)
    expect(ended).not.toHaveBeenCalled()
    // Half a megabit a second is enough for the largest of them.
    expect((uploadLimit * 8) / (arrival / 1000)).toBeLessThan(500_000)
  })
})
