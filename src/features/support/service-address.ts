/** Where an address may lead. */
export interface ServiceHosts {
  /** Origin of the page itself, which may be plain http on a developer’s machine. */
  origin: string
  /** Hosts of the operator’s providers (`brand.serviceHosts`). */
  hosts: readonly string[]
}

/**
 * An address of customer service that somebody else wrote (decision 26): of our own origin, or https
 * and on the list of hosts; without credentials. Else null.
 */
export function serviceAddress(text: string, { origin, hosts }: ServiceHosts): URL | null {
  // Nothing at all would be the site itself.
  if (text.trim() === '' || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.username !== '' || url.password !== '') return null
  if (url.origin === origin) return url
  return url.protocol === 'https:' && hosts.includes(url.host) ? url : null
}
