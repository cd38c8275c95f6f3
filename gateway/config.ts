import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileCopy, copyFile } from '#contract/brand-copy.ts'
import { type Brand, brand as brandSchema } from '#contract/index.ts'
import * as v from 'valibot'
import {
  accountVariables,
  type BotCheckConfig,
  botCheckOf,
  type MailConfig,
  mailOf,
  type SmsAccount,
  smsAccount,
  socialOf,
  type VendorConfig,
  vendorsOf,
  type SocialProviderConfig,
} from './config-accounts.ts'
import { ConfigError } from './config-error.ts'

export type {
  BotCheckConfig,
  HostedBotCheck,
  MailConfig,
  SmsAccount,
  SocialProviderConfig,
  VendorConfig,
} from './config-accounts.ts'
export { ConfigError } from './config-error.ts'

const cipherNames = ['modern', 'legacy-des', 'none'] as const
type CipherName = (typeof cipherNames)[number]

/** Everything a gateway is told from outside. Two processes of one site get the same. */
export interface Config {
  port: number
  host: string
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataDirectory: string
  /** PostgreSQL, or null for the embedded database. */
  databaseUrl: string | null
  brand: Brand
  /** Opens `/ops/*`; null keeps it shut. */
  opsToken: string | null
  /** Proxies in front whose `X-Forwarded-*` headers are believed; 0 believes nobody. */
  proxies: number
  /** Header in which our own proxy names the visitor's country; null: nobody does. */
  countryHeader: string | null
  /** One line of JSON a request on standard output. */
  log: boolean
  /** Hosts that `domainRoute` answers; empty: whichever the visitor typed. Nobody is refused. */
  domains: readonly string[]
  /** Hosts at which only agents log in (section 6). */
  agentHosts: readonly string[]
  /** Body ciphers that sealed calls may use. `none` is for tests. */
  ciphers: readonly CipherName[]
  botCheck: BotCheckConfig
  social: readonly SocialProviderConfig[]
  /** Eight characters, agreed with the clients of `legacy-des`. */
  desKey: string | null
  /** Who carries SMS; null: they stay in the outbox, for the operator to read. */
  sms: SmsAccount | null
  /** Who carries e-mails; null: they stay in the outbox. */
  mail: MailConfig | null
  /** Game vendors with pages of their own, by the code of their studio. */
  vendors: readonly VendorConfig[]
  /** Where letters lead, without a slash at the end; null: to whichever host the visitor typed. */
  publicUrl: string | null
  /** Where `npm run build` put the site: `client/` and, when rendered here, `server/`. */
  distDirectory: string
  /** Milliseconds that a process may go on believing the site's status and flags. */
  statusCache: number
  /** Check answers against the contract too; tests do. */
  checkAnswers: boolean
  now: () => Date
}

const digits = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, `must be a whole number from ${min} to ${max}`),
      v.transform(Number),
      v.minValue(min, `must be at least ${min}`),
      v.maxValue(max, `must be at most ${max}`),
    ),
    String(fallback),
  )

const switchedOn = v.pipe(
  v.optional(v.picklist(['', '0', '1'], 'must be 0 or 1'), '0'),
  v.transform((value) => value === '1'),
)

const ciphers = v.pipe(
  v.optional(v.string(), 'modern'),
  v.transform((value) => value.split(',').map((name) => name.trim())),
  v.array(v.picklist(cipherNames, `must list some of ${cipherNames.join(', ')}`)),
  v.minLength(1),
)

const hosts = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,253}(:\d{1,5})?$/, 'must list hosts'))),
)

const environment = v.object({
  PORT: digits(4400, 0, 65_535),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]{1,255}$/, 'must be a host or address')),
    '127.0.0.1',
  ),
  FOYER_DATA: v.optional(v.pipe(v.string(), v.minLength(1, 'must name a folder')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres://')),
  ),
  FOYER_BRAND: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be the name of a folder in brands/'),
    ),
    'foyer',
  ),
  FOYER_OPS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      // It has to fit into a header as it is.
      v.regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 letters, digits and signs, no spaces'),
    ),
  ),
  FOYER_TRUST_PROXY: digits(0, 0, 9),
  FOYER_COUNTRY_HEADER: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be the name of a header')),
  ),
  FOYER_LOG: switchedOn,
  FOYER_DOMAINS: hosts,
  FOYER_AGENT_HOSTS: hosts,
  FOYER_CIPHERS: ciphers,
  ...accountVariables,
  FOYER_DES_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8}$/, 'must have 8 characters')),
  ),
})

/** A JSON file of a brand, checked. */
function readPart<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new ConfigError(`FOYER_BRAND: ${file} is not JSON`)
  }
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ConfigError(`FOYER_BRAND: ${file}, ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`)
}

/**
 * Reads `brands/NAME`: `brand.json`, and `copy.json` where there is one.
 * @throws ConfigError for a brand that is not there, or cannot be read
 */
export function readBrand(name: string, root = process.cwd()): Brand {
  const home = resolve(root, 'brands', name)
  const settings = resolve(home, 'brand.json')
  const copy = resolve(home, 'copy.json')
  if (!existsSync(settings)) throw new ConfigError(`FOYER_BRAND: there is no ${settings}`)
  const brand = readPart(settings, brandSchema)
  if (!existsSync(copy)) return brand
  const words = readPart(copy, copyFile)
  try {
    return { ...brand, copy: compileCopy(words) }
  } catch (cause) {
    throw new ConfigError(`FOYER_BRAND: ${copy}: ${(cause as Error).message}`)
  }
}

/**
 * The configuration from the process's environment. An empty variable counts as none.
 * @throws ConfigError for a value that cannot be used
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(environment, set)
  if (!result.success) {
    const [issue] = result.issues
    throw new ConfigError(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
  }
  const env = result.output
  if (env.FOYER_COUNTRY_HEADER && env.FOYER_TRUST_PROXY === 0) {
    throw new ConfigError('FOYER_TRUST_PROXY must be set for FOYER_COUNTRY_HEADER')
  }
  if (env.FOYER_CIPHERS.includes('legacy-des') && !env.FOYER_DES_KEY) {
    throw new ConfigError('FOYER_DES_KEY must be set for the cipher legacy-des')
  }
  return {
    port: env.PORT,
    host: env.HOST,
    dataDirectory: env.FOYER_DATA,
    databaseUrl: env.DATABASE_URL ?? null,
    brand: readBrand(env.FOYER_BRAND),
    opsToken: env.FOYER_OPS_TOKEN ?? null,
    proxies: env.FOYER_TRUST_PROXY,
    countryHeader: env.FOYER_COUNTRY_HEADER ?? null,
    log: env.FOYER_LOG,
    domains: env.FOYER_DOMAINS,
    agentHosts: env.FOYER_AGENT_HOSTS,
    ciphers: env.FOYER_CIPHERS,
    botCheck: botCheckOf(env),
    social: socialOf(env),
    desKey: env.FOYER_DES_KEY ?? null,
    sms: smsAccount(env),
    mail: mailOf(env),
    vendors: vendorsOf(env),
    publicUrl: env.FOYER_PUBLIC_URL ?? null,
    distDirectory: 'dist',
    statusCache: 1000,
    checkAnswers: false,
    now: () => new Date(),
  }
}
