import { DownloadPage } from '#features/download/download-page.tsx'
import { useDownloadGuide } from '#features/download/use-download-guide.ts'

/** How the site comes to a phone. */
export function DownPart() {
  return <DownloadPage {...useDownloadGuide(true)} />
}
