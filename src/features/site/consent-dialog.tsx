import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogTitle,
  Switch,
} from '#components/index.ts'

export interface ConsentDialogProps {
  open: boolean
  /** Statistics are chosen; kept by "save" only. */
  statistics: boolean
  onStatistics(on: boolean): void
  onSave(): void
  onClose(): void
}

/** What is kept of a visitor, piece by piece; the footer leads here to change one’s mind (S18). */
export function ConsentDialog(props: ConsentDialogProps) {
  const { open, statistics, onStatistics, onSave, onClose } = props
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size={480} closeLabel={t({ message: 'Close', context: 'dialog' })}>
        <DialogBody>
          <div>
            <DialogTitle>{t`Cookies`}</DialogTitle>
            <DialogDescription>{t`You can change this at any time, in the footer`}</DialogDescription>
          </div>
          <Switch
            side="end"
            checked
            disabled
            label={t`Necessary`}
            description={t`Your language, theme and login. The site can’t work without them`}
          />
          <Switch
            side="end"
            checked={statistics}
            onChange={(event) => onStatistics(event.currentTarget.checked)}
            label={t`Statistics`}
            description={t`Which pages are opened, and how fast, counted by Google Analytics`}
          />
          <Button variant="primary" className="mt-2 w-full" onClick={onSave}>
            {t`Save`}
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
