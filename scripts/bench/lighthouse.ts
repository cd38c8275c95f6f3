import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments } from '../browser.ts'
import { run } from '../processes.ts'
import { type Figures, median } from './pages.ts'
import { mostStolen, watchStolen } from './stolen.ts'

interface Report {
  readonly categories: Record<string, { readonly score: number | null }>
  readonly audits: Record<string, { readonly numericValue?: number }>
}

async function once(url: string, throttling: 'simulate' | 'devtools'): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const { code, output } = await run('lighthouse', [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--throttling-method=${throttling}`,
      `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
    ])
    if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`)
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const audit = (reports: readonly Report[], name: string) =>
  median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
const score = (reports: readonly Report[], name: string) =>
  Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100)

/**
 * A run that broke off is made once more; twice in a row is no accident. One from which the
 * machine's host took time is not counted, unless it goes on taking it.
 */
async function patiently(url: string, throttling: 'simulate' | 'devtools') {
  for (let tries = 4; ; tries--) {
    const stolen = watchStolen()
    const report = await once(url, throttling).catch(() => once(url, throttling))
    if (stolen() < mostStolen || tries === 1) return report
  }
}

async function several(times: number, url: string, throttling: 'simulate' | 'devtools') {
  const reports: Report[] = []
  for (let index = 0; index < times; index++) reports.push(await patiently(url, throttling))
  return reports
}

/**
 * Lighthouse's mobile defaults: medians of `times` simulated runs, and of fewer runs with the
 * throttle really applied. Scores are of a hundred, times in milliseconds.
 */
export async function lighthouse(name: string, url: string, times: number): Promise<Figures> {
  const simulated = await several(times, url, 'simulate')
  const applied = await several(Math.ceil(times / 2), url, 'devtools')
  return {
    [`${name} performance`]: score(simulated, 'performance'),
    [`${name} accessibility`]: score(simulated, 'accessibility'),
    [`${name} best practices`]: score(simulated, 'best-practices'),
    [`${name} SEO`]: score(simulated, 'seo'),
    [`${name} LCP ms`]: Math.round(audit(simulated, 'largest-contentful-paint')),
    [`${name} LCP ms, throttle applied`]: Math.round(audit(applied, 'largest-contentful-paint')),
    [`${name} TBT ms`]: Math.round(audit(simulated, 'total-blocking-time')),
    [`${name} CLS`]: Number(audit(simulated, 'cumulative-layout-shift').toFixed(4)),
  }
}
