/** The little that `issuer.ts` uses of oidc-provider, which brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  interface Context {
    oidc: { client: { clientId: string }; session: { accountId: string } }
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): RequestListener
    Grant: new (of: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }

  export type { Context }
}
