import { ForgotDialog, type ForgotMethod } from '#features/session/forgot-dialog.tsx'
import { useForgotEmail } from '#features/session/use-forgot-email.ts'
import { useForgotMobile } from '#features/session/use-forgot-mobile.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { useState } from 'react'
import { goHome, leave } from '../dialog-pages.ts'
import { BotCheckPart } from '../parts/bot-check.tsx'
import { useServiceDoor } from '../use-service-door.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** A lost password (A9), over the page one is on or over the home. */
export default function ForgotOverlay({ open, onOpenChange, request }: OverlayProps) {
  const flags = useFlagsOn()
  const overlays = useOverlays()
  const [method, setMethod] = useState<ForgotMethod>(request.method ?? 'mobile')
  const [asked, setAsked] = useState(request)
  if (asked !== request) {
    // Opened once more, by another link.
    setAsked(request)
    setMethod(request.method ?? 'mobile')
  }
  const mobile = useForgotMobile({
    shown: open,
    onSignedIn() {
      goHome()
      // Who wanted something goes on to that instead.
      overlays.done()
    },
  })
  const email = useForgotEmail(open)
  const onService = useServiceDoor()
  return (
    <ForgotDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next)
        if (!next) leave()
      }}
      method={method}
      byMobile={flags.has('CHNGPASSVERIF3')}
      onMethodChange={setMethod}
      mobile={{ ...mobile, onService, onLogin: () => overlays.open('login') }}
      email={{ ...email, onService }}
      botCheck={<BotCheckPart />}
    />
  )
}
