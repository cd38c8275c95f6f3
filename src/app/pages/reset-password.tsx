import { useLingui } from '@lingui/react/macro'
import { useBrand } from '#features/site/index.ts'
import { useEffect, useRef } from 'react'
import { navigate } from '../location.ts'
import { useOverlays } from '../overlays/overlays.tsx'
import { usePageHead } from '../page-head.ts'
import { HomeBody, reads } from '../home-body.tsx'

export { reads }

/**
 * Where the link of an e-mail leads: `/reset-password#TOKEN`. What stands behind the # never reaches
 * a server, and is gone from the address and the history once it has been read (decision 28).
 */
export default function ResetPassword() {
  const { t } = useLingui()
  const { name } = useBrand()
  const overlays = useOverlays()
  const opened = useRef(false)
  usePageHead({
    title: t`Reset password · ${name}`,
    description: t`Set a new password by SMS or email`,
  })
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    overlays.open('reset-password', { token: location.hash.slice(1) })
    navigate(location.pathname, { replace: true })
  }, [overlays])
  return <HomeBody />
}
