import { useLingui } from '@lingui/react/macro'
import { Logo, Mark } from '#components/index.ts'
import { useSite } from '#features/site/index.ts'

/** The brand's mark and name, leading home. */
export function SiteLogo({ size }: { size?: 'md' | 'lg' }) {
  const { t } = useLingui()
  const { brand, mark } = useSite()
  const { name } = brand
  return (
    <Logo name={name} href="/" label={t`${name}, home`} size={size}>
      <Mark markup={mark} />
    </Logo>
  )
}
