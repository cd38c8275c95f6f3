import { type Client, CallError } from '#client/index.ts'
import type { AltchaChallenge } from '#contract/index.ts'
import { createProver } from '#features/session/bot-check/prover.ts'
import { describe, expect, it, vi } from 'vitest'

const minute = 60_000
const lifetime = 10 * minute

/** A server whose challenges are numbered, and work that is done when the test says so. */
function site(provider: 'altcha' | 'none' | 'turnstile' = 'altcha') {
  let asked = 0
  let time = 1000
  const ends: ((proof: string | null) => void)[] = []
  const send = vi.fn(async () => {
    asked++
    if (provider === 'turnstile') return { provider, siteKey: 'key-of-the-site' }
    return provider === 'none'
      ? { provider }
      : { provider, lifetime, challenge: { parameters: {}, signature: `challenge ${asked}` } }
  })
  const doWork = vi.fn(
    ({ signature }: AltchaChallenge) =>
      new Promise<string | null>((resolve) => {
        ends.push((proof) => resolve(proof && `${proof} of ${signature}`))
      }),
  )
  const client: Client = { send: send }
  const show = vi.fn(async () => 'token')
  const prover = createProver({ client, doWork, show, now: () => time })
  return {
    prover,
    show,
    send,
    doWork,
    later: (by: number) => (time += by),
    /** Ends the work of a challenge, by its number. */
    async end(number: number, proof: string | null = 'proof') {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThanOrEqual(number))
      ends[number - 1]?.(proof)
    },
  }
}

describe('the prover', () => {
  it('begins when the form is touched, once, and hands over what it made ready', async () => {
    const page = site()
    page.prover.warm()
    page.prover.warm()
    await page.end(1)
    page.prover.warm()
    expect(await page.prover.prove()).toBe('proof of challenge 1')
    expect(page.send).toHaveBeenCalledTimes(1)
  })

  it('makes one for who never touched the form', async () => {
    const page = site()
    const proof = page.prover.prove()
    await page.end(1)
    expect(await proof).toBe('proof of challenge 1')
  })

  it('gives each call its own', async () => {
    const page = site()
    const first = page.prover.prove()
    const second = page.prover.prove()
    await page.end(1)
    await page.end(2)
    expect([await first, await second]).toEqual(['proof of challenge 1', 'proof of challenge 2'])
  })

  it('starts over when what it has would be too old on arrival', async () => {
    const page = site()
    page.prover.warm()
    await page.end(1)
    await vi.waitFor(() => expect(page.doWork).toHaveBeenCalledOnce())
    page.later(lifetime - minute)
    page.prover.warm()
    expect(page.send).toHaveBeenCalledTimes(1)
    page.later(minute)
    const proof = page.prover.prove()
    await page.end(2)
    expect(await proof).toBe('proof of challenge 2')
  })

  it('has nothing to show where nothing is asked for', async () => {
    const page = site('none')
    expect(await page.prover.prove()).toBeNull()
    expect(page.doWork).not.toHaveBeenCalled()
  })

  it('shows a hosted check when the form is sent, and not before', async () => {
    const page = site('turnstile')
    page.prover.warm()
    await vi.waitFor(() => expect(page.send).toHaveBeenCalledOnce())
    expect(page.show).not.toHaveBeenCalled()
    expect(await page.prover.prove()).toBe('token')
    expect(page.show).toHaveBeenCalledExactlyOnceWith('turnstile', 'key-of-the-site')
  })

  it('does longer work in place of a picture, beside what is ready', async () => {
    const page = site()
    const instead = page.prover.proveInstead()
    expect(page.send).toHaveBeenLastCalledWith(expect.anything(), { instead: 'captcha' })
    await page.end(1, 'work')
    expect(await instead).toBe('work of challenge 1')
    page.send.mockRejectedValueOnce(new CallError('timeout'))
    expect(await page.prover.proveInstead()).toBeNull()
  })

  it('never fails: the call that goes without says what is wrong', async () => {
    const page = site()
    page.send.mockRejectedValueOnce(new CallError('offline'))
    expect(await page.prover.prove()).toBeNull()
    const second = page.prover.prove()
    await page.end(1, null)
    expect(await second).toBeNull()
    // And it is as good as new afterwards.
    const third = page.prover.prove()
    await page.end(2)
    expect(await third).toBe('proof of challenge 2')
  })

  it('does not keep a failure that nobody asked to see', async () => {
    const page = site()
    page.send.mockRejectedValueOnce(new CallError('offline'))
    page.prover.warm()
    await vi.waitFor(() => expect(page.send).toHaveBeenCalledTimes(1))
    await new Promise(process.nextTick)
    page.prover.warm()
    await page.end(1)
    expect(await page.prover.prove()).toBe('proof of challenge 1')
    expect(page.send).toHaveBeenCalledTimes(2)
  })
})
