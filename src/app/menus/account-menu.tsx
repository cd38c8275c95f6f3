import { useLingui } from '@lingui/react/macro'
import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  CrownIcon,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  KeyRoundIcon,
  LogOutIcon,
  ReceiptIcon,
} from '#components/index.ts'
import type { Place, Places } from '#features/site/places.ts'
import { serviceIcons, type ServiceItem } from '#features/site/service-items.ts'
import { useServiceLabels } from '#features/site/use-menu-labels.ts'
import type { VipEntry } from '../use-vip-entry.ts'
import { useState } from 'react'
import type { MenuProps } from './lazy-menu.tsx'
import { MenuLink } from './menu-link.tsx'

export interface AccountMenuProps {
  account: string
  /** A member's label, which leads to their rank; nobody else has the entry. */
  vip?: VipEntry | undefined
  /** @default none */
  places?: Pick<Places, 'deposit' | 'withdraw'>
  /** Ways to people that the header has no room for. @default none */
  service?: readonly ServiceItem[]
  /** The record of what they bet; not every account has one. @default none */
  bets?: Place | undefined
  /** Changes the password by their own wish; not every account may. @default none */
  onPassword?: (() => void) | undefined
  onLogout(): void
}

/** Who is signed in, what the bar has no room for, and the way out. */
export default function AccountMenu(props: AccountMenuProps & MenuProps) {
  const { trigger, defaultOpen, account, vip, places = {}, service = [] } = props
  const { bets, onPassword, onLogout } = props
  const { t } = useLingui()
  const labels = useServiceLabels()
  const [open, setOpen] = useState(defaultOpen)
  const onDone = () => setOpen(false)
  const { deposit, withdraw } = places
  const people = service.filter(({ href }) => href)
  // Where the header has them itself.
  const roomy = deposit ? '2xl:hidden' : 'xl:hidden'
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel translate="no">{account}</DropdownMenuLabel>
        {vip && <VipLine {...vip} onDone={onDone} />}
        <DropdownMenuSeparator />
        {deposit && (
          <MenuLink
            onDone={onDone}
            place={deposit}
            icon={<ArrowDownToLineIcon />}
            className="md:hidden"
          >
            {t`Deposit`}
          </MenuLink>
        )}
        {withdraw && (
          <MenuLink
            onDone={onDone}
            place={withdraw}
            icon={<ArrowUpFromLineIcon />}
            className="2xl:hidden"
          >
            {t`Withdraw`}
          </MenuLink>
        )}
        {bets && (
          <MenuLink onDone={onDone} place={bets} icon={<ReceiptIcon />}>
            {t`Betting record`}
          </MenuLink>
        )}
        {people.map(({ id, href = '', onClick }) => {
          const Icon = serviceIcons[id]
          return (
            <MenuLink
              key={id}
              onDone={onDone}
              place={{ href, ...(onClick && { onClick }) }}
              icon={<Icon />}
              className={roomy}
            >
              {labels[id]}
            </MenuLink>
          )
        })}
        {(bets !== undefined || withdraw !== undefined || people.length > 0) && (
          <DropdownMenuSeparator className={bets ? '' : withdraw ? '2xl:hidden' : roomy} />
        )}
        {onPassword && (
          <DropdownMenuItem icon={<KeyRoundIcon />} onSelect={onPassword}>
            {t`Change password`}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem tone="danger" icon={<LogOutIcon />} onSelect={onLogout}>
          {t`Log out`}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** The label is the server's own word. */
function VipLine({ label, href, onDone }: VipEntry & { onDone(): void }) {
  if (href === null) {
    return (
      <DropdownMenuLabel className="flex items-center gap-3">
        <CrownIcon size="sm" className="text-value" />
        {label}
      </DropdownMenuLabel>
    )
  }
  return (
    <MenuLink onDone={onDone} place={{ href }} icon={<CrownIcon className="text-value" />}>
      {label}
    </MenuLink>
  )
}
