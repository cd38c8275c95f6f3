import { useLingui } from '@lingui/react/macro'
import { SocialReturn } from '#features/session/social-return.tsx'
import { useSocialReturn } from '#features/session/use-social-return.ts'
import { useBrand } from '#features/site/index.ts'
import { useEffect, useRef, useState } from 'react'
import { lateParts } from '../late.tsx'
import { go } from '../links.ts'
import { navigate } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { useAfterLogin } from '../use-after-login.ts'

const loginHref = '/login'

function Returned({ query }: { query: string }) {
  const afterLogin = useAfterLogin()
  const state = useSocialReturn({
    query,
    onSignedIn: (signedIn, back) => void go(back).then(() => afterLogin(signedIn)),
  })
  return <SocialReturn {...state} loginHref={loginHref} />
}

/**
 * Where a provider sends people back to (A3): `/login/social?code=…`. What it wrote into the address
 * is gone from there and from the history once it has been read (decision 28).
 */
export default function SocialReturnPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  const [query, setQuery] = useState<string | null>(null)
  const read = useRef(false)
  usePageHead({ title: t`Log in · ${name}`, description: t`Log in to play` })
  useEffect(() => {
    if (read.current) return
    read.current = true
    const brought = location.search.slice(1)
    navigate(location.pathname, { replace: true })
    // Nobody has touched the page, and it is about to change: words and looks first.
    void lateParts().then(() => setQuery(brought))
  }, [])
  if (query !== null) return <Returned query={query} />
  return <SocialReturn status="finishing" loginHref={loginHref} onRetry={() => undefined} />
}
