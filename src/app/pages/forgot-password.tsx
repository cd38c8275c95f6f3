import { useLingui } from '@lingui/react/macro'
import { useBrand } from '#features/site/index.ts'
import { useEffect } from 'react'
import { useSearch } from '../search.ts'
import { useOverlays } from '../overlays/overlays.tsx'
import { usePageHead } from '../page-head.ts'
import { HomeBody, reads } from '../home-body.tsx'

export { reads }

/** `/forgot-password?method=mobile|email`: its dialog over the home (decision 13). */
export default function ForgotPassword() {
  const { t } = useLingui()
  const { name } = useBrand()
  const overlays = useOverlays()
  const method = new URLSearchParams(useSearch()).get('method') === 'email' ? 'email' : 'mobile'
  usePageHead({
    title: t`Forgot password · ${name}`,
    description: t`Set a new password by SMS or email`,
  })
  useEffect(() => {
    overlays.open('forgot', { method })
  }, [overlays, method])
  return <HomeBody />
}
