import { useLingui } from '@lingui/react/macro'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  LogOutIcon,
} from '#components/index.ts'
import type { MenuProps } from './lazy-menu.tsx'

export interface AccountMenuProps {
  account: string
  onLogout(): void
}

/** Who is signed in, and the way out. */
export default function AccountMenu(props: AccountMenuProps & MenuProps) {
  const { trigger, defaultOpen, account, onLogout } = props
  const { t } = useLingui()
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel translate="no">{account}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" icon={<LogOutIcon />} onSelect={onLogout}>
          {t`Log out`}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
