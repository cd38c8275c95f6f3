import { useLingui } from '@lingui/react/macro'
import { Page } from '#components/index.ts'
import { announcements, download } from '#contract/index.ts'
import { DownloadPage } from '#features/download/download-page.tsx'
import { downloadInput } from '#features/download/use-download.ts'
import { useDownloadGuide } from '#features/download/use-download-guide.ts'
import { announcementsInput, useBrand } from '#features/site/index.ts'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { type Read, read } from '../routes.ts'

/** Both tabs: whose phone it is, only the browser knows. */
export function reads(): Read[] {
  return [
    bannerRead(),
    read(announcements, announcementsInput('PR', false)),
    read(download, downloadInput('android')),
    read(download, downloadInput('ios')),
  ]
}

/** `/down`, with `#android` and `#ios` (decision 13). */
export default function Down() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Get the app · ${name}`,
    description: t`How to put the site on the home screen of your phone`,
  })
  return (
    <Page>
      <PageBanner group="w_down" />
      <DownloadPage {...useDownloadGuide(true)} />
    </Page>
  )
}
