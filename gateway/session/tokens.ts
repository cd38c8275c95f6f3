import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, 43 characters of base64url. */
export const mintToken = () => randomBytes(32).toString('base64url')

/** Whether a header can be a token at all; anything else need not bother the database. */
export const isToken = (text: string | null): text is string =>
  text !== null && /^[A-Za-z0-9_-]{43}$/.test(text)

/** What is stored of a token. It has 256 bits of its own, so no salt and no slow hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * The token that follows this one. Derived, not random, so that every process answers the same
 * successor, and an answer lost on the way can be given again while the old token is good.
 * Nobody computes it without both the old token and the database's secret.
 */
export const successorOf = (token: string, sessionId: string, secret: string) =>
  createHmac('sha256', secret).update(`${sessionId}:${token}`).digest('base64url')
