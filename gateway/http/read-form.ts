import { readBytes } from './read-body.ts'
import { readFields } from './read-query.ts'
import { Refusal } from './refusal.ts'

/**
 * The fields of a body that is a form; read as strictly as a query.
 * @throws Refusal 400, 413 or 415
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type)) {
    throw new Refusal(415, 'unsupported_media_type', 'Send application/x-www-form-urlencoded')
  }
  const bytes = await readBytes(request)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'bad_request', 'The body is not a form in UTF-8')
  }
  return readFields(text)
}
