import { runChecks } from './checks.ts'

// `npm run lint`: format, rules and layers, types, catalogues, tokens, contrast, art, API.
const { passed, failed } = await runChecks()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
