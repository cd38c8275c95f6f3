import type { calls } from '#contract/index.ts'
import type { Configuration } from 'openid-client'
import type { SocialProviderConfig } from '#gateway/config.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { socialRules } from './constants.ts'

/** Who may be chosen: configured, and not switched off. */
async function enabled(house: House): Promise<readonly SocialProviderConfig[]> {
  const { social } = house.config
  return social.length > 0 && (await isOn(house, 'SOCIALLOGIN3')) ? social : []
}

/** @throws Refusal 404 for one who is not there, or not any more */
export async function providerOf(house: House, id: string): Promise<SocialProviderConfig> {
  const found = (await enabled(house)).find((provider) => provider.id === id)
  if (!found) throw new Refusal(404, 'not_found', 'There is no such provider')
  return found
}

export const socialProviders: Handler<typeof calls.socialProviders> = async (_asked, house) => ({
  list: (await enabled(house)).map(({ id, name }) => ({ id, name })),
})

/** The provider cannot be asked; why stands in the log. */
export function providerDown(provider: SocialProviderConfig, cause: unknown): Refusal {
  writeLog('error', { ...describeError(cause), while: `asking ${provider.id}` })
  return new Refusal(503, 'social_failed', `${provider.name} does not answer`)
}

/** What a provider's own page says of it, remembered for a while; every process asks for itself. */
const discovered = new WeakMap<
  SocialProviderConfig,
  { until: number; found: Promise<Configuration> }
>()

const isLoopback = ({ hostname }: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)

async function configure(provider: SocialProviderConfig): Promise<Configuration> {
  const {
    allowInsecureRequests,
    ClientSecretPost,
    Configuration: Known,
    discovery,
  } = await import('openid-client')
  const { clientId, clientSecret, endpoints } = provider
  const issuer = new URL(provider.issuer)
  const authentication = ClientSecretPost(clientSecret)
  const timeout = socialRules.patience / 1000
  // Plain http is for an issuer on this very machine, as tests have it.
  const insecure = issuer.protocol === 'http:' && isLoopback(issuer)
  if (!endpoints) {
    return discovery(issuer, clientId, undefined, authentication, {
      timeout,
      ...(insecure ? { execute: [allowInsecureRequests] } : {}),
    })
  }
  const known = new Known(
    {
      issuer: provider.issuer,
      authorization_endpoint: endpoints.authorize,
      token_endpoint: endpoints.token,
    },
    clientId,
    undefined,
    authentication,
  )
  known.timeout = timeout
  if (insecure) allowInsecureRequests(known)
  return known
}

/** @throws Refusal 503 */
export function configurationOf(provider: SocialProviderConfig, now: Date): Promise<Configuration> {
  const remembered = discovered.get(provider)
  if (remembered && now.getTime() < remembered.until) return remembered.found
  const found = configure(provider).catch((cause: unknown) => {
    discovered.delete(provider)
    throw providerDown(provider, cause)
  })
  discovered.set(provider, { until: now.getTime() + socialRules.rediscover, found })
  return found
}
