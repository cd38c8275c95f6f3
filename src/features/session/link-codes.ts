/** Names that codes of people who bring others have in a link. */
const names = ['affiliateCode', 'referralCode', 'recommenderId'] as const

/** The codes that a link brought, those that it has. */
export type LinkCodes = Partial<Record<(typeof names)[number], string>>

/** A code out of a link's query; none where there is something that no code is. */
export function linkCode(search: string, name: (typeof names)[number]): string {
  const code = new URLSearchParams(search).get(name)?.trim() ?? ''
  return code.length <= 64 ? code : ''
}

/** All of them. */
export function linkCodes(search: string): LinkCodes {
  const found = names.map((name) => [name, linkCode(search, name)] as const)
  return Object.fromEntries(found.filter(([, code]) => code !== ''))
}

/** What was kept of them, checked. */
export function keptCodes(kept: unknown): LinkCodes {
  if (typeof kept !== 'object' || kept === null) return {}
  const found = Object.entries(kept).filter(([, code]) => typeof code === 'string')
  return linkCodes(new URLSearchParams(found as [string, string][]).toString())
}
