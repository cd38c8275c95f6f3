import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  CoinsIcon,
  CopyButton,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogTitle,
  Money,
  Niche,
} from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useRef } from 'react'
import type { WayIn } from './registration-rules.ts'

export interface RegisteredDialogProps {
  open: boolean
  /** The user name that was made for who came by mobile number; null for who chose one. */
  account: string | null
  /** What that user name is good for. */
  wayIn: WayIn
  /** What is in the wallet now, a decimal string; null for nothing. */
  credit: string | null
  onConfirm(): void
  onOpenChange(open: boolean): void
}

/** What the user name is for: nothing is promised that the house has not open. */
function useWayInWords(wayIn: WayIn): string {
  const { t } = useLingui()
  switch (wayIn) {
    case 'both':
      return t`This is your user name. Log in with it, or with your mobile number`
    case 'name':
      return t`This is your user name. Log in with it`
    case 'code':
      return t`This is your user name. Log in with an SMS code`
    case 'reset':
      return t`This is your user name. Before you log in again, set a password under “Forgot password”`
    case 'none':
      return t`This is your user name`
  }
}

/** Somebody is a member now (DESIGN.md, Success; decision 35). */
export function RegisteredDialog(props: RegisteredDialogProps) {
  const { open, account, wayIn, credit, onConfirm, onOpenChange } = props
  const { t } = useLingui()
  const wayInWords = useWayInWords(wayIn)
  const format = useFormat()
  const name = useRef<HTMLSpanElement>(null)
  const amount = credit === null ? null : format.roundMoney(credit)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={440}
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        {...(account === null ? { 'aria-describedby': undefined } : {})}
      >
        <DialogBody className="items-center text-center">
          <Niche name="lantern" className="h-[108px]" />
          {/* The x stands beside the lantern, and takes nothing of the title. */}
          <DialogTitle className="pe-0!">{t`You’re home. Welcome`}</DialogTitle>
          {account !== null && (
            <>
              <DialogDescription>{wayInWords}</DialogDescription>
              <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-[18px] py-3 text-start">
                <span className="flex min-w-0 flex-col">
                  <span className="type-caption text-muted">{t`User name`}</span>
                  <span
                    ref={name}
                    translate="no"
                    className="type-title-lg wrap-break-word tabular-nums"
                  >
                    {account}
                  </span>
                </span>
                <CopyButton
                  size="sm"
                  text={account}
                  source={name}
                  label={t`Copy`}
                  copiedLabel={t`Copied`}
                  failedLabel={t`Copy it by hand`}
                />
              </div>
            </>
          )}
          {amount !== null && (
            <p className="flex items-center gap-2 type-body-sm text-secondary">
              <CoinsIcon size="sm" />
              <span>
                <Trans>
                  <Money>{amount}</Money> of play credit is in your wallet
                </Trans>
              </span>
            </p>
          )}
          <Button variant="primary" size="lg" block onClick={onConfirm}>
            {t`Let’s play`}
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
