import { type ComponentType, createElement, lazy, useState } from 'react'

import { inTime } from '#platform/in-time.ts'
import { untilHere } from '#platform/until-here.ts'

/** A part whose code comes late, and how it is fetched before it is drawn. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Fetches the code once. Fails where it does not come; what is drawn asks again by itself. */
  load(): Promise<unknown>
  /** The same for who has pressed: resolves when it is here, and two frames later at the latest. */
  soon(): Promise<unknown>
}

/** Milliseconds for which a press waits, so that what is nearly here is drawn at once. */
const held = 32

/**
 * `lazy` for what is known to be wanted soon. React holds back for 300 ms what has once suspended, even
 * where its code came long ago: what has been loaded is drawn at once.
 * @param pressed somebody has pressed for it, who is told when it does not come
 */
export function preloadable<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  pressed = false,
): Preloadable<Props> {
  let known: ComponentType<Props> | undefined
  const load = async () => (known ??= await inTime(fetch()))
  const ask = untilHere(load, pressed)
  const Late = lazy(async () => ({ default: await ask() }))
  function Part(props: Props) {
    // What is drawn stays what it is: another component would begin anew.
    const [Drawn] = useState<ComponentType<Props>>(() => known ?? Late)
    return createElement(Drawn, props)
  }
  const soon = () => {
    const late = new Promise((resolve) => setTimeout(resolve, held))
    return Promise.race([load().catch(() => late), late])
  }
  return Object.assign(Part, { load, soon })
}
