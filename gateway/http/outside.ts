import type { BotCheckProvider } from '#contract/index.ts'
import type { Config } from '#gateway/config.ts'

/** What a page takes from elsewhere, because the house is configured for it. */
export interface Outside {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly calls: readonly string[]
  readonly styles: readonly string[]
  readonly pictures: readonly string[]
}

export const nothingOutside: Outside = {
  scripts: [],
  frames: [],
  calls: [],
  styles: [],
  pictures: [],
}

/** Firebase Auth, and the reCAPTCHA that it wants before it sends an SMS (decision 31). */
const phoneIdentity: Outside = {
  ...nothingOutside,
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/'],
  calls: ['https://identitytoolkit.googleapis.com'],
}

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
const geetest = ['https://*.geetest.com', 'https://*.geevisit.com']

/** Hosted bot checks (decision 30), as their makers document them; the others need nothing. */
const botChecks: Partial<Record<BotCheckProvider, Outside>> = {
  turnstile: {
    ...nothingOutside,
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    ...nothingOutside,
    scripts: hcaptcha,
    frames: hcaptcha,
    calls: hcaptcha,
    styles: hcaptcha,
  },
  geetest: {
    ...nothingOutside,
    scripts: geetest,
    calls: geetest,
    styles: geetest,
    pictures: geetest,
  },
}

/** Whom the pages of a house may ask; nobody, unless it says so. */
export function outsideOf({ brand, botCheck }: Pick<Config, 'brand' | 'botCheck'>): Outside {
  const guests = [
    brand.phoneIdentity ? phoneIdentity : nothingOutside,
    botChecks[botCheck.provider] ?? nothingOutside,
  ]
  return {
    scripts: guests.flatMap(({ scripts }) => scripts),
    frames: guests.flatMap(({ frames }) => frames),
    calls: guests.flatMap(({ calls }) => calls),
    styles: guests.flatMap(({ styles }) => styles),
    pictures: guests.flatMap(({ pictures }) => pictures),
  }
}
