import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, home, run } from './processes.ts'
import { isFresh, stampOf } from './stamp.ts'

// `npm start`: builds what is stale, then serves it. Signals go to the gateway, its exit code is ours.

const parent = process.ppid

if (!isFresh(stampOf())) {
  process.stdout.write('The sources are newer than dist/. Building.\n')
  const { code } = await run(process.execPath, ['scripts/build.ts'], { output: 'show' })
  if (code !== 0) process.exit(code)
}

// Before there is a gateway: a signal that came in between would leave one behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A terminal sends Ctrl-C to the gateway too; a second one is one too many for a clean end.
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) gateway.kill(signal)
  })
}

const gateway = spawn(process.execPath, ['gateway/main.ts', ...process.argv.slice(2)], {
  cwd: home,
  stdio: 'inherit',
  env: { ...environment, NODE_ENV: 'production' },
})

// npm runs us in a shell, and a shell that is told to end does so without passing it on.
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    gateway.kill('SIGTERM')
  }, 500).unref()
}

gateway.once('error', (error) => {
  process.stderr.write(`The gateway could not be started: ${error.message}\n`)
  process.exitCode = 127
})
gateway.once('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
})
