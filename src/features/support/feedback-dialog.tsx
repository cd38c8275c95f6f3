import { useLingui } from '@lingui/react/macro'
import { Dialog, DialogBody, DialogContent, DialogTitle } from '#components/index.ts'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx'

export type FeedbackDialogProps = FeedbackFormProps & {
  open: boolean
  onOpenChange(open: boolean): void
}

/** The form for feedback, over the page one is on. */
export function FeedbackDialog({ open, onOpenChange, ...form }: FeedbackDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={480}
        phone="sheet"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <DialogBody>
          <DialogTitle>{t`Feedback`}</DialogTitle>
          <FeedbackForm {...form} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
