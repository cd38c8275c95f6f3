import { useLingui } from '@lingui/react/macro'
import { LoginPanel } from '#features/session/login-panel.tsx'
import { useAccount } from '#features/session/index.ts'
import { useLogin } from '#features/session/use-login.ts'
import { useBrand, useFlagsOn } from '#features/site/index.ts'
import { useEffect } from 'react'
import { go } from '../links.ts'
import { usePageHead } from '../page-head.ts'

export default function Login() {
  const { t } = useLingui()
  const { name } = useBrand()
  const flags = useFlagsOn()
  const signedIn = useAccount() !== null
  const form = useLogin({ onSignedIn: () => undefined })
  const canJoin = flags.has('USERNAMEREG3') || flags.has('MOBILENUMREG3')
  usePageHead({ title: t`Log in · ${name}`, description: t`Log in to play` })
  // Also for somebody who comes here with a session: there is nothing to log in to.
  useEffect(() => {
    if (signedIn) void go('/')
  }, [signedIn])
  return <LoginPanel {...form} registerHref={canJoin ? '/register' : undefined} />
}
