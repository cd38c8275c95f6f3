import { type ComponentType, type ReactNode, useState } from 'react'
import { untilHere } from '#platform/index.ts'
import { withRest } from '../rest.ts'

/** A menu's module: its trigger and its lines. */
export interface MenuProps {
  /** The button that opens it. */
  trigger: React.JSX.Element
  /** It was asked for before its code was here. */
  defaultOpen: boolean
}

/** Menus that were asked for and have not come yet. */
let coming = 0

/** Whether one is on its way: what opens by itself waits for it. */
export const isMenuComing = () => coming > 0

/**
 * A button whose menu is fetched when somebody points at it. The button itself is there from the
 * first frame; the menu opens with the click that asked for it.
 */
export function lazyMenu<Props extends object>(
  loadMenu: () => Promise<{ default: ComponentType<Props & MenuProps> }>,
) {
  const load = withRest(loadMenu)
  return function LazyMenu({
    renderButton,
    ...props
  }: Props & {
    /** Draws the button; before the menu is here with the handlers that fetch it. */
    renderButton: (handlers: {
      onClick?: () => void
      onPointerEnter?: () => void
      onFocus?: () => void
    }) => React.JSX.Element
  }): ReactNode {
    // Not `lazy`: React holds back for 300 ms what has suspended.
    const [menu, setMenu] = useState<{ Menu: ComponentType<Props & MenuProps> } | null>(null)
    if (menu) {
      const trigger = renderButton({})
      return <menu.Menu {...(props as unknown as Props)} trigger={trigger} defaultOpen />
    }
    const prepare = () => void load().catch(() => undefined)
    return renderButton({
      onClick() {
        coming++
        void untilHere(load, true)().then(({ default: Menu }) => {
          coming--
          setMenu({ Menu })
        })
      },
      onPointerEnter: prepare,
      onFocus: prepare,
    })
  }
}
