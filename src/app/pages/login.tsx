import { useLingui } from '@lingui/react/macro'
import { socialProviders } from '#contract/index.ts'
import { useAccount } from '#features/session/index.ts'
import { useBrand, useCanJoin, useFlagsOn } from '#features/site/index.ts'
import { useEffect } from 'react'
import { wantedOf } from '../guard.ts'
import { late } from '../late.tsx'
import { go } from '../links.ts'
import { useSearch } from '../search.ts'
import { usePageHead } from '../page-head.ts'
import type { LoginPartProps } from '../parts/login.tsx'
import { read } from '../routes.ts'

/** The server draws the form; what is typed before its code is here stays in its fields. */
const LateLogin = late<LoginPartProps>(
  import.meta.env.SSR ? (await import('../parts/login.tsx')).LoginPart : null,
  async () => (await import('../parts/login.tsx')).LoginPart,
)

/** The form comes with the ways in by somebody else, so that nothing moves when it comes alive. */
export const reads = () => [read(socialProviders, {})]

export const body = LateLogin.load

export default function Login() {
  const { t } = useLingui()
  const { name } = useBrand()
  const flags = useFlagsOn()
  const signedIn = useAccount() !== null
  const wanted = wantedOf(useSearch())
  const canJoin = useCanJoin()
  usePageHead({ title: t`Log in · ${name}`, description: t`Log in to play` })
  // Also for somebody who comes here with a session: there is nothing to log in to.
  useEffect(() => {
    if (signedIn) void go(wanted)
  }, [signedIn, wanted])
  return (
    <LateLogin
      registerHref={canJoin ? '/register' : undefined}
      sms={flags.has('MOBILEVERCODELOGIN3')}
    />
  )
}
