import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogTitle,
  FlameLoader,
} from '#components/index.ts'
import type { FreePlayState } from './free-play-state.ts'
import { useRefusalWords } from './use-refusal-words.ts'

export type FreePlayDialogProps = FreePlayState & {
  open: boolean
  onOpenChange(open: boolean): void
  onRetry(): void
}

/** Why no demo account was opened; null while it may still be. */
function useProblem(state: FreePlayState): string | null {
  const { t } = useLingui()
  const refusal = useRefusalWords()
  switch (state.status) {
    case 'starting':
      return null
    case 'switched-off':
      return t`There are no demo accounts at the moment. Create an account to play`
    case 'not-agent':
      return t`Only agents can log in here. Members use the main site`
    default:
      return refusal(state.status, state)
  }
}

/** Waits while a demo account is opened, and says so when it was not (A10). */
export function FreePlayDialog({ open, onOpenChange, onRetry, ...state }: FreePlayDialogProps) {
  const { t } = useLingui()
  const problem = useProblem(state)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size={400} closeLabel={t({ message: 'Close', context: 'dialog' })}>
        <DialogBody>
          <DialogTitle variant="title">{t`Demo account`}</DialogTitle>
          <DialogDescription>
            {t`All games on play credit. Deposits, messages and the chat are for members`}
          </DialogDescription>
          {problem === null ? (
            <FlameLoader label={t`Opening a demo account`} className="mx-auto my-3" />
          ) : (
            <>
              <Alert tone="negative">{problem}</Alert>
              {state.status !== 'switched-off' && state.status !== 'not-agent' && (
                <Button variant="primary" size="lg" block onClick={onRetry}>
                  {t`Try again`}
                </Button>
              )}
            </>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
