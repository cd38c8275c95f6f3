import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { home, run, start } from '../processes.ts'
import { spendingOf } from './budget.ts'

// `npm run chromatic`: the same pictures in the cloud, in the same modes. Counts them first, and
// uploads nothing that costs more than the budget. `-- --count` counts and leaves.

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Ends without a stack. */
class Refusal extends Error {}

const noToken = `There is no CHROMATIC_PROJECT_TOKEN in the environment, so nothing can be uploaded.
Copy it from the project's page on chromatic.com (Manage, Configure) and run
  CHROMATIC_PROJECT_TOKEN=… npm run chromatic
Without an account: npm run visual -- --against main compares on this machine.
\`npm run chromatic -- --count\` only counts.`

/** Uploads a built Storybook. The token travels in the environment, and is not shown if it comes back. */
async function upload(site: string, token: string): Promise<number> {
  const child = start('chromatic', ['--storybook-build-dir', site], {
    env: { CHROMATIC_PROJECT_TOKEN: token },
  })
  // By lines, because a piece of output can end in the middle of the token.
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => say(line.replaceAll(token, '•••')))
  }
  return new Promise((done) => {
    child.once('error', () => done(127))
    child.once('close', (code) => done(code ?? 1))
  })
}

async function main(): Promise<number> {
  const countOnly = process.argv.includes('--count')
  const token = process.env.CHROMATIC_PROJECT_TOKEN?.trim() ?? ''
  if (!token && !countOnly) throw new Refusal(noToken)
  const site = join(home, '.cache', `chromatic-${process.pid}`)
  try {
    // TurboSnap finds what a change reaches in the statistics of the build.
    const building = ['build', '--output-dir', site, '--quiet', '--stats-json']
    const { code, output } = await run('storybook', building)
    if (code !== 0) throw new Refusal(`Storybook does not build:\n${output.trim()}`)
    const { words, within } = await spendingOf(site)
    say(words)
    if (!within) {
      throw new Refusal(
        'That is too much, and nothing was uploaded. Photograph less (tags: ["!visual"], fewer modes) or raise the budget.',
      )
    }
    return countOnly ? 0 : await upload(site, token)
  } finally {
    await rm(site, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await main()
} catch (cause) {
  if (!(cause instanceof Refusal)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exitCode = 2
}
