import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

const clientId = 'foyer-of-the-tests'
const clientSecret = 'only-the-gateway-knows-this'

/** A real OpenID Connect issuer on this machine: anybody may sign in there with any name. */
export interface Issuer {
  url: string
  clientId: string
  clientSecret: string
  close(): Promise<void>
}

/** @param redirectUris where it may send people back to */
export async function startIssuer(redirectUris: readonly string[]): Promise<Issuer> {
  let answer: RequestListener = () => undefined
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  answer = (await createIssuer(url, redirectUris)).callback()
  return {
    url,
    clientId,
    clientSecret,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function createIssuer(url: string, redirectUris: readonly string[]) {
  const { default: Provider } = await import('oidc-provider')
  type Context = import('oidc-provider').Context
  const provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id }),
    }),
    // Whoever signs in agrees: the page that asks is the issuer's affair, not ours.
    async loadExistingGrant({ oidc: { client, session } }: Context) {
      const { accountId } = session
      const grant = new provider.Grant({ accountId, clientId: client.clientId })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  return provider
}

/** A browser's cookies, as far as one issuer needs them. */
function cookieJar() {
  const kept = new Map<string, string>()
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(response: Response) {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const [name = '', ...value] = pair.split('=')
        kept.set(name, value.join('='))
      }
    },
  }
}

/**
 * Goes through the issuer's pages as a browser would.
 * @param name who signs in; null gives up instead
 * @returns the query that the issuer sends the visitor back with
 */
export async function signInAt(start: string, name: string | null): Promise<string> {
  const cookies = cookieJar()
  const go = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, Cookie: cookies.header() },
    })
    cookies.keep(response)
    return response
  }
  const { origin } = new URL(start)
  const next = (response: Response, from: string) =>
    new URL(response.headers.get('location') ?? '', from).href

  let at = start
  let response = await go(at)
  for (let steps = 0; steps < 10; steps++) {
    if (response.status >= 300 && response.status < 400) {
      at = next(response, at)
      if (!at.startsWith(origin)) return new URL(at).search.slice(1)
      response = await go(at)
      continue
    }
    const page = await response.text()
    if (name === null) {
      at = new URL(`${at}/abort`).href
      response = await go(at)
      continue
    }
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (!action) throw new Error(`No form at ${at}: ${page.slice(0, 300)}`)
    response = await go(new URL(action, at).href, {
      method: 'POST',
      body: new URLSearchParams({ prompt: 'login', login: name, password: 'any' }),
    })
  }
  throw new Error('The issuer sends visitors in circles')
}
