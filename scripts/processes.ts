import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, resolve } from 'node:path'
import process from 'node:process'

/** The project's folder. */
export const home = resolve(import.meta.dirname, '..')

/** Finds our own Node and tools first, also when a script is started without npm. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${resolve(home, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
}

/** What is kept and printed later is coloured as if it had been printed at once. */
const color = process.stdout.isTTY
  ? { FORCE_COLOR: '1' }
  : { NO_COLOR: '1', FORCE_COLOR: undefined }

const running = new Set<ChildProcess>()

/** A group of its own, so that a browser started by a child of a child ends with it. */
const grouped = process.platform !== 'win32'

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (grouped && child.pid) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It is gone already.
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ctrl-C and the like end everything that was started, then us. */
function endAll(signal: NodeJS.Signals): void {
  const exit = () => process.exit(128 + constants.signals[signal])
  for (const child of running) end(child, 'SIGTERM')
  setTimeout(() => {
    for (const child of running) end(child, 'SIGKILL')
    exit()
  }, 2000).unref()
  void Promise.all([...running].map(ended)).then(exit)
}

process.on('exit', () => {
  for (const child of running) end(child, 'SIGKILL')
})

/** Signals are ours while something runs, and our caller's before and after. */
function keep(child: ChildProcess): void {
  if (running.size === 0) for (const signal of signals) process.on(signal, endAll)
  running.add(child)
}

function forget(child: ChildProcess): void {
  if (!running.delete(child) || running.size > 0) return
  for (const signal of signals) process.off(signal, endAll)
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done()
    else child.once('close', () => done())
  })

/** Starts a command in the project's folder; it ends when we do. */
export function start(
  command: string,
  parameters: readonly string[],
  options: { output?: 'show' | 'keep'; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): ChildProcess {
  const child = spawn(command, parameters, {
    cwd: options.cwd ?? home,
    env: { ...environment, ...(options.output === 'show' ? {} : color), ...options.env },
    stdio: options.output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: grouped,
  })
  keep(child)
  child.once('close', () => forget(child))
  return child
}

/** What became of a command. */
export interface Result {
  readonly code: number
  /** Both streams in the order in which they came; empty when they were shown. */
  readonly output: string
  readonly seconds: number
}

/** Runs a command to its end. A command that cannot be started answers 127. */
export function run(
  command: string,
  parameters: readonly string[],
  options: Parameters<typeof start>[2] = {},
): Promise<Result> {
  const began = performance.now()
  return new Promise((done) => {
    const child = start(command, parameters, options)
    let output = ''
    const finish = (code: number) =>
      done({ code, output, seconds: (performance.now() - began) / 1000 })
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', (error) => {
      output += error.message
      forget(child)
      finish(127)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/** Asks a started command to end, or ends it by force, and waits until it has. */
export async function stop(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  end(child, signal)
  const late = setTimeout(() => end(child, 'SIGKILL'), 5000)
  await ended(child)
  clearTimeout(late)
}
