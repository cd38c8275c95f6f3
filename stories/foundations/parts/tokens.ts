import { brandFolder } from '#stories/brands/studio/brand-folders.ts'
import type { Globals } from '#storybook/toolbar.ts'
import { baseTokens, tokensOf } from '#tokens/base.ts'
import { valueText, variableOf } from '#tokens/css.ts'
import { resolve } from '#tokens/resolve.ts'
import type { ResolvedBrand } from '#tokens/resolve.ts'
import type { SchemeName } from '#tokens/tree.ts'

const looks = new Map<string, ResolvedBrand>()

/** A brand's tokens, straight from its folder. */
export const lookOf = (brand: string): ResolvedBrand => {
  const look = looks.get(brand) ?? resolve(tokensOf(brandFolder(brand).document))
  looks.set(brand, look)
  return look
}

/** A token as a page of the foundations shows it. */
export interface TokenRow {
  /** `color.bg.canvas` */
  name: string
  /** The last part of the name. */
  short: string
  /** `--fy-color-bg-canvas` */
  variable: string
  /** As CSS has it, by scheme. */
  css: Record<SchemeName, string>
  /** The token it points at, by scheme: `color.neutral.950`; empty when it has a value of its own. */
  from: Record<SchemeName, string>
  description: string
}

/** Every token of a group of a brand, in the order in which the base names them. */
export const tokensIn = (brand: string, group: string): TokenRow[] => {
  const look = lookOf(brand)
  return [...baseTokens()]
    .filter(([name]) => name.startsWith(`${group}.`))
    .map(([name, { description = '' }]) => {
      const css = (scheme: SchemeName) => {
        const { type = 'color', value } = look[scheme].get(name) ?? {}
        return valueText(type, value)
      }
      const from = (scheme: SchemeName) => look[scheme].get(name)?.chain[0] ?? ''
      return {
        name,
        short: name.slice(group.length + 1),
        variable: variableOf(name),
        css: { dark: css('dark'), light: css('light') },
        from: { dark: from('dark'), light: from('light') },
        description,
      }
    })
}

/** What the toolbar says, for `render` of a story. */
export const globalsOf = ({ globals }: { globals: object }) => {
  const { brand, scheme, locale } = globals as Globals
  return { brand, scheme: scheme === 'light' ? ('light' as const) : ('dark' as const), locale }
}
