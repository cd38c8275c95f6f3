import { useLingui } from '@lingui/react/macro'
import { Button, ClosedPage, Logo, Mark, RefreshCwIcon } from '#components/index.ts'
import { useSite } from '#features/site/index.ts'

/** Stands in a page's place without a network. It is drawn once, at build or start, and kept. */
export function OfflinePage() {
  const { t } = useLingui()
  const { brand, mark } = useSite()
  return (
    <ClosedPage
      door="open"
      brand={
        <Logo name={brand.name} size="lg">
          <Mark markup={mark} />
        </Logo>
      }
      title={t`You’re offline`}
      text={t`The hall is still lit. Check your internet, and the page comes back by itself`}
      actions={
        <Button variant="primary" size="lg" iconStart={<RefreshCwIcon />}>
          {t`Try again`}
        </Button>
      }
    />
  )
}
