import { inspect, parseArgs } from 'node:util'
import { constants } from 'node:os'
import { relative } from 'node:path'
import process from 'node:process'
import { ensureBrowser } from '../browser.ts'
import { home, run } from '../processes.ts'
import { longest } from './camera.ts'
import { compare } from './compare.ts'
import { VisualError } from './sites.ts'

// `npm run visual -- --against REF`: what every photographed story looks like now, beside what it
// looked like at a commit. Leaves with 1 when something differs or has begun to throw, with 2 when it
// could not be told.

const help = `npm run visual -- [--against REF] [--only PART]… [--all] [--full]

  --against  a branch, a tag or a commit to compare the working tree with (main)
  --only     only stories whose id holds this: button, features-session
  --all      also stories that nothing that changed can have reached
  --full     every combination of brand, scheme, language and width, not only the covering ones
`

const number = (value: number) => value.toLocaleString('en-US')
const say = (line: string) => void process.stdout.write(`${line}\n`)

function read() {
  try {
    return parseArgs({
      options: {
        against: { type: 'string', default: 'main' },
        only: { type: 'string', multiple: true },
        all: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (cause) {
    throw new VisualError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${help}`)
  }
}

/** Pictures of old colours would say that a new one changes nothing. */
async function checkTokens(): Promise<void> {
  const { code, output } = await run(process.execPath, ['src/tokens/build.ts', '--check'])
  if (code !== 0) throw new VisualError(output.trim())
}

async function main(): Promise<void> {
  const { help: wantsHelp, against, only, all, full } = read()
  if (wantsHelp) return say(help)
  ensureBrowser()
  await checkTokens()
  const answer = await compare({ root: home, against, all, full, ...(only ? { only } : {}), say })
  const { counts, stories, unreached, differing, broken, troubled, cut, report, seconds } = answer
  for (const name of differing.slice(0, 20)) say(`  ≠ ${name}`)
  if (differing.length > 20) say(`  … and ${number(differing.length - 20)} more`)
  for (const name of broken.slice(0, 20)) {
    say(`  ! ${name}: throws, never finishes or keeps changing, and did not before`)
  }
  if (broken.length > 20) say(`  … and ${number(broken.length - 20)} more`)
  if (troubled.length > 0) {
    say(
      `  ${number(troubled.length)} threw, never finished or kept changing before, too: ${troubled.slice(0, 3).join(', ')}${troubled.length > 3 ? ' …' : ''}`,
    )
  }
  if (counts.unsteady > 0) {
    say(`  ${number(counts.unsteady)} unsteady: different each time, so they say nothing`)
  }
  if (cut.length > 0) {
    say(
      `  ${number(cut.length)} end at ${number(longest)} px, and what is below was not compared: ${cut.slice(0, 3).join(', ')}${cut.length > 3 ? ' …' : ''}`,
    )
  }
  const { changed, new: added, gone, same } = counts
  say(
    `${number(changed + added + gone + same)} pictures of ${number(stories)} stories in ${seconds.toFixed(0)} s`,
  )
  if (unreached > 0) {
    say(`${number(unreached)} stories left out: nothing that changed reaches them (--all)`)
  }
  say(
    `${number(changed - counts.unsteady)} changed, ${number(added)} new, ${number(gone)} gone, ${number(same)} the same`,
  )
  say(`Look at ${relative(process.cwd(), report)}`)
  process.exitCode = differing.length + broken.length > 0 ? 1 : 0
}

/** What else hears a signal, a build or a browser, is given this long to end by itself, in ms. */
const grace = 3000

// Where nothing else ends by a signal, its folders would be left: they go as the process leaves.
let stopped: NodeJS.Signals | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopped = signal
    const leave = () => process.exit(128 + constants.signals[signal])
    if (process.listenerCount(signal) === 1) leave()
    else setTimeout(leave, grace).unref()
  })
}

try {
  await main()
} catch (cause) {
  // A terminal's Ctrl-C goes to git as well, which may have ended by it before we hear of it.
  const by = stopped ?? (cause as { signal?: NodeJS.Signals | null }).signal
  if (!by) {
    process.stderr.write(`${cause instanceof VisualError ? cause.message : inspect(cause)}\n`)
  }
  // Never 1, which would say that something differs.
  process.exitCode = by ? 128 + constants.signals[by] : 2
}
