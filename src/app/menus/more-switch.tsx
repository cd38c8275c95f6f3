import { useLingui } from '@lingui/react/macro'
import { Button, ChevronDownIcon } from '#components/index.ts'
import { lazyMenu } from './lazy-menu.tsx'
import type { MoreMenuProps } from './more-menu.tsx'

const Menu = lazyMenu<MoreMenuProps>(() => import('./more-menu.tsx'))

/** What the header has no room for. */
export function MoreSwitch(props: MoreMenuProps) {
  const { t } = useLingui()
  return (
    <Menu
      {...props}
      renderButton={(handlers) => (
        <Button
          variant="ghost"
          size="sm"
          iconEnd={<ChevronDownIcon size="sm" />}
          aria-haspopup="menu"
          {...handlers}
        >
          {t({ message: 'More', context: 'menu' })}
        </Button>
      )}
    />
  )
}
