import { brand } from '#contract/index.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupI18n, type Messages } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readBrand, readConfig } from '#gateway/config.ts'

test('an empty environment is enough', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 4400,
    host: '127.0.0.1',
    dataDirectory: '.data',
    databaseUrl: null,
    opsToken: null,
    proxies: 0,
    log: false,
    domains: [],
    ciphers: ['modern'],
  })
})

test('a mail server comes with a sender and an address that its links lead to', () => {
  expect(
    readConfig({
      FOYER_SMTP_URL: 'smtps://foyer:secret@mail.test',
      FOYER_MAIL_FROM: 'Foyer <no-reply@foyer.test>',
      FOYER_PUBLIC_URL: 'https://foyer.test/',
    }),
  ).toMatchObject({
    mail: { smtpUrl: 'smtps://foyer:secret@mail.test', from: 'Foyer <no-reply@foyer.test>' },
    publicUrl: 'https://foyer.test',
  })
  expect(readConfig({}).mail).toBeNull()
})

test('a hosted bot check comes with a key, a secret and an address of its own', () => {
  expect(readConfig({}).botCheck).toEqual({ provider: 'altcha' })
  expect(readConfig({ FOYER_BOT_CHECK: 'none' }).botCheck).toEqual({ provider: 'none' })
  const keys = { FOYER_BOT_CHECK_KEY: 'key', FOYER_BOT_CHECK_SECRET: 'secret' }
  for (const provider of ['turnstile', 'hcaptcha', 'geetest'] as const) {
    expect(readConfig({ FOYER_BOT_CHECK: provider, ...keys }).botCheck).toEqual({
      provider,
      siteKey: 'key',
      secret: 'secret',
      url: expect.stringMatching(/^https:/),
    })
    expect(() => readConfig({ FOYER_BOT_CHECK: provider, FOYER_BOT_CHECK_KEY: 'key' })).toThrow(
      `FOYER_BOT_CHECK_KEY and FOYER_BOT_CHECK_SECRET must be set for ${provider}`,
    )
  }
  const url = 'http://127.0.0.1:9/verify'
  const mirror = readConfig({ FOYER_BOT_CHECK: 'turnstile', FOYER_BOT_CHECK_URL: url, ...keys })
  expect(mirror.botCheck).toMatchObject({ url })
})

test('people sign in with whoever is configured, whole', () => {
  expect(readConfig({}).social).toEqual([])
  const google = { FOYER_GOOGLE_ID: 'id', FOYER_GOOGLE_SECRET: 'secret' }
  expect(readConfig(google).social).toMatchObject([
    { id: 'google', clientId: 'id', issuer: 'https://accounts.google.com', endpoints: null },
  ])
  const both = { ...google, FOYER_FACEBOOK_ID: 'f', FOYER_FACEBOOK_SECRET: 's' }
  expect(readConfig(both).social.map(({ id }) => id)).toEqual(['google', 'facebook'])
  expect(() => readConfig({ FOYER_FACEBOOK_ID: 'f' })).toThrow(
    'FOYER_FACEBOOK_ID and FOYER_FACEBOOK_SECRET must be set together',
  )
})

test('everything can be set', () => {
  expect(
    readConfig({
      PORT: '80',
      HOST: '0.0.0.0',
      FOYER_DATA: '/srv/foyer',
      DATABASE_URL: 'postgresql://foyer@db/foyer',
      FOYER_BRAND: 'siam',
      FOYER_OPS_TOKEN: 'sixteen-letters!',
      FOYER_TRUST_PROXY: '2',
      FOYER_COUNTRY_HEADER: 'CF-IPCountry',
      FOYER_LOG: '1',
      FOYER_DOMAINS: 'foyer.test, WWW.foyer.test:8443',
      FOYER_CIPHERS: 'modern, legacy-des',
      FOYER_DES_KEY: '8letters',
    }),
  ).toMatchObject({
    port: 80,
    brand: { id: 'siam' },
    proxies: 2,
    countryHeader: 'CF-IPCountry',
    log: true,
    domains: ['foyer.test', 'www.foyer.test:8443'],
    ciphers: ['modern', 'legacy-des'],
    desKey: '8letters',
  })
})

