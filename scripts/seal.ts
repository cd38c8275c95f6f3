import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import { modernEncryption, sealingAad } from '#contract/index.ts'

/** Wraps a body key under the gateway's public key; base64. */
export type Wrap = (key: Buffer, publicKey: string) => string

const wrapWithNode: Wrap = (key, publicKey) =>
  publicEncrypt(
    { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    key,
  ).toString('base64')

/** Seals a body as `src/contract/sealing.ts` has it. */
export function seal(
  body: unknown,
  call: { method: string; path: string },
  { id, publicKey }: { id: string; publicKey: string },
  wrap: Wrap = wrapWithNode,
) {
  const key = randomBytes(32)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(sealingAad(call)))
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    encryption: modernEncryption(id),
    body: {
      key: wrap(key, publicKey),
      iv: iv.toString('base64'),
      data: data.toString('base64'),
    },
  }
}
