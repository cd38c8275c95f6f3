import { useLingui } from '@lingui/react/macro'
import { MessageDialog } from '#components/index.ts'
import { type LostStatus, useLostWords } from './use-lost-words.ts'

export interface LostMessageProps {
  open: boolean
  status: LostStatus
  /** It is a part that did not come, not the page. @default false */
  part?: boolean
  /** Something is typed that a reload would take. @default true */
  typed?: boolean
  /** Loads the page anew, and loses what was typed. */
  onReload(): void
  /** Stays with what was typed. */
  onStay(): void
}

/**
 * A page did not come while somebody is in a form, or a part that somebody has pressed for: they say
 * when to load it anew (S3).
 */
export function LostMessage({
  open,
  status,
  part = false,
  typed = true,
  onReload,
  onStay,
}: LostMessageProps) {
  const { t } = useLingui()
  const words = useLostWords()
  return (
    <MessageDialog
      open={open}
      tone="warning"
      title={part ? t`Part of the page didn’t load` : t`This page didn’t load`}
      confirmLabel={t`Reload`}
      onConfirm={onReload}
      cancelLabel={t`Stay here`}
      onDismiss={onStay}
    >
      {words[status]} {typed && t`What you typed would be lost`}
    </MessageDialog>
  )
}
