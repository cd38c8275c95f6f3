import { useLingui } from '@lingui/react/macro'
import { MessageDialog } from '#components/index.ts'
import { type LostStatus, useLostWords } from './use-lost-words.ts'

export interface LostMessageProps {
  open: boolean
  status: LostStatus
  /** Loads the page anew, and loses what was typed. */
  onReload(): void
  /** Stays with what was typed. */
  onStay(): void
}

/** A page did not come while somebody is in a form: they say when to load it anew (S3). */
export function LostMessage({ open, status, onReload, onStay }: LostMessageProps) {
  const { t } = useLingui()
  const words = useLostWords()
  return (
    <MessageDialog
      open={open}
      tone="warning"
      title={t`This page didn’t load`}
      confirmLabel={t`Reload`}
      onConfirm={onReload}
      cancelLabel={t`Stay here`}
      onDismiss={onStay}
    >
      {words[status]} {t`What you typed would be lost`}
    </MessageDialog>
  )
}
