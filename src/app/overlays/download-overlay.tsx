import { DownloadDialog } from '#features/download/download-dialog.tsx'
import { useDownloadGuide } from '#features/download/use-download-guide.ts'
import type { OverlayProps } from './overlays.tsx'

/** How the site comes to a phone, over the page one is on (C4). */
export default function DownloadOverlay({ open, onOpenChange }: OverlayProps) {
  const guide = useDownloadGuide(false)
  return <DownloadDialog {...guide} open={open} onOpenChange={onOpenChange} />
}
