import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { run, type Result } from './processes.ts'

/** What a runner counted, and its own words. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly output: string
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly unknown[]
  }[]
}

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
  count: (report: string) => { passed: number; failed: number },
): Promise<Tally> {
  await mkdir(dirname(report), { recursive: true })
  await rm(report, { force: true })
  const { code, output } = await runner()
  const counted = existsSync(report)
    ? count(await readFile(report, 'utf8'))
    : { passed: 0, failed: 0 }
  const failed = counted.failed === 0 && code !== 0 ? 1 : counted.failed
  return { passed: counted.passed, failed, output }
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
      return { passed: numPassedTests, failed: numFailedTests + broken.length }
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
