import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LayoutGridIcon, SideNavLeaf, VendorIcon } from '#components/index.ts'

/** A studio of the category one is in. */
export interface SideVendor {
  id: string
  name: string
  href: string
  iconUrl: string | null
  /** The same in white, shown while its row is hovered or current. */
  whiteIconUrl: string | null
  isHot: boolean
  /** The lobby shows its games alone. */
  current: boolean
}

/** So many fit under a category before the bar becomes a list of studios; the lobby has them all. */
const most = 4

/** The current one, then the hot ones, each in the house's order. */
export function foremost(vendors: readonly SideVendor[]): SideVendor[] {
  const weight = ({ current, isHot }: SideVendor) => (current ? 2 : isHot ? 1 : 0)
  const chosen = new Set(vendors.toSorted((a, b) => weight(b) - weight(a)).slice(0, most))
  return vendors.filter((one) => chosen.has(one))
}

export interface SideVendorsProps {
  vendors: readonly SideVendor[]
  /** The lobby with all of them. */
  allHref: string
}

/** Studios under the category one is in: in their own colours, and in ink under the pointer (S7). */
export function SideVendors({ vendors, allHref }: SideVendorsProps) {
  const { t } = useLingui()
  const count = vendors.length
  return (
    <>
      {foremost(vendors).map(({ id, name, href, iconUrl, whiteIconUrl, current }) => (
        <SideNavLeaf
          key={id}
          href={href}
          label={name}
          icon={<VendorIcon src={iconUrl} white={whiteIconUrl} alt="" tone="auto" size="sm" />}
          current={current}
        />
      ))}
      {count > most && (
        <SideNavLeaf
          href={allHref}
          label={t`${plural(count, { one: '# studio', other: '# studios' })}`}
          icon={<LayoutGridIcon />}
        />
      )}
    </>
  )
}
