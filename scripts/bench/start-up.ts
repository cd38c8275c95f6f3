import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, stop } from '../processes.ts'
import type { Figures } from './pages.ts'

const port = '4499'

/** Milliseconds from `npm start` to the first page, on a data folder. */
async function once(data: string): Promise<number> {
  const began = performance.now()
  const child = start('npm', ['start', '--silent'], {
    env: { PORT: port, FOYER_DATA: data, DATABASE_URL: '', HOST: '' },
  })
  child.stdout?.resume()
  child.stderr?.resume()
  try {
    while (child.exitCode === null) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
      if (page?.ok && (await page.text()).includes('</html>')) return performance.now() - began
      await new Promise((later) => setTimeout(later, 20))
    }
    throw new Error(`npm start ended with ${child.exitCode}; is port ${port} free?`)
  } finally {
    await stop(child)
  }
}

/** The first start fills the database, the second finds everything done. */
export async function startUp(): Promise<Figures> {
  const data = await mkdtemp(join(tmpdir(), 'foyer-start-'))
  try {
    const first = await once(data)
    const second = await once(data)
    return {
      'first npm start ms, built': Math.round(first),
      'second npm start ms': Math.round(second),
    }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}
