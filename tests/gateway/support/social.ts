import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls, type Input } from '#contract/index.ts'
import { afterAll, beforeAll } from 'vitest'
import type { SocialProviderConfig } from '#gateway/config.ts'
import { type Issuer, signInAt, startIssuer } from '../../issuer/issuer.ts'
import { openCopy, TestGateway } from './gateway.ts'

type Codes = Omit<Input<typeof calls.socialFinish>, 'query' | 'tab'>

/** Where providers send people back to in these tests. */
export const back = 'http://foyer.test/login/social'

/** Plain OAuth as Facebook has it: no ID token, and a page that tells who somebody is. */
function startOauth() {
  const codes = new Map<string, { challenge: string; person: unknown }>()
  const seen: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const answer = (status: number, value: unknown) => {
        response.writeHead(status, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify(value))
      }
      if (url.pathname === '/me') {
        const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
        return answer(200, codes.get(bearer)?.person ?? null)
      }
      const form = new URLSearchParams(body)
      seen.push(form)
      const code = form.get('code') ?? ''
      const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
      const known = codes.get(code)
      if (!known || verifier.digest('base64url') !== known.challenge) {
        return answer(400, { error: 'invalid_grant' })
      }
      answer(200, { access_token: code, token_type: 'bearer', expires_in: 60 })
    })
  })
  return { server, codes, seen }
}

export const makeTab = () => randomBytes(24).toString('base64url')

/** A gateway with an OpenID issuer, an OAuth provider and one that is not there. */
export function openSocialGateway() {
  const holder: { gateway?: TestGateway; issuer?: Issuer } = {}
  const oauth = startOauth()
  beforeAll(async () => {
    const issuer = await startIssuer([back])
    await new Promise<void>((done) => oauth.server.listen(0, '127.0.0.1', done))
    const { port } = oauth.server.address() as AddressInfo
    const own = `http://127.0.0.1:${port}`
    const google: SocialProviderConfig = {
      id: 'google',
      name: 'Google',
      clientId: issuer.clientId,
      clientSecret: issuer.clientSecret,
      issuer: issuer.url,
      scope: 'openid',
      endpoints: null,
    }
    const facebook: SocialProviderConfig = {
      ...google,
      id: 'facebook',
      name: 'Facebook',
      issuer: own,
      scope: 'public_profile',
      endpoints: {
        authorize: `${own}/dialog`,
        token: `${own}/token`,
        person: `${own}/me?fields=id`,
      },
    }
    const gone: SocialProviderConfig = { ...google, id: 'gone', issuer: 'http://127.0.0.1:9' }
    holder.issuer = issuer
    holder.gateway = new TestGateway(await openCopy(), { social: [google, facebook, gone] })
  })
  afterAll(async () => {
    await holder.gateway?.opened.close()
    await holder.issuer?.close()
    oauth.server.close()
  })
  const gateway = () => {
    if (!holder.gateway) throw new Error('The gateway is there from beforeAll on')
    return holder.gateway
  }
  const start = async (provider = 'google', tab = makeTab(), from = '203.0.113.5') => {
    const reply = await gateway().ask(calls.socialStart, { provider, tab }, { from })
    return { ...reply, url: reply.value?.url ?? '', tab }
  }
  const finish = (query: string, tab: string, codes: Codes = {}) =>
    gateway().ask(calls.socialFinish, { query, tab, ...codes })
  return {
    gateway,
    oauth,
    issuer: () => holder.issuer as Issuer,
    start,
    finish,
    /** The whole way, from the button to the session. */
    async signIn(name: string, codes: Codes = {}) {
      const { url, tab } = await start()
      return finish(await signInAt(url, name), tab, codes)
    },
  }
}
