import { schemes } from './tree.ts'

/** A check of one field: what it should be in words when the value is not that. */
type Field = { words: string; accepts: (value: unknown) => boolean; required?: boolean }

const matches = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value)
const oneOf = (names: readonly string[], extra?: null): Field => ({
  words: `one of ${names.join(', ')}${extra === null ? ' or null' : ''}`,
  accepts: (value) => names.includes(value as string) || (extra === null && value === null),
})
const flag: Field = { words: 'true or false', accepts: (value) => typeof value === 'boolean' }
const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const recordOf = (accepts: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(accepts)
const orNull = (words: string, accepts: (value: unknown) => boolean): Field => ({
  words: `${words} or null`,
  accepts: (value) => value === null || accepts(value),
})

const locales = ['th', 'en', 'zh-CN', 'id', 'vi', 'fil']
const isLocale = (value: unknown) => locales.includes(value as string)
const ciphers = ['modern', 'legacy-des', 'none']

/** Names a brand folder, an attribute and a file: lower case, no surprises. */
export const brandId = /^[a-z][a-z0-9-]{0,30}$/

/**
 * The fields of `brand.json`, as `src/contract/brand.ts` has them. The token layer imports no other
 * layer, so they are written here again; a test holds the two lists together.
 */
export const brandFields: Readonly<Record<string, Field>> = {
  $schema: { words: 'a text', accepts: isText },
  id: { words: 'lower-case letters, digits and dashes', accepts: matches(brandId), required: true },
  name: { words: '1 to 24 characters', accepts: matches(/^(?=.*\S).{1,24}$/u), required: true },
  merchant: { words: 'a text', accepts: isText },
  scene: { ...oneOf(['hall', 'river', 'kites']), required: true },
  currency: orNull('three capitals of ISO 4217', matches(/^[A-Z]{3}$/)),
  minAge: {
    words: 'whole years from 16 to 30',
    accepts: (value) => Number.isInteger(value) && Number(value) >= 16 && Number(value) <= 30,
  },
  defaultScheme: oneOf(schemes),
  forceThemeOnMount: oneOf(schemes, null),
  defaultLocale: oneOf(locales),
  locales: {
    words: `a list of ${locales.join(', ')}`,
    accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(isLocale),
  },
  localeAliases: { words: 'server codes with a locale each', accepts: recordOf(isLocale) },
  copyrightYear: { words: 'a year', accepts: (value) => typeof value === 'number' },
  loginedToHomePage: flag,
  esportsVendors: {
    words: 'a list of vendor codes',
    accepts: (value) => Array.isArray(value) && value.every(isText),
  },
  welcomeCredit: orNull('an amount as text', isText),
  referralReward: orNull('an amount as text', isText),
  serviceHosts: {
    words: 'a list of host names',
    accepts: (value) => Array.isArray(value) && value.every(isText),
  },
  gtagId: orNull('a text', isText),
  server: {
    words: `{ "origin", "cipher": ${ciphers.join(' | ')} }, and lists of hosts, "gameHosts" and "pictureHosts"`,
    accepts: (value) =>
      isRecord(value) &&
      isText(value['origin']) &&
      ciphers.includes(value['cipher'] as string) &&
      [value['gameHosts'], value['pictureHosts']].every(
        (hosts) => hosts === undefined || (Array.isArray(hosts) && hosts.every(isText)),
      ),
  },
  phoneIdentity: orNull(
    '{ "provider": firebase, "projectId", "apiKey" }',
    (value) =>
      isRecord(value) &&
      value['provider'] === 'firebase' &&
      isText(value['projectId']) &&
      isText(value['apiKey']),
  ),
  paths: { words: 'paths with another path each', accepts: recordOf(isText) },
}

/** What is wrong with a parsed `brand.json`, one line a field; empty when nothing is. */
export const brandFileFaults = (folder: string, file: Record<string, unknown>): string[] => {
  const faults: string[] = []
  for (const [key, field] of Object.entries(brandFields)) {
    const value = file[key]
    if (value === undefined) {
      if (field.required) faults.push(`brand.json: "${key}" is missing (${field.words})`)
    } else if (!field.accepts(value)) faults.push(`brand.json: "${key}" should be ${field.words}`)
  }
  for (const key of Object.keys(file))
    if (!(key in brandFields)) faults.push(`brand.json: unknown field "${key}"`)
  if (typeof file['id'] === 'string' && file['id'] !== folder)
    faults.push(`brand.json: "id" is ${file['id']}, the folder is ${folder}`)
  const { defaultLocale = 'th', locales: offered = ['th', 'en'] } = file
  if (Array.isArray(offered) && !offered.includes(defaultLocale))
    faults.push('brand.json: "defaultLocale" is not among "locales"')
  return faults
}
