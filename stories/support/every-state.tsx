import { useInsertionEffect, type ReactNode } from 'react'
import { forceStates } from './force.ts'
import { Cell, Cells } from './cell.tsx'

/** The states a pointer or a key brings about, and the one the caller sets. */
export const states = ['rest', 'hover', 'active', 'focus-visible', 'disabled'] as const
export type State = (typeof states)[number]

/** Shows its children as they look in a state, without a pointer or a key. */
export function Forced({ state, children }: { state: State; children: ReactNode }) {
  useInsertionEffect(forceStates, [])
  return (
    <div data-force={state} className="contents">
      {children}
    </div>
  )
}

/**
 * `States`: the component at rest, hovered, pressed, focused and disabled, side by side. The
 * child is a function, because `disabled` is a prop and the rest is looks. Name fewer states
 * with `only`.
 */
export function EveryState({
  only = states,
  children,
}: {
  only?: readonly State[]
  children: (state: State) => ReactNode
}) {
  return (
    <Cells>
      {only.map((state) => (
        <Cell key={state} label={state}>
          <Forced state={state}>{children(state)}</Forced>
        </Cell>
      ))}
    </Cells>
  )
}
