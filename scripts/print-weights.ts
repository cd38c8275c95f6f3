import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Weight } from './weigh.ts'

const file = '.cache/weights.json'

const noted = async () =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, Weight>

/** Keeps what a page weighed for the table at the end. */
export async function noteWeight(page: string, weight: Weight): Promise<void> {
  await mkdir('.cache', { recursive: true })
  await writeFile(file, JSON.stringify({ ...(await noted()), [page]: weight }, null, 2))
}

/** Before a run, so that the table is of this run alone. */
export const forgetWeights = () => rm(file, { force: true })

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** What was weighed in this run, as a table. */
export async function weightTable(): Promise<string> {
  const line = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(10)).join('')}`
  const pages = Object.entries(await noted())
  return [
    line('kB as they travel', ['JS', 'CSS', 'fonts', 'requests']),
    ...pages.map(([name, { js, css, fonts, requests }]) =>
      line(name, [kilobytes(js), kilobytes(css), kilobytes(fonts), String(requests)]),
    ),
  ].join('\n')
}
