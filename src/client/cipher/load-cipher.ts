import { type Brand, sealingKey } from '#contract/index.ts'
import { codeOf } from '../call-error.ts'
import type { Client } from '../client.ts'
import type { BodyCipher } from './body-cipher.ts'

/** Ciphers a brand's server may ask for (decision 25). */
export type CipherName = NonNullable<Brand['server']>['cipher']

async function create(name: CipherName, client: Client, desKey: string): Promise<BodyCipher> {
  if (name === 'none') return (await codeOf(import('./none.ts'))).createPlainCipher()
  if (name === 'modern') {
    const { createModernCipher } = await codeOf(import('./modern.ts'))
    return createModernCipher(() => client.send(sealingKey, {}))
  }
  return (await codeOf(import('./legacy-des.ts'))).createLegacyDesCipher(desKey)
}

const loaded = new WeakMap<Client, Promise<BodyCipher>>()

/**
 * For `ClientOptions.cipher`: a client's one cipher. Its code comes with the first body that needs
 * it, and only that cipher's; asking early, when a form opens, saves the wait later.
 * @param client asks for the `sealingKey`
 * @param desKey for `legacy-des`: the eight characters both ends were configured with
 */
export function loadCipher(name: CipherName, client: Client, desKey = ''): Promise<BodyCipher> {
  const known = loaded.get(client)
  if (known) return known
  const cipher = create(name, client, desKey)
  loaded.set(client, cipher)
  cipher.catch(() => loaded.delete(client))
  return cipher
}
