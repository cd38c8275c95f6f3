import { ensureBrowser } from './browser.ts'
import { runChecks, seconds } from './checks.ts'
import { forgetWeights, weightTable } from './print-weights.ts'
import { playwright, proofs, type Tally, vitest, whole } from './runners.ts'

// `npm test`: everything, one heavy thing at a time, and one line at the end that adds it all up.
// `npm test -- gateway stories` runs only those; the names are the ones below.

interface Suite {
  readonly name: string
  readonly title: string
  readonly browser?: boolean
  /** Looks at the built site. */
  readonly site?: boolean
  readonly run: () => Promise<Tally>
}

const suites: readonly Suite[] = [
  {
    name: 'unit',
    title: 'Rules, hooks, tokens, art, contracts',
    run: () => vitest('unit', 'unit-alone', 'contracts'),
  },
  { name: 'gateway', title: 'Gateway', run: () => vitest('gateway', 'gateway-alone') },
  {
    name: 'stories',
    title: 'Stories in a browser, with axe',
    browser: true,
    run: () => vitest('storybook'),
  },
  {
    name: 'tools',
    title: 'Pictures and library, as others use them',
    browser: true,
    run: () => vitest('tools'),
  },
  { name: 'build', title: 'Build', run: () => whole(process.execPath, 'scripts/build.ts') },
  {
    name: 'processes',
    title: 'Two gateways on one PostgreSQL',
    site: true,
    run: () => proofs('scripts/two-processes.ts'),
  },
  {
    name: 'budgets',
    title: 'Budgets',
    browser: true,
    site: true,
    run: () => playwright('budgets'),
  },
  {
    name: 'e2e',
    title: 'End to end',
    browser: true,
    site: true,
    run: () => playwright('e2e'),
  },
]

const asked = process.argv.slice(2)
const needsSite = suites.some(({ name, site }) => site && asked.includes(name))
const wanted = (name: string) =>
  asked.length === 0 || asked.includes(name) || (name === 'build' && needsSite)
const unknown = asked.filter((name) => name !== 'lint' && !suites.some((one) => one.name === name))
if (unknown.length > 0) {
  const names = ['lint', ...suites.map(({ name }) => name)].join(', ')
  process.stderr.write(`There is no suite ${unknown.join(', ')}; there are ${names}.\n`)
  process.exit(2)
}

const total = { passed: 0, failed: 0 }
const began = performance.now()
const say = (text: string) => process.stdout.write(`${text}\n`)

/** What keeps the suites with pages from running; an empty text when nothing does. */
let noBrowser: string | undefined
function browserTrouble(): string {
  if (noBrowser !== undefined) return noBrowser
  try {
    ensureBrowser()
    noBrowser = ''
  } catch (cause) {
    noBrowser = cause instanceof Error ? cause.message : String(cause)
  }
  return noBrowser
}

async function runSuite({ title, browser, run }: Suite): Promise<void> {
  say(title)
  const started = performance.now()
  const trouble = browser ? browserTrouble() : ''
  const { passed, failed, output, note, leftOut }: Tally = trouble
    ? { passed: 0, failed: 1, output: trouble }
    : await run()
  total.passed += passed
  total.failed += failed
  if (leftOut) {
    say(leftOut.replaceAll(/^/gm, '  – '))
    return
  }
  const nothing = passed + failed === 0
  if (nothing) total.failed++
  const took = seconds((performance.now() - started) / 1000)
  if (failed > 0 || nothing) say(output.trim().replaceAll(/^/gm, '    '))
  say(`  ${failed > 0 || nothing ? '✗' : '✓'} ${passed} passed, ${failed} failed (${took})`)
  if (note) say(`    ${note}`)
}

await forgetWeights()
if (wanted('lint')) {
  say('Format, rules, types, catalogues, tokens')
  const { passed, failed } = await runChecks()
  total.passed += passed
  total.failed += failed
}
for (const suite of suites) if (wanted(suite.name)) await runSuite(suite)
if (wanted('budgets')) say(await weightTable())

say(`\nTook ${seconds((performance.now() - began) / 1000)}`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
