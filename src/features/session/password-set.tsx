import { useLingui } from '@lingui/react/macro'
import { Alert, Button } from '#components/index.ts'
import { useEffect, useRef } from 'react'

/** The new password holds; what is left to do is to log in with it. */
export function PasswordSet({ onLogin }: { onLogin(): void }) {
  const { t } = useLingui()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="flex flex-col gap-4">
      <Alert ref={message} tabIndex={-1} tone="positive">
        {t`Your new password is set. Log in with it`}
      </Alert>
      <Button variant="primary" size="lg" block onClick={onLogin}>{t`Log in`}</Button>
    </div>
  )
}
