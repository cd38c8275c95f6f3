// Accounts that the house has with others: who checks for bots, carries SMS and post, signs people in.
import { botCheckProviders } from '#contract/index.ts'
import * as v from 'valibot'
import { ConfigError } from './config-error.ts'

/** A bot check that somebody else runs (decision 30). */
export interface HostedBotCheck {
  provider: 'turnstile' | 'hcaptcha' | 'geetest'
  /** Names the site; every visitor sees it. GeeTest calls it the captcha's id. */
  siteKey: string
  /** Between the provider and us. GeeTest calls it the captcha's key. */
  secret: string
  /** Where proofs are checked. */
  url: string
}

/** Who is asked whether a visitor is a person. */
export type BotCheckConfig = { provider: 'altcha' } | { provider: 'none' } | HostedBotCheck

/** Somebody whom players can sign in with (A3). More of them are more rows. */
export interface SocialProviderConfig {
  id: string
  /** As its own people write it. */
  name: string
  clientId: string
  clientSecret: string
  /** Where it is found; with OpenID Connect the rest is asked for there. */
  issuer: string
  scope: string
  /** For OAuth alone, where nobody answers with an ID token: the addresses, written out. */
  endpoints: {
    authorize: string
    token: string
    /** Answers JSON with the person's `id`. */
    person: string
  } | null
}

/** Where the providers check proofs, unless `FOYER_BOT_CHECK_URL` says otherwise. */
const checkedAt: Record<HostedBotCheck['provider'], string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  geetest: 'https://gcaptcha4.geetest.com/validate',
}

/** An account with whoever carries SMS (`session/sms-http.ts`). */
export interface SmsAccount {
  url: string
  user: string
  key: string
  /** Number or name that the messages come from. */
  from: string
}

/** A game vendor (docs/vendor-api.md). */
export interface VendorConfig {
  /** Code of the studio whose games it runs. */
  code: string
  /** Where its games are opened: ticket and game are added to it. */
  address: string
  /** Its calls to the wallet are signed with it. */
  secret: string
}

/** The house's own post (`session/mail.ts`). */
export interface MailConfig {
  /** `smtps://user:password@host:465`, or `smtp://…`, which changes to TLS before it says a word. */
  smtpUrl: string
  /** `Foyer <no-reply@example.com>` */
  from: string
}

const credential = v.optional(
  v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,300}$/, 'must have no spaces')),
)

const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s?#]{1,300}$/, 'must be a web address'),
)

/** What of the environment is about them. */
export const accountVariables = {
  FOYER_BOT_CHECK: v.optional(
    v.picklist(botCheckProviders, `must be one of ${botCheckProviders.join(', ')}`),
    'altcha',
  ),
  FOYER_BOT_CHECK_KEY: credential,
  FOYER_BOT_CHECK_SECRET: credential,
  FOYER_BOT_CHECK_URL: v.optional(webAddress),
  FOYER_GOOGLE_ID: credential,
  FOYER_GOOGLE_SECRET: credential,
  FOYER_GOOGLE_ISSUER: v.optional(webAddress, 'https://accounts.google.com'),
  FOYER_FACEBOOK_ID: credential,
  FOYER_FACEBOOK_SECRET: credential,
  FOYER_SMS_URL: v.optional(
    v.pipe(v.string(), v.url('must be an address'), v.regex(/^https?:/, 'must be an address')),
  ),
  FOYER_VENDORS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\s*([A-Z0-9_]{1,40}\|https:\/\/[^\s|#]{1,500}\|[\x21-\x7b\x7d\x7e]{32,200}(\s+|$))*$/,
        'must list vendors as CODE|https://address|secret, with secrets of 32 characters and more',
      ),
    ),
  ),
  FOYER_SMS_USER: v.optional(v.string()),
  FOYER_SMS_KEY: v.optional(v.string()),
  FOYER_SMS_FROM: v.optional(v.string()),
  FOYER_SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address'),
      v.regex(/^smtps?:\/\/[^\s/]/, 'must start with smtps:// or smtp://'),
    ),
  ),
  FOYER_MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n@]{1,200}@[^\s@]{1,255}$/, 'must be an address of e-mail')),
  ),
  FOYER_PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/?#@]{1,255}\/?$/, 'must be an origin such as https://example.com'),
      v.transform((value) => value.replace(/\/$/, '')),
    ),
  ),
} as const

