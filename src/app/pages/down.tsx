import { useLingui } from '@lingui/react/macro'
import { Page } from '#components/index.ts'
import { announcements, download } from '#contract/index.ts'
import { downloadInput } from '#features/download/use-download.ts'
import { differsHere } from '#features/download/use-platform.ts'
import { announcementsInput, useBrand } from '#features/site/index.ts'
import { useEffect } from 'react'
import { late, wake } from '../late.tsx'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { type Read, read } from '../routes.ts'

/** Steps to read; whose phone it is, and what can be pressed on it, is seen with the visitor. */
const LateDown = late<object>(
  import.meta.env.SSR ? (await import('../parts/down.tsx')).DownPart : null,
  async () => (await import('../parts/down.tsx')).DownPart,
)

/** Both tabs: whose phone it is, only the browser knows. */
export function reads(): Read[] {
  return [
    bannerRead(),
    read(announcements, announcementsInput('PR', false)),
    read(download, downloadInput('android')),
    read(download, downloadInput('ios')),
  ]
}

export const body = () => Promise.all([PageBanner.load(), LateDown.load()])

/** `/down`, with `#android` and `#ios` (decision 13). */
export default function Down() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Get the app · ${name}`,
    description: t`How to put the site on the home screen of your phone`,
  })
  // The other tab is what they came for.
  useEffect(() => {
    if (differsHere()) wake()
  }, [])
  return (
    <Page>
      <PageBanner group="w_down" />
      <LateDown />
    </Page>
  )
}
