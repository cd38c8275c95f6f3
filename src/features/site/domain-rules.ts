/** A host as the address bar has it, out of what an operator may have listed: a whole address, too. */
function hostOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/s, '')
}

const bare = (host: string) => host.replace(/:\d+$/, '')

/** The developer's own machine. */
const atHome = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether the site may be reached at this host (S18). An entry with a port asks for that port; no
 * entry at all asks for nothing.
 */
export function isListed(host: string, list: readonly string[]): boolean {
  const here = hostOf(host)
  const entries = list.map(hostOf).filter(Boolean)
  if (entries.length === 0 || atHome.test(bare(here))) return true
  return entries.some((entry) => entry === (entry === bare(entry) ? bare(here) : here))
}
