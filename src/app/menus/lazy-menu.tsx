import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { untilHere } from '#platform/index.ts'
import { withRest } from '../rest.ts'

/** A menu's module: its trigger and its lines. */
export interface MenuProps {
  /** The button that opens it. */
  trigger: React.JSX.Element
  /** It was asked for before its code was here. */
  defaultOpen: boolean
}

/**
 * A button whose menu is fetched when somebody points at it. The button itself is there from the
 * first frame; the menu opens with the click that asked for it.
 */
export function lazyMenu<Props extends object>(
  loadMenu: () => Promise<{ default: ComponentType<Props & MenuProps> }>,
) {
  const load = withRest(loadMenu)
  const Menu = lazy(untilHere(load))
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
    const [wanted, setWanted] = useState(false)
    const prepare = () => void load().catch(() => undefined)
    const cold = renderButton({
      onClick: () => setWanted(true),
      onPointerEnter: prepare,
      onFocus: prepare,
    })
    if (!wanted) return cold
    return (
      <Suspense fallback={cold}>
        <Menu {...(props as unknown as Props)} trigger={renderButton({})} defaultOpen />
      </Suspense>
    )
  }
}
