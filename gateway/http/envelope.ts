import type { Envelope, ErrorCode } from '#contract/index.ts'
import type { Refusal } from './refusal.ts'

const base = {
  'Content-Type': 'application/json; charset=utf-8',
  // Answers depend on who asks, in which language, and when.
  'Cache-Control': 'no-store',
}

/** A successful envelope. */
export function success(value: unknown, headers: Record<string, string> = {}): Response {
  const body: Envelope = { success: true, message: null, code: null, value: value ?? null }
  return new Response(JSON.stringify(body), { headers: { ...base, ...headers } })
}

/** A failed envelope. */
export function failure(
  status: number,
  code: ErrorCode,
  message: string,
  value: unknown = null,
  headers: Record<string, string> = {},
): Response {
  const body: Envelope = { success: false, message, code, value }
  return new Response(JSON.stringify(body), { status, headers: { ...base, ...headers } })
}

export function refused(refusal: Refusal): Response {
  return failure(refusal.status, refusal.code, refusal.message, refusal.value, {
    ...refusal.headers,
    // What is left of a body that was too long must not be read as the next request.
    ...(refusal.status === 413 ? { Connection: 'close' } : {}),
  })
}
