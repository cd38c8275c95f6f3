import { SideNavLeafButton } from '#components/index.ts'
import type { LineCardProps } from '#features/site/line-card.tsx'
import type { ReactNode } from 'react'
import { lazyMenu } from './lazy-menu.tsx'

const Menu = lazyMenu<LineCardProps>(() => import('./line-menu.tsx'))

/** LINE's row in the left bar, and the code to scan behind it. */
export function LineSwitch(props: LineCardProps & { row: { label: string; icon: ReactNode } }) {
  const { row, ...card } = props
  return (
    <li>
      <Menu
        {...card}
        renderButton={(handlers) => (
          <SideNavLeafButton aria-haspopup="dialog" {...row} {...handlers} />
        )}
      />
    </li>
  )
}
