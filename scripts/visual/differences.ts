import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Difference } from './difference.ts'
import type { Task } from './difference-worker.ts'

const threads = 2

/** Compares many pairs of files at once; the answers are in the order of the tasks. */
export async function differences(tasks: readonly Task[]): Promise<Difference[]> {
  const found: Difference[] = []
  let next = 0
  const work = async () => {
    const worker = new Worker(new URL('difference-worker.ts', import.meta.url))
    try {
      for (let at = next++; at < tasks.length; at = next++) {
        worker.postMessage(tasks[at])
        const [difference] = (await once(worker, 'message')) as [Difference]
        found[at] = difference
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work))
  return found
}
