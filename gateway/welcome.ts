import type { Config } from './config.ts'
import { accounts } from './sandbox/accounts.ts'
import type { Gateway } from './server.ts'

type Row = readonly [name: string, value: string]

/** Rows in two columns, the second starting where the longest first one ends. */
function columns(rows: readonly Row[], indent = '  '): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${indent}${name.padEnd(width)}  ${value}`).join('\n')
}

/** What must not go unnoticed, though the gateway runs with it. */
function warnings({ ciphers }: Config): string {
  if (!ciphers.includes('none')) return ''
  return (
    '  Warning: FOYER_CIPHERS allows none, so passwords may travel as they are. ' +
    'It is for tests only.\n\n'
  )
}

/** The page a person sees on the console once everything is up. */
export function welcome(config: Config, gateway: Gateway): string {
  const { brand, opsToken } = config
  const database =
    gateway.engine === 'postgres'
      ? 'PostgreSQL (DATABASE_URL)'
      : `embedded, in ${config.dataDirectory} (FOYER_DATA)`
  const site = columns([
    ['Open', gateway.url],
    ['Brand', `${brand.name} (FOYER_BRAND)`],
    ['Database', database],
    // The token itself is known to whoever set it, and consoles are kept.
    [
      'Operator',
      opsToken === null
        ? 'door shut (FOYER_OPS_TOKEN)'
        : 'door open at /ops, SMS and e-mail at /ops/outbox',
    ],
  ])
  const people = columns(
    accounts.map(({ username, password, about }) => [`${username} / ${password}`, about.en]),
    '    ',
  )
  return `\n${site}\n\n${warnings(config)}  Log in as (play money only)\n${people}\n\n`
}
