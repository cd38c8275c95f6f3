import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { VisualError } from './sites.ts'

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // Somebody else's process lives, too.
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function take(file: string): void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    const pid = Number(readFileSync(file, 'utf8'))
    if (isAlive(pid)) {
      throw new VisualError(
        `Another run is under way here (process ${pid}). Two at once would take each other's pictures away: wait for it, or end it.`,
      )
    }
    // A run that was ended by force left it.
    rmSync(file, { force: true })
    take(file)
  }
}

/** Does work that nobody else does in a folder meanwhile, in this process or in another. */
export async function alone<T>(store: string, work: () => Promise<T>): Promise<T> {
  const file = join(store, 'under-way')
  mkdirSync(store, { recursive: true })
  take(file)
  const leave = () => rmSync(file, { force: true })
  process.once('exit', leave)
  try {
    return await work()
  } finally {
    process.off('exit', leave)
    leave()
  }
}
