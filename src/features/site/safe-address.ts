/**
 * An address elsewhere that somebody else wrote, if it may be a link: https and without
 * credentials, which only serve to make an address look like another one; else null.
 */
export function safeAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : null
}
