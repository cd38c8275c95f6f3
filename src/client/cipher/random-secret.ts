import { toBase64 } from '#platform/index.ts'
import { JSEncrypt } from 'jsencrypt'
import { CallError } from '../call-error.ts'

/**
 * A random string under the server's RSA key, by OAEP with SHA-256: what free play sends (A10).
 * @throws CallError when the server's key is none
 */
export function encryptRandom(length: number, publicKey: string): string {
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKey)
  const text = toBase64(crypto.getRandomValues(new Uint8Array(length)))
  // Given nothing, jsencrypt makes up a key of its own, and nobody could open the string.
  const encrypted = publicKey.trim() !== '' && rsa.encryptOAEP(text)
  if (!encrypted) throw new CallError('malformed', { cause: new Error('That is no RSA key') })
  return encrypted
}