test.each([
  [{ PORT: '65536' }, 'PORT must be at most 65535'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ HOST: 'a b' }, 'HOST must be a host or address'],
  [
    { FOYER_COUNTRY_HEADER: 'a b', FOYER_TRUST_PROXY: '1' },
    'FOYER_COUNTRY_HEADER must be the name of a header',
  ],
  [
    // Anybody could write it.
    { FOYER_COUNTRY_HEADER: 'CF-IPCountry' },
    'FOYER_TRUST_PROXY must be set for FOYER_COUNTRY_HEADER',
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
  [{ FOYER_SMTP_URL: 'http://x' }, 'FOYER_SMTP_URL must start with smtps:// or smtp://'],
  [{ FOYER_MAIL_FROM: 'Foyer' }, 'FOYER_MAIL_FROM must be an address of e-mail'],
  [{ FOYER_MAIL_FROM: 'a@b.co\r\nBcc: c@d.co' }, 'FOYER_MAIL_FROM must be an address of e-mail'],
  [
    { FOYER_PUBLIC_URL: 'https://a.test/x' },
    'FOYER_PUBLIC_URL must be an origin such as https://example.com',
  ],
  [
    // Without it links would lead wherever a visitor says that they are.
    { FOYER_SMTP_URL: 'smtps://u:p@mail.test', FOYER_MAIL_FROM: 'Foyer <a@b.co>' },
    'FOYER_SMTP_URL, FOYER_MAIL_FROM and FOYER_PUBLIC_URL must all be set to send e-mails',
  ],
  [{ FOYER_BRAND: '../../etc' }, 'FOYER_BRAND must be the name of a folder in brands/'],
  [{ FOYER_BRAND: 'nobody' }, /^FOYER_BRAND: there is no .*brands.nobody.brand\.json$/],
  [{ FOYER_OPS_TOKEN: 'short' }, 'FOYER_OPS_TOKEN must have 16 to 200 letters'],
  [{ FOYER_OPS_TOKEN: 'sixteen letters?' }, 'FOYER_OPS_TOKEN must have 16 to 200 letters'],
  [{ FOYER_LOG: 'yes' }, 'FOYER_LOG must be 0 or 1'],
  [{ FOYER_CIPHERS: 'rot13' }, /^FOYER_CIPHERS\S* must list some of modern/],
  [{ FOYER_CIPHERS: 'legacy-des' }, 'FOYER_DES_KEY must be set for the cipher legacy-des'],
])('%o is refused in one plain line', (variables, message) => {
  expect(() => readConfig(variables as Record<string, string>)).toThrow(ConfigError)
  expect(() => readConfig(variables as Record<string, string>)).toThrow(message)
})

test('a brand’s server is an origin, which ends up in a policy', () => {
  const parse = (origin: string) =>
    v.safeParse(brand, {
      id: 'x',
      name: 'X',
      scene: 'hall',
      server: { origin, cipher: 'modern' },
    }).success
  for (const origin of ['', 'https://api.example.com', 'http://10.0.0.1:8080']) {
    expect(parse(origin)).toBe(true)
  }
  for (const origin of [
    'https://a.test/',
    "https://a.test; script-src 'unsafe-inline'",
    'a.test',
  ]) {
    expect(parse(origin)).toBe(false)
  }
})

function brandWith(copy: string) {
  const root = mkdtempSync(join(tmpdir(), 'foyer-copy-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const home = join(root, 'brands/pier')
  mkdirSync(home, { recursive: true })
  const settings = { id: 'pier', name: 'Pier', scene: 'river' }
  writeFileSync(join(home, 'brand.json'), JSON.stringify(settings))
  writeFileSync(join(home, 'copy.json'), copy)
  return () => readBrand('pier', root)
}

test('a brand says things in its own words, and fills them as the catalogue does', () => {
  const { copy } = brandWith(
    JSON.stringify({
      en: {
        'dialog|Close': 'Off we go',
        '{games, plural, one {# game} other {# games}}':
          '{games, plural, one {one boat} other {# boats}}',
      },
    }),
  )()
  const i18n = setupI18n({ locale: 'en', messages: { en: copy?.en as Messages } })
  const say = (message: string, values = {}, context?: string) =>
    i18n._(generateMessageId(message, context), values)
  expect(say('Close', {}, 'dialog')).toBe('Off we go')
  const games = '{games, plural, one {# game} other {# games}}'
  expect(say(games, { games: 1 })).toBe('one boat')
  expect(say(games, { games: 7 })).toBe('7 boats')
})

test.each([
  ['{', 'copy.json is not JSON'],
  ['{"xx":{"a":"b"}}', 'copy.json, xx'],
  ['{"en":{"a":""}}', 'copy.json, en.a'],
  ['{"en":{"a":"{b"}}', 'copy.json'],
])('words that cannot be read stop the gateway in one plain line: %s', (copy, message) => {
  expect(brandWith(copy)).toThrow(ConfigError)
  expect(brandWith(copy)).toThrow(message)
})
