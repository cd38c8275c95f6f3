import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState } from '#components/index.ts'
import { useBrand } from '#features/site/index.ts'
import { usePageHead } from './page-head.ts'

/** What stands where there is no page, or none for who asks. */
export function NotFound() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({ title: t`Not found · ${name}`, description: t`There is no page at this address` })
  return (
    <EmptyState
      emblem="boat"
      level={1}
      title={t`There is no page at this address`}
      actions={
        <Button variant="primary" asChild>
          <a href="/">{t`Home`}</a>
        </Button>
      }
    >
      {t`The address may be old or mistyped`}
    </EmptyState>
  )
}
