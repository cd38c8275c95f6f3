import { deriveKey } from './plain-derive-key.ts'
import { work } from './work.ts'

// For pages over plain http: the same work without WebCrypto.
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof work>[0]>) => {
  void work(data, deriveKey).then(
    (proof) => postMessage(proof),
    () => postMessage(null),
  )
})
