import type { AltchaChallenge } from '#contract/index.ts'

/** Each address is written out, because that is how the build finds the workers. */
const startWorker = () =>
  globalThis.crypto.subtle
    ? new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./plain-work-worker.ts', import.meta.url), { type: 'module' })

/** Does the work of a challenge in a thread of its own; null when it cannot be done here. */
export function doWork(challenge: AltchaChallenge): Promise<string | null> {
  return new Promise((resolve) => {
    let worker: Worker
    try {
      worker = startWorker()
    } catch {
      // A policy of the page, or an address elsewhere, that the browser runs no worker from.
      return resolve(null)
    }
    const end = (proof: string | null) => {
      worker.terminate()
      resolve(proof)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => end(data))
    worker.addEventListener('error', () => end(null))
    worker.postMessage(challenge)
  })
}
