import type { BodyCipher } from './body-cipher.ts'

/** The body as it is. For tests, and for servers that seal nothing (decision 25). */
export function createPlainCipher(): BodyCipher {
  return { seal: async (body) => ({ body, headers: {} }) }
}
