import * as v from 'valibot'

/** Locales there are catalogues for; `fil` answers the specification's opaque TY (decision 7). */
export const localeNames = ['th', 'en', 'zh-CN', 'id', 'vi', 'fil'] as const
export const localeName = v.picklist(localeNames)
export type Locale = v.InferOutput<typeof localeName>

/** Codes of the `Language` header, and of `hisLang`. */
export const languageCodes = {
  th: 'TH',
  en: 'EN',
  'zh-CN': 'CN',
  id: 'ID',
  vi: 'VI',
  fil: 'TY',
} as const satisfies Record<Locale, string>

/** Each language by its own name, as a switcher shows it. */
export const languageNames = {
  th: 'ไทย',
  en: 'English',
  'zh-CN': '中文',
  id: 'Bahasa Indonesia',
  vi: 'Tiếng Việt',
  fil: 'Filipino',
} as const satisfies Record<Locale, string>

/** What a language writes after the time of day (words.md, section 1). */
export const afterTime: Partial<Record<Locale, string>> = { th: '\u00a0น.' }

export const schemeNames = ['dark', 'light'] as const
export const schemeName = v.picklist(schemeNames)
export type Scheme = v.InferOutput<typeof schemeName>

/** A host, with all below it where it begins with `*.`; nothing that means more in a policy. */
const outsideHost = v.pipe(
  v.string(),
  v.regex(/^(?:\*\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,9}(?::\d{1,5})?$/, 'must be a host'),
)

/** `brands/NAME/brand.json`: everything about a brand that is not a token, a picture or a word. */
export const brand = v.object({
  $schema: v.optional(v.string()),
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  name: v.pipe(v.string(), v.regex(/\S/), v.maxLength(24)),
  /** Merchant code sent with every call. */
  merchant: v.optional(v.string(), 'foyer'),
  /** The hero's scene (DESIGN.md, Generative art). */
  scene: v.picklist(['hall', 'river', 'kites']),
  /** ISO 4217; the dollar sign stands in when unset (decision 8). */
  currency: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))), null),
  /** Years (decision 9). */
  minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(30)), 18),
  defaultScheme: v.optional(schemeName, 'dark'),
  /** Ignores the saved choice on start-up (decision 6). */
  forceThemeOnMount: v.optional(v.nullable(schemeName), null),
  defaultLocale: v.optional(localeName, 'th'),
  locales: v.optional(v.pipe(v.array(localeName), v.minLength(1)), ['th', 'en']),
  /** Where the server's language codes go when they name no locale of ours. */
  localeAliases: v.optional(v.record(v.string(), localeName), { TY: 'fil' }),
  copyrightYear: v.optional(v.number(), 2024),
  /** The optional guard of section 2. */
  loginedToHomePage: v.optional(v.boolean(), false),
  /** Vendors whose SPORTS cards belong to ESPORTS (section 3). */
  esportsVendors: v.optional(v.array(v.string()), []),
  /** What the welcome copy promises; an amount in `currency`. */
  welcomeCredit: v.optional(v.nullable(v.string()), null),
  /**
   * What one gets for a friend who joins and deposits, by the house's copy; an amount in `currency`. Null
   * where the server pays nothing, as the reference gateway, which takes no deposits.
   */
  referralReward: v.optional(v.nullable(v.string()), null),
  /**
   * Hosts that customer service and the chat may be at, besides the site’s own (decision 26), such as
   * `help.example.com`.
   */
  serviceHosts: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/))),
    [],
  ),
  gtagId: v.optional(v.nullable(v.string()), null),
  /**
   * The operator's own server: where calls go, and which body cipher it understands. `desKey` is
   * for `legacy-des`: obfuscation that every browser knows, not a secret (decision 25).
   */
  server: v.optional(
    v.object({
      /** Scheme, host and port, such as `https://api.example.com`; empty for the page's own. */
      origin: v.pipe(v.string(), v.regex(/^(?:https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)?$/)),
      cipher: v.picklist(['modern', 'legacy-des', 'none']),
      desKey: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8}$/))),
      /**
       * What its answers point at elsewhere, such as `games.example.com` or `*.example.com`: games and
       * mirrors of them in frames, and pictures. Pages show nothing of other hosts.
       */
      gameHosts: v.optional(v.array(outsideHost)),
      pictureHosts: v.optional(v.array(outsideHost)),
    }),
  ),
  /**
   * Phone identity (decision 31): Firebase Auth sends the codes of SMS, in place of the gateway. Both
   * names are public; what they may be used for, and from where, its console says.
   */
  phoneIdentity: v.optional(
    v.nullable(
      v.object({
        provider: v.literal('firebase'),
        projectId: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,40}$/)),
        apiKey: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
      }),
    ),
    null,
  ),
  /** A call's own path → the path an operator's server uses instead (decision 3). */
  paths: v.optional(v.record(v.string(), v.string()), {}),
})

/** Compiled messages by language and id (`brand-copy.ts`). */
export type BrandCopy = Partial<Record<Locale, Readonly<Record<string, unknown>>>>

export type Brand = v.InferOutput<typeof brand> & {
  /** `brands/NAME/copy.json`: the brand's own words, in place of the catalogue's. */
  copy?: BrandCopy
}
