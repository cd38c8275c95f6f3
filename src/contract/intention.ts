/** Serve one request: a repeat of it brings others, and asks for the same thing. */
const proofs = new Set(['botProof', 'captcha', 'captchaId', 'captchaProof'])

/**
 * What a call asks for, as text: equal for two requests that mean the same (decision 62). The client
 * keeps its Idempotency-Key by it, and the server tells by it whether a key comes with another wish.
 */
export const intentionOf = (input: unknown): string =>
  JSON.stringify(input ?? null, (key, value: unknown) => (proofs.has(key) ? undefined : value))
