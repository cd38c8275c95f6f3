import { useLingui } from '@lingui/react/macro'
import type { AppDownload } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'

/** What is known of a package: size, version, date; nothing where nothing is. */
export function PackageFacts(props: Omit<AppDownload, 'url'>) {
  const { t } = useLingui()
  const format = useFormat()
  const { version, bytes, releasedAt } = props
  const size = bytes === null ? '' : format.count(Math.max(0.1, Math.round(bytes / 1e5) / 10))
  const facts = [
    bytes !== null && t`${size} MB`,
    version !== null && t`Version ${version}`,
    releasedAt !== null && format.boardDate(releasedAt),
  ].filter((fact) => fact !== false)
  return facts.length > 0 ? facts.join(' · ') : null
}
