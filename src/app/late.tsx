import { type ComponentType, lazy, memo, useMemo, useState } from 'react'
import { ArrivalBoundary, everythingAlive } from './arrivals.tsx'
import { untilHere } from '#platform/index.ts'
import { inTime } from '#platform/in-time.ts'
import { withRest, restReady } from './rest.ts'

/**
 * Events that tell that somebody is about to use the page, or has gone back in it; some tools press
 * without a pointer.
 */
const signs = [
  'pointerover',
  'pointerdown',
  'click',
  'change',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
  'popstate',
] as const
/** Milliseconds after which late parts come although nobody has moved. */
const patience = 30_000

const waiting: (() => void)[] = []
let awake = typeof document === 'undefined'

/** Brings every late part, now: somebody is here, or the page is about to change under them. */
export function wake(): void {
  if (awake) return
  awake = true
  for (const sign of signs) removeEventListener(sign, wake, true)
  for (const go of waiting.splice(0)) go()
}

/** Starts to watch for the first sign of life; called once, by the browser's entry. */
export function watchForLife(): void {
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
  setTimeout(wake, patience)
}

/** Resolves at the first sign of life. */
export const whenAwake = () =>
  new Promise<void>((resolve) => (awake ? resolve() : waiting.push(resolve)))

/** Fetches the code of a late part; once, unless it did not come. */
type FetchPart = () => Promise<unknown>
const parts = new Set<FetchPart>()
/** Those that have been drawn in this tab. */
const drawn = new Set<FetchPart>()

async function bring(some: ReadonlySet<FetchPart>): Promise<void> {
  wake()
  await Promise.allSettled([restReady(), ...[...some].map((fetchPart) => fetchPart())])
}

/**
 * Brings every message and the code of every late part, and resolves when they are here, or could
 * not be had: a page that is not a guest's waits for them.
 */
export const lateParts = () => bring(parts)

/** The same of the parts that are on the page: a change of page waits for no others. */
export const drawnParts = () => bring(drawn)

/** A late part, and how its code is fetched before it is drawn. */
export type Late<Props extends object> = ComponentType<Props> & { load: FetchPart }

/** Milliseconds after which a part that does not come holds nothing up any more. */
const latest = 8000

let arrival: Promise<unknown> | undefined

/**
 * After the first sign of life, resolves when the whole first page listens, or has taken too long:
 * once, so that a part that never comes holds nothing up again.
 */
export const lateArrival = () =>
  (arrival ??= whenAwake()
    .then(() => inTime(Promise.allSettled([restReady(), everythingAlive()]), latest))
    .catch(() => undefined))

/**
 * A part of a page whose markup comes from the server and whose code comes at the first sign of
 * life: until then it is complete to look at and its links work. It must not need to change by
 * itself before that. On the server `here` is drawn at once; in the browser it is left out of the
 * bundle: pass `import.meta.env.SSR ? Part : null`.
 */
export function late<Props extends object>(
  here: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): Late<Props> {
  let known = here
  const loadWithWords = withRest(load)
  const fetchPart = async () => (known ??= await inTime(loadWithWords()))
  if (!here) parts.add(fetchPart)
  const Lazy = lazy(() =>
    whenAwake()
      .then(untilHere(fetchPart))
      .then((component) => ({ default: component })),
  )
  // A new boundary, or a change to one that sleeps, would drop the server's markup.
  const part = memo(function Late(props: Props) {
    // What is here already need not suspend; what is drawn stays what it is.
    const [Part] = useState<ComponentType<Props>>(() => {
      drawn.add(fetchPart)
      return known ?? Lazy
    })
    // It wakes with what it was drawn with, and is told afterwards what has changed meanwhile.
    const [first] = useState(props)
    const [alive, setAlive] = useState(false)
    const told = alive ? props : first
    return useMemo(
      () => (
        <ArrivalBoundary onAlive={setAlive}>
          <Part {...told} />
        </ArrivalBoundary>
      ),
      [Part, told],
    )
  })
  return Object.assign(part, { load: fetchPart })
}
