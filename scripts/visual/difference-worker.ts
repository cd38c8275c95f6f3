import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { differ } from './difference.ts'

/** Two files to compare, and where the mask of their difference goes. */
export interface Task {
  readonly before: string
  readonly after: string
  readonly mask: string
}

parentPort?.on('message', ({ before, after, mask: file }: Task) => {
  const { mask, ...difference } = differ(readFileSync(before), readFileSync(after))
  writeFileSync(file, mask)
  parentPort?.postMessage(difference)
})
