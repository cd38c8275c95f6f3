import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAppWorker } from '../../../scripts/app-worker.ts'
import { home, start, stop } from '../../../scripts/processes.ts'

/** Text files of a build that name its code. */
const naming = /\.(?:js|json|html)$/

/**
 * The built site as its next release would be: every file of code has another name, as if each had
 * changed, and the worker is of that release. In a folder of its own, from which a gateway serves it.
 */
async function makeNextRelease(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  symlinkSync(join(home, 'brands'), join(folder, 'brands'))
  for (const part of ['client', 'server']) {
    cpSync(join(home, 'dist', part), join(folder, 'dist', part), { recursive: true })
  }
  const client = join(folder, 'dist', 'client')
  const assets = join(client, 'assets')
  // Made from what is no longer so.
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(client, name))
  }
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const next = (name: string) => name.replace(/\.js$/, '2.js')
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const part of ['client', 'server']) {
    const whole = join(folder, 'dist', part)
    for (const name of readdirSync(whole, { recursive: true, encoding: 'utf8' })) {
      if (!naming.test(name)) continue
      const file = join(whole, name)
      writeFileSync(file, readFileSync(file, 'utf8').replace(any, next))
    }
  }
  for (const name of names) renameSync(join(assets, name), join(assets, next(name)))
  await writeAppWorker(client)
  return folder
}

/** A house that can be given its next release: the same address and data, other files. */
export interface House {
  url: string
  release(): Promise<void>
  close(): Promise<void>
}

/** Opens a gateway on a port that its next release will have as well. */
export async function openHouse(port: number): Promise<House> {
  const url = `http://127.0.0.1:${port}`
  const data = mkdtempSync(join(tmpdir(), 'foyer-house-'))
  const folders = [data]
  const open = async (cwd: string) => {
    const child = start(process.execPath, [join(home, 'gateway/main.ts')], {
      cwd,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        FOYER_DATA: data,
      },
    })
    child.stdout?.resume()
    child.stderr?.resume()
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}.`)
      const answer = await fetch(url).catch(() => null)
      if (answer?.ok) return child
      await new Promise((later) => setTimeout(later, 50))
    }
  }
  let child = await open(home)
  return {
    url,
    async release() {
      const folder = await makeNextRelease()
      folders.push(folder)
      await stop(child)
      child = await open(folder)
    },
    async close() {
      await stop(child)
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}