const accounts = v.object(accountVariables)
type Accounts = v.InferOutput<typeof accounts>

export function botCheckOf(env: Accounts): BotCheckConfig {
  const { FOYER_BOT_CHECK: provider } = env
  if (provider === 'altcha' || provider === 'none') return { provider }
  const { FOYER_BOT_CHECK_KEY: siteKey, FOYER_BOT_CHECK_SECRET: secret } = env
  if (!siteKey || !secret) {
    throw new ConfigError(
      `FOYER_BOT_CHECK_KEY and FOYER_BOT_CHECK_SECRET must be set for ${provider}`,
    )
  }
  return { provider, siteKey, secret, url: env.FOYER_BOT_CHECK_URL ?? checkedAt[provider] }
}

/** Vendors of `FOYER_VENDORS`, separated by spaces or lines. */
export function vendorsOf({ FOYER_VENDORS: text = '' }: Accounts): VendorConfig[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [code = '', address = '', secret = ''] = one.split('|')
      if (!URL.canParse(address)) throw new ConfigError(`FOYER_VENDORS: ${code} has no address`)
      return { code, address, secret }
    })
}

/** All of it or nothing: half an account would swallow messages. */
export function smsAccount(env: Accounts): SmsAccount | null {
  const { FOYER_SMS_URL: url, FOYER_SMS_USER: user, FOYER_SMS_KEY: key } = env
  const from = env.FOYER_SMS_FROM
  if (url && user && key && from) return { url, user, key, from }
  if (!url && !user && !key && !from) return null
  throw new ConfigError('FOYER_SMS_URL, _USER, _KEY and _FROM must all be set, or none of them')
}

/**
 * Post needs a sender, and an address that its links lead to: the host that a visitor types is
 * whatever they like, and would send others to a door of theirs.
 */
export function mailOf(env: Accounts): MailConfig | null {
  const { FOYER_SMTP_URL: smtpUrl, FOYER_MAIL_FROM: from, FOYER_PUBLIC_URL: publicUrl } = env
  if (!smtpUrl && !from) return null
  if (smtpUrl && from && publicUrl) return { smtpUrl, from }
  throw new ConfigError(
    'FOYER_SMTP_URL, FOYER_MAIL_FROM and FOYER_PUBLIC_URL must all be set to send e-mails',
  )
}

/** Google and Facebook, each when it is configured; another provider is another row here. */
export function socialOf(env: Accounts): SocialProviderConfig[] {
  const rows = [
    {
      id: 'google',
      name: 'Google',
      clientId: env.FOYER_GOOGLE_ID,
      clientSecret: env.FOYER_GOOGLE_SECRET,
      issuer: env.FOYER_GOOGLE_ISSUER,
      scope: 'openid',
      endpoints: null,
    },
    {
      id: 'facebook',
      name: 'Facebook',
      clientId: env.FOYER_FACEBOOK_ID,
      clientSecret: env.FOYER_FACEBOOK_SECRET,
      issuer: 'https://www.facebook.com',
      scope: 'public_profile',
      endpoints: {
        authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
        token: 'https://graph.facebook.com/v23.0/oauth/access_token',
        person: 'https://graph.facebook.com/v23.0/me?fields=id',
      },
    },
  ]
  return rows.flatMap(({ clientId, clientSecret, ...row }) => {
    if (!clientId !== !clientSecret) {
      const name = `FOYER_${row.id.toUpperCase()}`
      throw new ConfigError(`${name}_ID and ${name}_SECRET must be set together`)
    }
    return clientId && clientSecret ? [{ ...row, clientId, clientSecret }] : []
  })
}
