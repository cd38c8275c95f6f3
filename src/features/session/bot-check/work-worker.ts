import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { work } from './work.ts'

// A thread of its own, so that typing goes on while it counts.
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof work>[0]>) => {
  void work(data, deriveKey).then(
    (proof) => postMessage(proof),
    () => postMessage(null),
  )
})
