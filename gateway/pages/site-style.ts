/** Names of the families that a brand's custom properties ask for. */
function familiesOf(tokens: string): ReadonlySet<string> {
  const stacks = [...tokens.matchAll(/--fy-font-family-[\w-]+:([^;}]+)/g)].map(([, stack]) => stack)
  return new Set(stacks.flatMap((stack) => stack!.split(',').map(unquoted)))
}

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '')

/**
 * The stylesheet of a page: the brand's custom properties, then the site's rules without the faces
 * that only other brands wear.
 */
export function siteStyle(tokens: string, rules: string): string {
  const families = familiesOf(tokens)
  const own = rules.replace(/@font-face\{([^}]*)\}/g, (face, body: string) => {
    const family = /(?:^|;)font-family:([^;]+)/.exec(body)?.[1]
    return family && !families.has(unquoted(family)) ? '' : face
  })
  return tokens + own
}
