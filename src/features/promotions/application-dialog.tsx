import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx'

export type ApplicationDialogProps = ApplicationFormProps & {
  open: boolean
  onOpenChange(open: boolean): void
  /** What one applies for. */
  title: string
}

/** An application over its promotion: a sheet on phones. */
export function ApplicationDialog({ open, onOpenChange, title, ...form }: ApplicationDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={480}
        phone="sheet"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
      >
        <DialogBody>
          <DialogTitle variant="title">{t`Apply for ${title}`}</DialogTitle>
          <DialogDescription>{t`We look at every application and answer on this page`}</DialogDescription>
          <ApplicationForm {...form} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
