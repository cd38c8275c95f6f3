import {
  type Answer,
  headers,
  modernEncryption,
  type ModernSeal,
  sealingAad,
  type sealingKey,
} from '#contract/index.ts'
import { toBase64, toBinary } from '#platform/index.ts'
import { JSEncrypt } from 'jsencrypt'
import { CallError } from '../call-error.ts'
import type { BodyCipher } from './body-cipher.ts'
import { sealGcm } from './gcm.ts'

const keyBytes = 32
const ivBytes = 12

interface Wrapper {
  id: string
  /** Null when the server's key is none. */
  rsa: JSEncrypt | null
}

/**
 * The house's own seal (decision 25, contract `sealing.ts`): a fresh AES-256-GCM key for every
 * body, wrapped with the server's RSA key by OAEP with SHA-256.
 * @param askForKey the `sealingKey` call; made once, and again after `renew`
 */
export function createModernCipher(
  askForKey: () => Promise<Answer<typeof sealingKey>>,
): BodyCipher {
  let wrapper: Promise<Wrapper> | null = null

  const ask = async (): Promise<Wrapper> => {
    const { id, publicKey } = await askForKey()
    // Given nothing, jsencrypt makes up a key of its own, and nobody could open the body.
    if (!publicKey.trim()) return { id, rsa: null }
    const rsa = new JSEncrypt()
    rsa.setPublicKey(publicKey)
    return { id, rsa }
  }

  const wrapperNow = () => {
    const asked = (wrapper ??= ask())
    asked.catch(() => {
      // A key that did not come is asked for again by the next body.
      if (wrapper === asked) wrapper = null
    })
    return asked
  }

  return {
    async seal(body, call) {
      const { id, rsa } = await wrapperNow()
      const key = crypto.getRandomValues(new Uint8Array(keyBytes))
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const wrapped = rsa && rsa.encryptOAEP(toBinary(key))
      if (!wrapped) {
        wrapper = null
        throw new CallError('malformed', { cause: new Error('The sealing key is no RSA key') })
      }
      const sealed: ModernSeal = {
        key: wrapped,
        iv: toBase64(iv),
        data: toBase64(await sealGcm(key, iv, body, sealingAad(call))),
      }
      return {
        body: JSON.stringify(sealed),
        headers: { [headers.encryption]: modernEncryption(id) },
      }
    },
    renew() {
      wrapper = null
    },
  }
}
