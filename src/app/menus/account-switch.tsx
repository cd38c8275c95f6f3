import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#components/index.ts'
import type { AccountMenuProps } from './account-menu.tsx'
import { lazyMenu } from './lazy-menu.tsx'

const Menu = lazyMenu<AccountMenuProps>(() => import('./account-menu.tsx'))

/** The avatar, and the menu behind it. */
export function AccountSwitch(props: AccountMenuProps & { iconUrl: string | null }) {
  const { iconUrl, ...menu } = props
  const { t } = useLingui()
  const { account } = menu
  return (
    <Menu
      {...menu}
      renderButton={(handlers) => (
        <button
          type="button"
          aria-label={t`Account menu of ${account}`}
          className="grid size-target place-items-center rounded-full"
          {...handlers}
        >
          <Avatar src={iconUrl} alt="" />
        </button>
      )}
    />
  )
}
