import ciphers from 'node-forge/lib/cipher.js'
import 'node-forge/lib/des.js'
import util from 'node-forge/lib/util.js'

/** Characters of a DES key, which stand at the end of the path. */
const keyLength = 8

/**
 * The address in an encrypted path of the path list: DES-ECB with PKCS#7 in base64, then its key
 * (decision 26). It hides nothing from anybody, so what comes out is checked like any stranger's.
 * @returns null for what cannot be opened
 */
export function openServicePath(path: string): string | null {
  const key = path.slice(-keyLength)
  const hidden = path.slice(0, -keyLength)
  if (key.length < keyLength || !/^[\x20-\x7e]+$/.test(key)) return null
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(hidden)) return null
  try {
    const cipher = ciphers.createDecipher('DES-ECB', key)
    cipher.start({})
    cipher.update(util.createBuffer(atob(hidden)))
    if (!cipher.finish()) return null
    return util.decodeUtf8(cipher.output.getBytes())
  } catch {
    return null
  }
}
