import { useLingui } from '@lingui/react/macro'
import { Page } from '#components/index.ts'
import { announcements, download } from '#contract/index.ts'
import { DownloadPage } from '#features/download/download-page.tsx'
import { downloadInput } from '#features/download/use-download.ts'
import { useDownloadGuide } from '#features/download/use-download-guide.ts'
import { announcementsInput, useBrand } from '#features/site/index.ts'
import { useEffect, useState } from 'react'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { restReady } from '../rest.ts'
import { type Read, read } from '../routes.ts'

/** Without a line the page stays as it was drawn. */
const setNothing = () => undefined

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
  const [wordy, setWordy] = useState(false)
  const { held, ...guide } = useDownloadGuide(true, wordy)
  useEffect(() => {
    if (held) restReady().then(() => setWordy(true), setNothing)
  }, [held])
  return (
    <Page>
      <PageBanner group="w_down" />
      <DownloadPage {...guide} />
    </Page>
  )
}
