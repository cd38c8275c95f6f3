import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import process from 'node:process'
import { run, type Result } from './processes.ts'

/** What a runner counted, and its own words. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly output: string
  /** What else was counted on the way. */
  readonly note?: string
  /** Why nothing was run: what it needs cannot be had here. */
  readonly leftOut?: string
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly Assertion[]
  }[]
}

interface Assertion {
  readonly status: string
  /** How often a story was looked at (tests/suites/stories/setup.ts). */
  readonly meta?: { readonly looks?: { readonly axe: number; readonly measured: number } }
}

type Count = Pick<Tally, 'passed' | 'failed' | 'note'>

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/**
 * Runs a test runner that leaves a JSON report. A runner that fails without naming a test (it could
 * not start, a file did not load, something was thrown beside the tests) counts as one failure.
 */
async function tally(
  report: string,
  runner: () => Promise<Result>,
  count: (report: string) => Count,
): Promise<Tally> {
  await mkdir(dirname(report), { recursive: true })
  await rm(report, { force: true })
  const { code, output } = await runner()
  const counted: Count = existsSync(report)
    ? count(await readFile(report, 'utf8'))
    : { passed: 0, failed: 0 }
  const failed = counted.failed === 0 && code !== 0 ? 1 : counted.failed
  return { ...counted, failed, output }
}

/** Adds up the looks at stories. One that passed without being looked at has not been tested. */
function countLooks(stories: readonly Assertion[]): { unseen: number; note: string } {
  const passed = stories.filter(({ status }) => status === 'passed')
  const looks = passed.flatMap(({ meta }) => meta?.looks ?? [])
  const axe = looks.reduce((sum, one) => sum + one.axe, 0)
  const measured = looks.reduce((sum, one) => sum + one.measured, 0)
  return {
    unseen: passed.length - looks.length,
    note: `${looks.length} stories, ${axe} looks with axe, ${measured} texts measured in pictures`,
  }
}

/** Some of the projects of vitest.config.ts. */
export function vitest(...projects: readonly string[]): Promise<Tally> {
  const report = `.cache/reports/${projects.join('-')}.json`
  return tally(
    report,
    () =>
      run('vitest', [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    (text) => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport
      const broken = testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      )
      const failed = numFailedTests + broken.length
      if (!projects.includes('storybook')) return { passed: numPassedTests, failed }
      const { unseen, note } = countLooks(testResults.flatMap((file) => file.assertionResults))
      return { passed: numPassedTests - unseen, failed: failed + unseen, note }
    },
  )
}

/** One of the projects of playwright.config.ts. */
export function playwright(project: string): Promise<Tally> {
  const report = `.cache/reports/${project}.json`
  return tally(
    report,
    () =>
      run('playwright', ['test', '--project', project, '--reporter=dot,json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    (text) => {
      const { stats } = JSON.parse(text) as PlaywrightReport
      // A test that passes only the second time has failed once too often.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  )
}

/** A command that is right or wrong as a whole. */
export async function whole(command: string, ...parameters: readonly string[]): Promise<Tally> {
  const { code, output } = await run(command, parameters)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/**
 * A script of ours that says of one claim after the other that it is `ok` or `failed`, and ends with 2
 * where nothing can be proven.
 */
export async function proofs(script: string): Promise<Tally> {
  const { code, output } = await run(process.execPath, [script])
  if (code === 2) return { passed: 0, failed: 0, output, leftOut: output.trim() }
  const count = (word: string) => output.match(new RegExp(`^ {2}${word} `, 'gm'))?.length ?? 0
  const failed = count('failed')
  return { passed: count('ok'), failed: failed === 0 && code !== 0 ? 1 : failed, output }
}
