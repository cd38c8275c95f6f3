import { localeNames } from '#contract/brand.ts'
import { run, type Result } from './processes.ts'

/** Something that is right or wrong as a whole. */
export interface Check {
  readonly name: string
  /** What to do when it fails, where that is not plain from its own words. */
  readonly remedy?: string
  readonly command: readonly [string, ...string[]]
}

const node = process.execPath
const translations = localeNames.filter((name) => name !== 'en').join()

/** Everything that is checked without running the product, slowest first. */
const checks: readonly Check[] = [
  {
    name: 'catalogues hold every message',
    remedy: 'Run `npm run messages` and translate what is new.',
    command: ['lingui', 'check', 'sync', '--clean', '--workers', '1'],
  },
  { name: 'rules and layers', command: ['oxlint', '--type-aware'] },
  {
    name: 'every language is complete',
    remedy: 'Every message needs its words in all of locales/*.po (D6); English is the source.',
    command: ['lingui', 'check', 'missing', '--mode', 'catalog', '--locale', translations],
  },
  { name: 'types', command: ['tsc'] },
  {
    name: 'format',
    remedy: 'Run `npm run format`.',
    command: ['oxfmt', '--check'],
  },
  {
    name: 'tokens are built',
    remedy: 'Run `npm run tokens`.',
    command: [node, 'src/tokens/build.ts', '--check'],
  },
  { name: 'contrast of every brand', command: [node, 'src/tokens/check.ts'] },
  {
    name: 'art is built',
    remedy: 'Run `node src/art/build.ts`.',
    command: [node, 'src/art/build.ts', '--check'],
  },
  {
    name: 'API description is printed',
    remedy: 'Run `npm run openapi`.',
    command: [node, 'scripts/openapi.ts', '--check'],
  },
]

export const seconds = (value: number) => `${value.toFixed(1)} s`

/** Prints one line a check, and the words of those that fail. Answers how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks]
  const count = { passed: 0, failed: 0 }
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [command, ...parameters] = check.command
      const result = await run(command, parameters)
      if (result.code === 0) count.passed++
      else count.failed++
      process.stdout.write(report(check, result))
    }
  }
  // Two at a time: the machine this is meant for has two cores.
  await Promise.all([work(), work()])
  return count
}

function report(check: Check, { code, output, seconds: took }: Result): string {
  if (code === 0) return `  ✓ ${check.name} (${seconds(took)})\n`
  const remedy = check.remedy ? `\n    ${check.remedy}` : ''
  const words = output.trim().replaceAll(/^/gm, '    ')
  return `  ✗ ${check.name} (${seconds(took)})${remedy}\n${words}\n`
}
