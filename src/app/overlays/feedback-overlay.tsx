import { FeedbackDialog } from '#features/support/feedback-dialog.tsx'
import { useFeedback } from '#features/support/use-feedback.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** What a member has to say (C5), over the page one is on. */
export default function FeedbackOverlay({ open, onOpenChange }: OverlayProps) {
  const overlays = useOverlays()
  const feedback = useFeedback(open)
  return (
    <FeedbackDialog
      {...feedback}
      open={open}
      onOpenChange={onOpenChange}
      onLogin={() => overlays.open('login', { after: () => overlays.open('feedback') })}
      onClose={() => onOpenChange(false)}
    />
  )
}
