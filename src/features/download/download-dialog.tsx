import { useLingui } from '@lingui/react/macro'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '#components/index.ts'
import { DownloadGuide } from './download-guide.tsx'
import type { DownloadGuideProps } from './download-state.ts'

export type DownloadDialogProps = DownloadGuideProps & {
  open: boolean
  onOpenChange(open: boolean): void
}

/** The guide over the page one is on (section 2, App-download dialog). */
export function DownloadDialog({ open, onOpenChange, ...guide }: DownloadDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={900}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
      >
        <DialogBody>
          <div>
            <DialogTitle>{t`Take the house with you`}</DialogTitle>
            <DialogDescription>
              {t`Put it on your home screen, and it opens like an app`}
            </DialogDescription>
          </div>
          <DownloadGuide {...guide} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
