import { RegisterDialog } from '#features/session/register-dialog.tsx'
import { BotCheckPart } from '../parts/bot-check.tsx'
import { SocialPart } from '../parts/social.tsx'
import { useRegisterForm } from '../use-register-form.ts'
import type { OverlayProps } from './overlays.tsx'

/** The registration form over the page one is on. */
export default function RegisterOverlay({ open, onOpenChange }: OverlayProps) {
  const form = useRegisterForm({ shown: open })
  return (
    <RegisterDialog
      open={open}
      onOpenChange={onOpenChange}
      form={form}
      social={
        <>
          <SocialPart />
          <BotCheckPart />
        </>
      }
    />
  )
}
