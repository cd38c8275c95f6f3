import { isStorable } from './read-body.ts'
import { Refusal } from './refusal.ts'

const malformed = (what: string) => new Refusal(400, 'bad_request', `The query ${what}`)

function decode(text: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw malformed('is not percent-encoded UTF-8')
  }
  if (!isStorable(decoded)) throw malformed('holds characters that are no text')
  return decoded
}

/**
 * The parameters of an address. Unlike URLSearchParams, says so when the encoding is broken
 * instead of guessing, and when a parameter comes twice instead of choosing.
 * @throws Refusal 400
 */
export function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?')
  if (start < 0) return {}
  const end = url.indexOf('#', start)
  const parameters = new Map<string, string>()
  for (const pair of url.slice(start + 1, end < 0 ? undefined : end).split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    if (parameters.has(name)) throw malformed('names a parameter twice')
    parameters.set(name, equals < 0 ? '' : decode(pair.slice(equals + 1)))
  }
  return Object.fromEntries(parameters)
}
