import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeEmptyCluster } from './empty-cluster.ts'
import { start, stop } from './processes.ts'

/** A gateway of one's own, on the built site, with an empty embedded database. */
export interface Served {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  /** Opens `/ops/*`. */
  readonly opsToken: string
  /** Milliseconds from the start of the process to its first word. */
  readonly startUp: number
  /** Ends it and removes its data. */
  stop(): Promise<void>
  /** Takes the process away in the middle of whatever it does, as a loss of power would. */
  kill(): Promise<void>
}

/**
 * What could come from the shell and make one run unlike another, put out: the gateway takes an empty
 * variable for none.
 */
export const neutral = (shell: NodeJS.ProcessEnv): Record<string, string> => ({
  ...Object.fromEntries(
    Object.keys(shell)
      .filter((name) => name.startsWith('FOYER_'))
      .map((name) => [name, '']),
  ),
  DATABASE_URL: '',
  HOST: '',
})

const patience = 60_000

/**
 * Starts the real gateway on a free port, in a data folder of its own that is removed with it.
 * @param options.env more of its environment
 */
export async function serve(options: { env?: NodeJS.ProcessEnv } = {}): Promise<Served> {
  const data = await mkdtemp(join(tmpdir(), 'foyer-data-'))
  if (!options.env?.DATABASE_URL) await placeEmptyCluster(data)
  const opsToken = 'operator-of-the-test-run'
  const began = performance.now()
  const child = start(process.execPath, ['gateway/main.ts'], {
    env: {
      ...neutral(process.env),
      NODE_ENV: 'production',
      PORT: '0',
      FOYER_DATA: data,
      FOYER_OPS_TOKEN: opsToken,
      ...options.env,
    },
  })
  const end = async (signal?: 'SIGKILL') => {
    await stop(child, signal)
    await rm(data, { recursive: true, force: true })
  }
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let words = ''
      const fail = (why: string) => reject(new Error(`The gateway ${why}:\n${words}`))
      const late = setTimeout(() => fail(`said nothing for ${patience / 1000} s`), patience)
      const listen = (text: string) => {
        words += text
        const found = /http:\/\/[\w.:[\]-]+:\d+/.exec(words)?.[0]
        if (!found) return
        clearTimeout(late)
        resolve(found)
      }
      child.stdout?.setEncoding('utf8').on('data', listen)
      child.stderr?.setEncoding('utf8').on('data', listen)
      child.once('close', () => {
        clearTimeout(late)
        fail('ended before it answered')
      })
    })
    const startUp = performance.now() - began
    return { url, opsToken, startUp, stop: () => end(), kill: () => end('SIGKILL') }
  } catch (cause) {
    await end()
    throw cause
  }
}
