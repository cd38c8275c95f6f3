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
 * Fields as `name=value&…`. Unlike URLSearchParams, says so when the encoding is broken instead of
 * guessing, and when a field comes twice instead of choosing.
 * @throws Refusal 400
 */
export function readFields(text: string): Record<string, string> {
  const fields = new Map<string, string>()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    if (fields.has(name)) throw malformed('names a parameter twice')
    fields.set(name, equals < 0 ? '' : decode(pair.slice(equals + 1)))
  }
  return Object.fromEntries(fields)
}

/**
 * The parameters of an address.
 * @throws Refusal 400
 */
export function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?')
  if (start < 0) return {}
  const end = url.indexOf('#', start)
  return readFields(url.slice(start + 1, end < 0 ? undefined : end))
}
