import * as v from 'valibot'
import { call } from './call.ts'
import { text } from './values.ts'

/** Who can be asked whether a visitor is a person (decision 30); `none` lets everybody through. */
export const botCheckProviders = ['altcha', 'turnstile', 'hcaptcha', 'geetest', 'none'] as const
export type BotCheckProvider = (typeof botCheckProviders)[number]

/**
 * Proof of the bot check (A7), optional in every request that a bot would like to make. What it is
 * depends on the provider:
 * - `altcha`: `AltchaProof` as JSON in base64, as ALTCHA's own widget writes it
 * - `turnstile`, `hcaptcha`: the token their widget hands over
 * - `geetest`: what `getValidate()` hands over, as JSON
 */
export const botProof = text(8192)

/** ALTCHA's challenge, version 2: find the counter whose derived key begins with `keyPrefix`. */
export const altchaChallenge = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
})
export type AltchaChallenge = v.InferOutput<typeof altchaChallenge>

/** A challenge and what was found. */
export const altchaProof = v.object({
  challenge: altchaChallenge,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})
export type AltchaProof = v.InferOutput<typeof altchaProof>

export const botCheck = call({
  method: 'GET',
  path: '/wps/session/bot-check',
  who: 'anyone',
  summary: 'What a visitor must do to pass for a person in the next call that asks for it.',
  sealed: false,
  /**
   * `instead: captcha` asks for longer work, which is taken in place of a picture's digits
   * (decision 33, WCAG 3.3.8); it is ALTCHA's, whoever else the house asks.
   */
  request: v.object({ instead: v.optional(v.literal('captcha')) }),
  answer: v.variant('provider', [
    v.object({ provider: v.literal('none') }),
    v.object({
      provider: v.literal('altcha'),
      challenge: altchaChallenge,
      /** Milliseconds for which a proof is taken; counted from this answer on. */
      lifetime: v.number(),
    }),
    v.object({
      provider: v.picklist(['turnstile', 'hcaptcha', 'geetest']),
      /** Names the site to the provider; no secret. */
      siteKey: v.string(),
    }),
  ]),
  failure: v.null(),
})
