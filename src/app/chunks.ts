import { inTime, TooLate } from '#platform/in-time.ts'

/** Why a part of the site did not come (section 8). */
const chunkFailures = ['timeout', 'missing', 'error'] as const
export type ChunkFailure = (typeof chunkFailures)[number]

/** A part of the site that did not come, also when it was asked for a second time. */
export class ChunkError extends Error {
  readonly chunk: string
  readonly failure: ChunkFailure

  constructor(chunk: string, failure: ChunkFailure, cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${failure})`, { cause })
    this.name = 'ChunkError'
    this.chunk = chunk
    this.failure = failure
  }
}

/**
 * The file that did not come. Safari names none: then it is this one, of the same release, that tells
 * whether the release is still there.
 */
export function fileOf(cause: unknown): string {
  const named = cause instanceof Error ? /https?:\/\/\S+\.js/.exec(cause.message)?.[0] : undefined
  return named ?? import.meta.url
}

/** What became of a part: gone with a release, or only not to be had now. */
export async function failureOf(cause: unknown): Promise<ChunkFailure> {
  if (cause instanceof ChunkError) return cause.failure
  if (cause instanceof TooLate) return 'timeout'
  const answer = await fetch(fileOf(cause), { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410 ? 'missing' : 'error'
}

/**
 * Loads a part of the site; once more where it did not come.
 * @param chunk its name, for people
 * @throws ChunkError
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load())
  } catch {
    try {
      return await inTime(load())
    } catch (cause) {
      throw new ChunkError(chunk, await failureOf(cause), cause)
    }
  }
}

/** Session storage: what the page was loaded anew for. */
const reloadedKey = 'reloadedFor'

/**
 * Whether the whole page may be loaded anew to get a part of it: once for each, so that a part that
 * is nowhere does not reload it for ever.
 */
export function mayReloadFor(chunk: string): boolean {
  try {
    const before = (sessionStorage.getItem(reloadedKey) ?? '').split(' ')
    if (before.includes(chunk)) return false
    sessionStorage.setItem(reloadedKey, [...before, chunk].join(' ').trim())
    return true
  } catch {
    // Who cannot be remembered could be reloaded for ever.
    return false
  }
}

/** It came: the next time it does not, the page may be loaded anew again. */
export function noteArrival(chunk: string): void {
  try {
    const before = (sessionStorage.getItem(reloadedKey) ?? '').split(' ')
    if (!before.includes(chunk)) return
    const rest = before.filter((one) => one !== chunk).join(' ')
    if (rest) sessionStorage.setItem(reloadedKey, rest)
    else sessionStorage.removeItem(reloadedKey)
  } catch {}
}
