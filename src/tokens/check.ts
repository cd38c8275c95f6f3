import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandFileFaults } from './brand-file.ts'
import { copyFaults } from './copy-file.ts'
import { failureText, measureBrand, ratioText } from './contrast.ts'
import type { PairResult } from './contrast.ts'
import { families, familyOf } from './faces.ts'
import { brandFolders, brandsFolder, loadBrand, readJson } from './load.ts'
import { logoFaults } from './logo-file.ts'
import type { ResolvedBrand } from './resolve.ts'
import { TokenError } from './tree.ts'

/** What a check of one brand found; `problems` is empty when the brand may be shipped. */
export type BrandReport = { brand: string; problems: string[]; pairs: PairResult[] }

const generic = new Set([
  'serif',
  'sans-serif',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-rounded',
])

const faceFaults = ({ dark }: ResolvedBrand): string[] =>
  [...dark].flatMap(([name, { value }]) => {
    if (!name.startsWith('font.family.')) return []
    const stack = [value].flat() as string[]
    if (familyOf(stack) || generic.has(stack[0] ?? '')) return []
    const known = families.map(({ family }) => family).join(', ')
    return [`${name}: no files for "${stack[0]}"; there are ${known} (src/tokens/faces.ts)`]
  })

/** A brand is short: what it does not say follows from what it says. */
export const mostLines = 60

const lengthFaults = (home: string): string[] =>
  ['brand.json', 'tokens.json', 'copy.json'].flatMap((name) => {
    const file = join(home, name)
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length : 0
    return lines < mostLines
      ? []
      : [
          `${name}: ${lines} lines, a brand's file stays under ${mostLines}; ` +
            'give ramps by one colour or a few stops (README, Make a brand)',
        ]
  })

const settingsFaults = (brand: string, home: string): string[] => {
  const settings = readJson(join(home, 'brand.json'))
  const { locales = ['th', 'en'] } = settings
  return [
    ...brandFileFaults(brand, settings),
    ...copyFaults(home, Array.isArray(locales) ? locales : []),
  ]
}

const problemsOf = (run: () => string[]): string[] => {
  try {
    return run()
  } catch (error) {
    if (error instanceof TokenError) return [...error.problems]
    throw error
  }
}

/**
 * Checks a brand folder: settings, words, mark, tokens, faces, and the contrast table in both schemes.
 * Reads only; a missing or malformed file is a problem in the report, not an exception.
 * @param folder where the brand folders lie
 */
export const checkBrand = (brand: string, folder = brandsFolder): BrandReport => {
  const home = join(folder, brand)
  let pairs: PairResult[] = []
  const problems = [
    ...problemsOf(() => settingsFaults(brand, home)),
    ...logoFaults(join(home, 'logo.svg')),
    ...lengthFaults(home),
    ...problemsOf(() => {
      const resolved = loadBrand(brand, folder)
      pairs = measureBrand(resolved)
      return [...faceFaults(resolved), ...pairs.filter(({ passes }) => !passes).map(failureText)]
    }),
  ]
  return { brand, problems, pairs }
}

const shown = 6
/** A report as the command prints it: the narrowest pairs, then what is wrong. */
export const reportText = ({ brand, problems, pairs }: BrandReport): string => {
  const narrow = pairs
    .filter(({ kind }) => kind !== 'visible')
    .toSorted((a, b) => a.ratio / a.need - b.ratio / b.need)
    .slice(0, shown)
  const width = Math.max(0, ...narrow.map(({ fg, bg }) => `${fg} on ${bg}`.length))
  const rows = narrow.map(
    ({ scheme, fg, bg, ratio, need, passes }) =>
      `  ${scheme.padEnd(5)}  ${`${fg} on ${bg}`.padEnd(width)}  ${ratioText(ratio).padStart(5)}` +
      `  needs ${need}${passes ? '' : '  FAILS'}`,
  )
  const verdict =
    problems.length === 0
      ? `${pairs.length} pairs measured, all pass; the narrowest:`
      : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  return [`${brand}: ${verdict}`, ...rows, ...problems.map((problem) => `  ✗ ${problem}`)].join(
    '\n',
  )
}

if (import.meta.main) {
  const known = brandFolders()
  const wanted = process.argv.slice(2)
  const missing = wanted.filter((name) => !known.includes(name))
  for (const name of missing)
    console.error(`There is no brands/${name}; there are ${known.join(', ')}`)
  const reports = (wanted.length > 0 ? wanted : known)
    .filter((name) => !missing.includes(name))
    .map((name) => checkBrand(name))
  console.log(reports.map(reportText).join('\n\n'))
  if (missing.length > 0 || reports.some(({ problems }) => problems.length > 0))
    process.exitCode = 1
}
