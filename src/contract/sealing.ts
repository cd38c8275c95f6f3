import * as v from 'valibot'

/**
 * How a body of a call marked `sealed` travels (decision 25). The `Encryption` header names the
 * cipher; the HTTP body is always JSON, with `Content-Type: application/json`.
 *
 * - `modern; key=KEY_ID`: `ModernSeal`. A fresh random AES-256 key seals the call's JSON body with
 *   GCM; `sealingAad(call)` is its additional data, so that a body sealed for one call is worthless
 *   to another. The 32 raw bytes of that key, as a binary string, go through jsencrypt's
 *   `encryptOAEP` (RSA-OAEP, SHA-256 for hash and mask) with the public key that `sealingKey`
 *   answered under KEY_ID.
 * - `legacy-des`: `LegacySeal`, DES-ECB with PKCS#7 and an 8-character key both ends were
 *   configured with. Obfuscation, for gateways of the old kind: equal bodies look equal, so a call
 *   that was recorded can be played again, and nobody can tell it from a second login. What stands in
 *   the way of that is what stands in the way of any login: bot check, pictures and limits.
 * - no header, the body as it is: cipher `none`, tests only.
 *
 * A key of `modern` opens one body only, so that a recorded call cannot be played again: a retry must
 * seal anew. No clock is compared; a visitor's may be wrong. Whatever is wrong (key unknown or stale,
 * body tampered with, such a key used again, not sealed at all), the gateway answers 400 `sealed` and
 * does not say which; the client then asks for the key once more and tries a second, last time.
 */
export const modernSeal = v.object({
  /** AES key under the gateway's RSA key, base64. */
  key: v.pipe(v.string(), v.maxLength(1024)),
  /** 12 bytes, base64. */
  iv: v.pipe(v.string(), v.maxLength(32)),
  /** Ciphertext followed by the 16 bytes of the GCM tag (as WebCrypto has it), base64. */
  data: v.string(),
})
export type ModernSeal = v.InferOutput<typeof modernSeal>

export const legacySeal = v.object({
  /** Ciphertext, base64. */
  data: v.string(),
})
export type LegacySeal = v.InferOutput<typeof legacySeal>

/** Values of the `Encryption` header. */
export const modernEncryption = (keyId: string) => `modern; key=${keyId}`
export const legacyEncryption = 'legacy-des'

/** Additional data of the GCM seal: the call's own path, whatever path an operator maps it to. */
export const sealingAad = (call: { method: string; path: string }) => `${call.method} ${call.path}`
