import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

/** A script of ours with a child that runs on, that has ended, or both. */
async function script(code: string) {
  const head = `import { run, start } from ${JSON.stringify(import.meta.resolve('../../../scripts/processes.ts'))}\n`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', head + code])
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const pid = (await said.next()).value
  child.kill('SIGTERM')
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { pid: Number(pid), status, signal, last: (await said.next()).value }
}

const forever = `['--eval', 'setInterval(() => {}, 1000)']`

test('a signal ends what runs, and then the script', async () => {
  const { pid, status } = await script(`
    console.log(start(process.execPath, ${forever}).pid)`)
  expect(status).toBe(128 + 15)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('what has ended leaves signals to the script, so that npm start can pass them on', async () => {
  const { status, last } = await script(`
    await run(process.execPath, ['--eval', ''])
    const idle = setInterval(() => {}, 1000)
    process.on('SIGTERM', () => {
      console.log('passed on')
      clearInterval(idle)
    })
    console.log(process.pid)`)
  expect(last).toBe('passed on')
  expect(status).toBe(0)
})
