import { Trans } from '@lingui/react/macro'
import { Money } from '#components/index.ts'
import { useBrand, useFormat } from '#features/site/index.ts'

/** What the house gives to new members; nothing where it gives nothing. */
export function RegisterLead({ className }: { className?: string }) {
  const { welcomeCredit } = useBrand()
  const format = useFormat()
  if (welcomeCredit === null) return null
  const amount = format.roundMoney(welcomeCredit)
  return (
    <p className={className}>
      <Trans>
        Finish here and <Money>{amount}</Money> of play credit is in your wallet
      </Trans>
    </p>
  )
}
