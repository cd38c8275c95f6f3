import { headers, legacyEncryption, type LegacySeal } from '#contract/index.ts'
import ciphers from 'node-forge/lib/cipher.js'
import 'node-forge/lib/des.js'
import util from 'node-forge/lib/util.js'
import type { BodyCipher } from './body-cipher.ts'

/** Characters of a DES key. */
const keyLength = 8

/**
 * DES-ECB with PKCS#7, for gateways of the old kind (decision 25). It hides a password from a
 * glance at a log, not from anybody who wants it: the key is in the page.
 * @param key the eight ASCII characters both ends were configured with
 */
export function createLegacyDesCipher(key: string): BodyCipher {
  if (key.length !== keyLength || !/^[\x20-\x7e]+$/.test(key)) {
    throw new Error('legacy-des needs a key of eight ASCII characters')
  }
  return {
    async seal(body) {
      const cipher = ciphers.createCipher('DES-ECB', key)
      cipher.start({})
      cipher.update(util.createBuffer(body, 'utf8'))
      cipher.finish()
      const sealed: LegacySeal = { data: btoa(cipher.output.getBytes()) }
      return {
        body: JSON.stringify(sealed),
        headers: { [headers.encryption]: legacyEncryption },
      }
    },
  }
}
