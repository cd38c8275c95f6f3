import { toBinary, utf8 } from '#platform/index.ts'

/** AES-256-GCM: ciphertext followed by the 16 bytes of the tag. */
export type SealGcm = (
  key: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  text: string,
  additional: string,
) => Promise<Uint8Array>

const webCryptoGcm: SealGcm = async (key, iv, text, additional) => {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8(additional) },
    imported,
    utf8(text),
  )
  return new Uint8Array(sealed)
}

/** The same bytes without WebCrypto. */
export const forgeGcm: SealGcm = async (key, iv, text, additional) => {
  const [{ default: ciphers }, { default: util }] = await Promise.all([
    import('node-forge/lib/cipher.js'),
    import('node-forge/lib/util.js'),
    import('node-forge/lib/aes.js'),
  ])
  const cipher = ciphers.createCipher('AES-GCM', toBinary(key))
  cipher.start({
    iv: toBinary(iv),
    additionalData: toBinary(utf8(additional)),
    tagLength: 128,
  })
  cipher.update(util.createBuffer(text, 'utf8'))
  cipher.finish()
  const sealed = cipher.output.getBytes() + cipher.mode.tag.getBytes()
  return Uint8Array.from(sealed, (character) => character.charCodeAt(0))
}

/**
 * Browsers offer WebCrypto to https and localhost only. Whoever tries the house from a phone, over
 * plain http in their own network, gets the same seal from a library.
 */
export const sealGcm: SealGcm = (...given) =>
  (globalThis.crypto.subtle ? webCryptoGcm : forgeGcm)(...given)
