import { useLingui } from '@lingui/react/macro'
import { useBrand } from '#features/site/index.ts'
import { usePageHead } from '../page-head.ts'
import { Protected } from '../protected.tsx'

export default function MissionsPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({ title: t`Missions · ${name}`, description: t`Small things to do for points` })
  return <Protected action="missions">{null}</Protected>
}
