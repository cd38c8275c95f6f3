import type { Config } from './config.ts'
import type { Gateway } from './server.ts'

/** The page a person sees on the console once everything is up. */
export function welcome(config: Config, gateway: Gateway): string {
  const rows: [string, string][] = [
    ['Open', gateway.url],
    ['Brand', `${config.brand.name} (brands/${config.brand.id})`],
    [
      'Database',
      gateway.engine === 'postgres'
        ? 'PostgreSQL (DATABASE_URL)'
        : `embedded, in ${config.dataDirectory}`,
    ],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(10)} ${value}`)
  return `\n${lines.join('\n')}\n\n`
}
