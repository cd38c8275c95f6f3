import type { House } from '#gateway/house.ts'
import { siteState } from '#gateway/site/state.ts'

/** A host, with or without a port, and nothing that means more in a policy: no `*`, no path, no `;`. */
const host =
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*(?::\d{1,5})?$/i

/** `foyer.test` → `https://foyer.test`; null for what names no host. */
function originAt(name: string): string | null {
  if (name.length > 255 || !host.test(name) || !URL.canParse(`https://${name}`)) return null
  return new URL(`https://${name}`).origin
}

const scheme = 'https://'

/**
 * Where the house's own games may be opened, and where from: the address that was asked, the mirrors
 * of games, and the hosts that the site may be reached at. What names no host is left out.
 * @param asked scheme and host that the visitor knows the page by
 */
export async function houseOrigins(asked: string, house: House): Promise<readonly string[]> {
  const { delivery } = await siteState(house)
  const mirrors = (delivery?.launchGameCDNs ?? [])
    .filter((mirror) => mirror.startsWith(scheme))
    .map((mirror) => mirror.slice(scheme.length))
  const listed = [...mirrors, ...house.config.domains, ...(delivery?.domains ?? [])]
  const origins = listed.map(originAt).filter((origin) => origin !== null)
  return [...new Set([asked, ...origins])]
}
