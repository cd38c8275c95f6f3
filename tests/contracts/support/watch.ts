import { type ComponentType, createElement, type Ref, useState } from 'react'
import type * as Runtime from 'react/jsx-dev-runtime'
import type { Component } from './families.ts'

/** The class that marks the component in question. */
export const mark = 'contract-mark'

interface Aim {
  readonly component: Component
  readonly props: Record<string, unknown>
  /** Whether an element of the component was drawn. */
  met: boolean
  /** What its `ref` was given. */
  node: unknown
}

let aim: Aim | undefined

/** From now on the first element of a component to be drawn gets a ref, the mark, and these props. */
export function watch(component: Component, props: Record<string, unknown> = {}): Readonly<Aim> {
  aim = { component, props, met: false, node: null }
  return aim
}

function meet(component: Component): Aim | undefined {
  if (!aim || aim.met || aim.component !== component) return undefined
  aim.met = true
  return aim
}

const drawn = new Map<Component, Record<string, unknown>[]>()

/** Every time a component was drawn since the last time this was asked: its props. */
export function propsDrawn(component: Component): readonly Record<string, unknown>[] {
  const props = drawn.get(component) ?? []
  drawn.clear()
  return props
}

const hand = (ref: unknown, node: unknown) => {
  if (typeof ref === 'function') ref(node)
  else if (ref) (ref as { current: unknown }).current = node
}

const known = new WeakMap<Component, ComponentType>()

function watched(type: Component): ComponentType {
  const before = known.get(type)
  if (before) return before
  function Watched(props: { className?: string; ref?: Ref<unknown> }) {
    drawn.set(type, [...(drawn.get(type) ?? []), props])
    // Claimed once an element, not once a render.
    const [mine] = useState(() => meet(type))
    const [ref] = useState(() => (node: unknown) => {
      hand(props.ref, node)
      if (mine && node !== null) mine.node = node
    })
    const marked = [props.className, mark].filter(Boolean).join(' ')
    const given = mine ? { ...props, ...mine.props, className: marked, ref } : props
    return createElement(type as ComponentType<object>, given)
  }
  known.set(type, Watched)
  return Watched
}

/**
 * Stands in for React's JSX runtime, so that any component can be met wherever a story draws it:
 *
 *     vi.mock('react/jsx-dev-runtime', async (load) => withWatch(await load()))
 */
export const withWatch = (runtime: typeof Runtime): typeof Runtime => ({
  ...runtime,
  jsxDEV: (type, ...rest) =>
    runtime.jsxDEV(typeof type === 'function' ? watched(type as Component) : type, ...rest),
})
