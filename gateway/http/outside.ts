import type { BotCheckProvider } from '#contract/index.ts'
import type { Config } from '#gateway/config.ts'
import type { Delivery } from '#gateway/site/state.ts'

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

/** Google's tag, where pages may load it; they do only for who has agreed (S18). */
const analytics: Outside = {
  ...nothingOutside,
  scripts: ['https://www.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  pictures: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
}

/** What the answers of an operator's own server lead to, of which this gateway knows nothing. */
function ownServer({ server }: Config['brand']): Outside {
  const pictures = (server?.pictureHosts ?? []).map((host) => `https://${host}`)
  const frames = (server?.gameHosts ?? []).map((host) => `https://${host}`)
  // Some are mirrors, and a speed test asks all of them.
  return { ...nothingOutside, pictures, frames, calls: [...pictures, ...frames] }
}

/** Whom the pages of a house may ask; nobody, unless it says so, or its operator. */
export function outsideOf(
  { brand, botCheck, vendors }: Pick<Config, 'brand' | 'botCheck' | 'vendors'>,
  delivery: Delivery | null = null,
): Outside {
  const guests = [
    (delivery?.gtagId ?? brand.gtagId) ? analytics : nothingOutside,
    {
      ...nothingOutside,
      pictures: delivery?.imageCDNs ?? [],
      frames: [
        ...(delivery?.launchGameCDNs ?? []),
        ...vendors.map(({ address }) => new URL(address).origin),
      ],
      // A speed test asks all of them.
      calls: [...(delivery?.imageCDNs ?? []), ...(delivery?.launchGameCDNs ?? [])],
    },
    ownServer(brand),
    brand.phoneIdentity ? phoneIdentity : nothingOutside,
    botChecks[botCheck.provider] ?? nothingOutside,
  ]
  return {
    scripts: guests.flatMap(({ scripts }) => scripts),
    // The chat is a provider’s page in a frame.
    frames: [
      ...guests.flatMap(({ frames }) => frames),
      ...brand.serviceHosts.map((host) => `https://${host}`),
    ],
    calls: guests.flatMap(({ calls }) => calls),
    styles: guests.flatMap(({ styles }) => styles),
    pictures: guests.flatMap(({ pictures }) => pictures),
  }
}
