import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ArrowDownToLineIcon, Button, IconButton } from '#components/index.ts'
import type { Places } from './places.ts'
import { serviceIcons, type ServiceItem } from './service-items.ts'
import { useServiceLabels } from './use-menu-labels.ts'

export interface MemberActionsProps {
  /** Ways to people that stand in the header: LINE and Telegram. */
  service: readonly ServiceItem[]
  balance: ReactNode
  places: Pick<Places, 'deposit' | 'withdraw'>
  /** The avatar and its menu. */
  account: ReactNode
}

/**
 * The header's end for somebody who is signed in (S8). Where there is little room, people and
 * withdrawing are in the avatar's menu, and on a phone all but the avatar is in the site's menu.
 */
export function MemberActions({ service, balance, places, account }: MemberActionsProps) {
  const { t } = useLingui()
  const { deposit, withdraw } = places
  return (
    <>
      <ServiceButtons items={service} className={deposit ? 'max-2xl:hidden' : 'max-xl:hidden'} />
      {balance}
      {deposit && (
        <Button
          variant="primary"
          className="max-md:hidden"
          iconStart={<ArrowDownToLineIcon />}
          asChild
        >
          <a {...deposit}>{t`Deposit`}</a>
        </Button>
      )}
      {withdraw && (
        <Button className="max-2xl:hidden" asChild>
          <a {...withdraw}>{t`Withdraw`}</a>
        </Button>
      )}
      {account}
    </>
  )
}

function ServiceButtons(props: { items: readonly ServiceItem[]; className: string }) {
  const { items, className } = props
  const labels = useServiceLabels()
  return items.map(({ id, href, onClick }) => {
    const Icon = serviceIcons[id]
    return (
      href && (
        <IconButton key={id} label={labels[id]} className={className} asChild>
          <a href={href} target="_blank" rel="noreferrer" onClick={onClick}>
            <Icon />
          </a>
        </IconButton>
      )
    )
  })
}
