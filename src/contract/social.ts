import * as v from 'valibot'
import { call } from './call.ts'
import { login } from './session.ts'
import { text } from './values.ts'

/** Names a provider in calls and in the database, such as `google`. */
export const socialProviderId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/))

/** Somebody else who knows the player (A3). */
export const socialProvider = v.object({
  id: socialProviderId,
  /** As its own people write it. */
  name: v.string(),
})
export type SocialProvider = v.InferOutput<typeof socialProvider>

/** Where providers send visitors back to, on the site itself. */
export const socialReturnPath = '/login/social'

/** A secret that the tab keeps while its visitor is away: nobody else can finish the trip. */
const tab = v.pipe(v.string(), v.regex(/^[\w-]{32,128}$/))

export const socialProviders = call({
  method: 'GET',
  path: '/wps/session/social',
  who: 'anyone',
  summary: 'Providers whom one can sign in with.',
  sealed: false,
  request: v.optional(v.nullable(v.object({}))),
  answer: v.object({ list: v.array(socialProvider) }),
  failure: v.null(),
})

export const socialStart = call({
  method: 'POST',
  path: '/wps/session/social/start',
  who: 'anyone',
  summary:
    'Where to send a visitor who wants to sign in with a provider (authorization code, PKCE).',
  sealed: false,
  request: v.object({ provider: socialProviderId, tab }),
  answer: v.object({ url: v.pipe(v.string(), v.url()) }),
  failure: v.null(),
})

export const socialFinish = call({
  method: 'POST',
  path: '/wps/session/social/finish',
  who: 'anyone',
  summary: 'Opens a session for a visitor who came back; whoever is new gets an account.',
  sealed: false,
  /**
   * `query`: what the provider put into the address, as it is. The codes are those of the link that
   * brought the visitor: they count for whoever is new, and one that is nobody's stops nobody.
   */
  request: v.object({
    query: text(8192),
    tab,
    affiliateCode: v.optional(text(64)),
    referralCode: v.optional(text(64)),
    recommenderId: v.optional(text(64)),
  }),
  answer: login.answer,
  failure: v.null(),
})
