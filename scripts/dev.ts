import { run } from './processes.ts'

// `npm run dev`: site and gateway with hot reload. Node starts the gateway again when one of its
// files changes; Vite replaces what the browser shows.
const { code } = await run(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'scripts/dev-server.ts'],
  { output: 'show', env: { NODE_ENV: 'development' } },
)
process.exitCode = code
