import type { Answer, systemStatus } from '#contract/index.ts'
import { useStatus } from '#features/site/index.ts'
import { MaintenanceView, RegionBlockView } from '#features/site/closed-views.tsx'
import { firstService } from '#features/site/service-link.ts'
import { useCopy } from '#features/site/use-copy.ts'
import { useLingui } from '@lingui/react/macro'
import { LanguageSwitch } from './menus/language-switch.tsx'
import { usePageHead } from './page-head.ts'
import { useOpenService } from './use-open-service.ts'
import { SiteLogo } from './site-logo.tsx'

/** The page that stands in the site's place while it is closed (S1). */
export default function ClosedSite({ status }: { status: Answer<typeof systemStatus> }) {
  const { t } = useLingui()
  const { isValidating, mutate } = useStatus()
  const { maintenance, regionRestriction, customerService } = status
  const ip = regionRestriction?.ip ?? ''
  const copy = useCopy(ip)
  const bars = {
    logo: <SiteLogo size="lg" />,
    languages: <LanguageSwitch named />,
    serviceHref: firstService(customerService),
    onService: useOpenService(),
  }
  usePageHead({
    title: maintenance ? t`Under maintenance` : t`We’re not open in your area`,
    description: t`The site is closed for now`,
  })
  if (maintenance) {
    return (
      <MaintenanceView
        {...bars}
        startsAt={maintenance.startsAt}
        endsAt={maintenance.endsAt}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    )
  }
  return (
    <RegionBlockView {...bars} {...copy} ip={ip} message={regionRestriction?.message ?? null} />
  )
}
