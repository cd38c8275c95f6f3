import { BotCheckDialog } from '#features/session/bot-check-dialog.tsx'
import { useHostedCheck } from '#features/session/use-hosted-check.ts'

/** Where a hosted provider shows its check; belongs beside every form that asks for one. */
export function BotCheckPart() {
  return <BotCheckDialog {...useHostedCheck()} />
}
