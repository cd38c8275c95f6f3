import { useLingui } from '@lingui/react/macro'
import { DownloadGuide } from './download-guide.tsx'
import type { DownloadGuideProps } from './download-state.ts'

/** The page of the guide (`/down`). */
export function DownloadPage(props: DownloadGuideProps) {
  const { t } = useLingui()
  return (
    <section className="flex w-full max-w-[900px] min-w-0 flex-col gap-5">
      <div>
        <h1 className="type-display-md text-primary">{t`Take the house with you`}</h1>
        <p className="mt-1 text-secondary">{t`Put it on your home screen, and it opens like an app`}</p>
      </div>
      <DownloadGuide {...props} />
    </section>
  )
}
