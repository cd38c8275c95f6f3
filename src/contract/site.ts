import * as v from 'valibot'
import { call } from './call.ts'
import { instant, listOf, nothing, text, wordsLang } from './values.ts'

/** One node of the whitelabel feature tree (decision 1). */
export interface FlagNode {
  modId: string
  enabled: '1' | '0'
  childrenNodes?: FlagNode[] | undefined
}

/** The same, as a schema: a node holds nodes. */
export const flagNode: v.GenericSchema<FlagNode> = v.object({
  modId: v.string(),
  enabled: v.picklist(['1', '0']),
  childrenNodes: v.optional(v.array(v.lazy(() => flagNode))),
})

/** A tree that makes no sense switches nothing on; the rest of the answer counts (decision 1). */
const flagTree = v.fallback(v.array(flagNode), [])

/** An entry of customer service: how to reach people (section 3). */
export const serviceEntry = v.object({
  csType: v.picklist(['LINE', 'TELEGRAM', 'LIVECHAT', 'VIP']),
  title: v.string(),
  lang: wordsLang,
  path: v.string(),
})
export type ServiceEntry = v.InferOutput<typeof serviceEntry>

/** A keyed outside resource: app packages, social pages. */
export const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: v.nullable(v.string()),
  labelNameEn: v.string(),
})
export type Resource = v.InferOutput<typeof resource>

/** Root render, S1: 0 the app, 1 maintenance, 2 region block. */
export const systemStatus = call({
  method: 'GET',
  path: '/wps/system/status',
  who: 'anyone',
  summary: 'Whether the site is open to this visitor, and what is switched on.',
  sealed: false,
  /** `url`: the host the visitor typed. */
  request: v.object({ url: text(255) }),
  answer: v.object({
    maintenance: v.nullable(
      v.object({ startsAt: v.nullable(instant), endsAt: v.nullable(instant) }),
    ),
    regionRestriction: v.nullable(v.object({ ip: v.string(), message: v.nullable(v.string()) })),
    info: v.object({ whitelabel: flagTree }),
    resources: listOf(resource),
    customerService: listOf(serviceEntry),
    analytics: v.object({ gtagId: v.nullable(v.string()) }),
    imageCDNs: v.array(v.string()),
    launchGameCDNs: v.array(v.string()),
    /** The visitor's country, an ISO code, where the server knows it. */
    location: v.nullable(v.string()),
  }),
  failure: nothing,
})

export const whitelabel = call({
  method: 'GET',
  path: '/wps/system/whitelabel',
  who: 'anyone',
  summary: 'The feature tree alone, asked again when a tab becomes visible.',
  sealed: false,
  request: nothing,
  answer: v.object({ whitelabel: flagTree }),
  failure: nothing,
})

const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.nullable(v.number()),
  maxLength: v.nullable(v.number()),
  patternId: v.nullable(v.number()),
  acceptedPattern: v.nullable(v.string()),
})

export const settings = call({
  method: 'GET',
  path: '/wps/system/setting/register',
  who: 'anyone',
  summary: 'Rules of each registration field (section 5, decision 20).',
  sealed: false,
  request: nothing,
  answer: v.object({ register: v.record(v.string(), fieldRule) }),
  failure: nothing,
})

export const domainRoute = call({
  method: 'GET',
  path: '/wps/system/domainRoute',
  who: 'anyone',
  summary: 'Hosts this merchant may be reached at; anything else is an invalid URL.',
  sealed: false,
  request: nothing,
  answer: v.object({ domainList: v.array(v.string()) }),
  failure: nothing,
})

/** Whose mobile numbers are taken, for the picker of dial codes (section 3, Country). */
export const countries = call({
  method: 'GET',
  path: '/wps/system/country',
  who: 'anyone',
  summary: 'Countries whose mobile numbers are taken; the first is the house’s own.',
  sealed: false,
  request: nothing,
  answer: v.object({
    list: v.array(
      v.object({
        /** ISO 3166-1, such as `TH`. */
        countryCode: v.string(),
        /** Digits, with or without a plus. */
        countryDialingCode: v.string(),
      }),
    ),
  }),
  failure: nothing,
})

export const resources = call({
  method: 'GET',
  path: '/wps/system/resources',
  who: 'anyone',
  summary: 'App packages and social pages.',
  sealed: false,
  request: nothing,
  answer: v.object({ list: listOf(resource) }),
  failure: nothing,
})

export const customerService = call({
  method: 'GET',
  path: '/wps/system/customerService',
  who: 'anyone',
  summary: 'Ways to reach customer service.',
  sealed: false,
  request: nothing,
  answer: v.object({ list: listOf(serviceEntry) }),
  failure: nothing,
})

/** Banner groups of section 2, one a route. */
export const bannerGroups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_reg',
] as const

/**
 * `url` is a picture, or null when the slide is words over the brand's own scene. `linkageType`
 * names what `linkage` is (decision 11): an address, a promotion's id or a game's id; a banner with
 * another kind of link is shown without one.
 */
export const banner = v.object({
  bannerId: v.number(),
  groupName: v.picklist(bannerGroups),
  url: v.nullable(v.string()),
  title: v.string(),
  text: v.string(),
  action: v.nullable(v.string()),
  lang: wordsLang,
  linkageType: v.fallback(v.nullable(v.picklist(['URL', 'P', 'G'])), null),
  linkage: v.nullable(v.string()),
})
export type Banner = v.InferOutput<typeof banner>

/** A notice; `content` is HTML and hostile until cleaned. */
export const notice = v.object({
  id: v.number(),
  title: v.string(),
  content: v.string(),
  lang: wordsLang,
  publishedAt: instant,
})
export type Notice = v.InferOutput<typeof notice>

/** A promotion as a card shows it; `endsAt` null means no end. */
export const promotion = v.object({
  id: v.number(),
  title: v.string(),
  summary: v.string(),
  content: v.string(),
  category: v.string(),
  categoryName: v.string(),
  /** Of the category's name. */
  categoryLang: wordsLang,
  imageUrl: v.string(),
  endsAt: v.nullable(instant),
  schedule: v.nullable(v.string()),
  /** Of everything but the category's name. */
  lang: wordsLang,
})
export type Promotion = v.InferOutput<typeof promotion>

/** Banners, notices, popup, promotions and headlines in one answer, as section 3 has it. */
export const announcements = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  who: 'anyone',
  summary:
    'Everything the house has to say: B banner, PL player, PU popup, PR promotion, H headline.',
  sealed: false,
  request: v.object({
    /** Comma-separated types out of B PL PU PR H. */
    types: v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/)),
    platform: v.optional(v.literal('W'), 'W'),
    /** A when signed in, B when not. */
    execution: v.picklist(['A', 'B']),
  }),
  answer: v.object({
    banners: listOf(banner),
    player: listOf(notice),
    popup: listOf(notice),
    promotion: listOf(promotion),
    headline: listOf(notice),
  }),
  failure: nothing,
})
