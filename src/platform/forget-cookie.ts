import { writeCookie } from './cookies.ts'

/**
 * Deletes a cookie that somebody else's script may have set as far up as a browser lets it: for
 * foyer.example from www.foyer.example.
 */
export function forgetCookie(name: string): void {
  writeCookie(name, '', 0)
  const labels = location.hostname.split('.')
  for (const at of labels.keys())
    document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${labels.slice(at).join('.')}`
}
