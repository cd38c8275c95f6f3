import { createHash, timingSafeEqual } from 'node:crypto'
import { accountTypes, type calls, socialReturnPath } from '#contract/index.ts'
import { and, eq } from 'drizzle-orm'
import type { Configuration } from 'openid-client'
import type { SocialProviderConfig } from '#gateway/config.ts'
import { accounts, identities, socialTrips } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Asked, Caller, Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { isOn } from '#gateway/site/flags.ts'
import { admit, checkDoor } from './admit.ts'
import { socialRules } from './constants.ts'
import { addressBlock, enforce } from './limits.ts'
import { openSocialAccount } from './social-account.ts'
import { configurationOf, providerDown, providerOf } from './social-providers.ts'

type Trip = typeof socialTrips.$inferSelect

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** One answer for whatever is wrong with a return, so that nobody learns what was. */
const notBack = () => new Refusal(403, 'social_failed', 'The sign-in was not finished')

/** Where the provider sends the visitor back to: the site as they know it. */
function redirectUri({ host, secure }: Caller, { config }: House): string {
  if (config.domains.length > 0 && !config.domains.includes(host.toLowerCase())) {
    throw new Refusal(403, 'badUrl', 'The site is not reached at this address')
  }
  return `${secure ? 'https' : 'http'}://${host}${socialReturnPath}`
}

export const socialStart: Handler<typeof calls.socialStart> = async (asked, house) => {
  const { input, address, now } = asked
  const provider = await providerOf(house, input.provider)
  await enforce(house, 'social', [addressBlock(address)], now)
  const back = redirectUri(asked, house)
  const configuration = await configurationOf(provider, now)
  const client = await import('openid-client')
  const state = client.randomState()
  const codeVerifier = client.randomPKCECodeVerifier()
  const nonce = client.randomNonce()
  await house.database.insert(socialTrips).values({
    stateHash: sha256(state),
    provider: provider.id,
    tabHash: sha256(input.tab),
    codeVerifier,
    nonce,
    redirectUri: back,
    endsAt: new Date(now.getTime() + socialRules.trip),
  })
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: back,
    scope: provider.scope,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    // Only who answers with an ID token knows what a nonce is.
    ...(provider.endpoints ? {} : { nonce }),
  })
  return { url: url.href }
}

/** The trip that a return belongs to; a return is looked at once, right or wrong. */
async function tripOf(house: House, state: string, tab: string, now: Date): Promise<Trip> {
  const [trip] = await house.database
    .delete(socialTrips)
    .where(eq(socialTrips.stateHash, sha256(state)))
    .returning()
  if (!trip || trip.endsAt <= now) throw notBack()
  // A link that somebody else began, sent to a visitor, must not sign them in as somebody else.
  if (!timingSafeEqual(Buffer.from(trip.tabHash), Buffer.from(sha256(tab)))) throw notBack()
  return trip
}

/** Whose sign-in it was: the provider's own name for the person. */
async function subjectOf(
  provider: SocialProviderConfig,
  configuration: Configuration,
  trip: Trip,
  query: URLSearchParams,
  state: string,
): Promise<string> {
  const client = await import('openid-client')
  const back = new URL(trip.redirectUri)
  back.search = query.toString()
  const { endpoints } = provider
  const tokens = await client.authorizationCodeGrant(configuration, back, {
    expectedState: state,
    pkceCodeVerifier: trip.codeVerifier,
    ...(endpoints ? {} : { expectedNonce: trip.nonce, idTokenExpected: true }),
  })
  if (!endpoints) return tokens.claims()?.sub ?? ''
  const person: unknown = await client
    .fetchProtectedResource(configuration, tokens.access_token, new URL(endpoints.person), 'GET')
    .then((response) => (response.ok ? response.json() : null))
  if (typeof person !== 'object' || person === null || !('id' in person)) return ''
  return typeof person.id === 'string' ? person.id : ''
}

/** Answers of a provider that do not add up; whoever brought them is not let in. */
const doubtful = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
])

/** What went wrong at the provider's: the visitor said no, the return is made up, or no answer. */
async function refusalOf(provider: SocialProviderConfig, cause: unknown): Promise<Refusal> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError } =
    await import('openid-client')
  if (cause instanceof AuthorizationResponseError) {
    return cause.error === 'access_denied'
      ? new Refusal(403, 'social_cancelled', 'The sign-in was cancelled')
      : notBack()
  }
  // A code that is spent, made up or somebody else's.
  if (cause instanceof ResponseBodyError && cause.error === 'invalid_grant') return notBack()
  if (cause instanceof ClientError && doubtful.has(cause.code ?? '')) return notBack()
  return providerDown(provider, cause)
}

/** The account that a person has here; made when they come for the first time. */
async function accountOf(
  house: House,
  provider: string,
  subject: string,
  { input, host, now }: Asked<typeof calls.socialFinish>,
) {
  const who = and(eq(identities.provider, provider), eq(identities.subject, subject))
  const find = async () => {
    const [row] = await house.database
      .select({ account: accounts })
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(who)
    return row?.account ?? null
  }
  const known = await find()
  if (known) return known
  checkDoor(house, host, accountTypes.member)
  if (!(await isOn(house, 'USERNAMEREG3')) && !(await isOn(house, 'MOBILENUMREG3'))) {
    throw new Refusal(403, 'switched_off', 'The house takes no new members')
  }
  return (await openSocialAccount(house, provider, subject, input, now)) ?? find()
}

export const socialFinish: Handler<typeof calls.socialFinish> = async (asked, house) => {
  const { input, address, now } = asked
  await enforce(house, 'social', [addressBlock(address)], now)
  const query = new URLSearchParams(input.query)
  const state = query.get('state') ?? ''
  const trip = await tripOf(house, state, input.tab, now)
  const provider = await providerOf(house, trip.provider)
  const configuration = await configurationOf(provider, now)
  const subject = await subjectOf(provider, configuration, trip, query, state).catch(
    async (cause: unknown) => {
      throw await refusalOf(provider, cause)
    },
  )
  if (!subject || subject.length > socialRules.longestSubject) throw notBack()
  const account = await accountOf(house, provider.id, subject, asked)
  if (!account) throw notBack()
  const admitted = await admit(house, account, asked)
  // No password was typed, so none can be too old (section 4, Login).
  return { ...admitted, passwordExpired: false }
}
