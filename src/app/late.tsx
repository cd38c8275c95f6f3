import { type ComponentType, lazy, memo, Suspense } from 'react'
import { untilHere } from './until-here.ts'
import { withWords, wordsReady } from './words.ts'

/** Events that tell that somebody is about to use the page. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel'] as const
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

/** Parts that are on their way, so that a change of page can wait for them. */
const arriving = new Set<Promise<unknown>>()

const allHere = async () => {
  await Promise.allSettled([wordsReady(), ...arriving])
}

/** Brings every late part and every message, and resolves when they are here. */
export function lateParts(): Promise<void> {
  wake()
  return allHere()
}

/** Milliseconds after which a part that does not come holds nothing up any more. */
const latest = 8000

/** As `lateParts`, but leaves the first sign of life to the visitor, and gives up in the end. */
export const lateArrival = () =>
  whenAwake().then(() =>
    Promise.race([allHere(), new Promise<void>((resolve) => setTimeout(resolve, latest))]),
  )

/**
 * A part of a page whose markup comes from the server and whose code comes at the first sign of
 * life: until then it is complete to look at and its links work. It must not need to change by
 * itself before that. On the server `here` is drawn at once; in the browser it is left out of the
 * bundle: pass `import.meta.env.SSR ? Part : null`.
 */
export function late<Props extends object>(
  here: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = here ?? lazyPart(load)
  // A new boundary would drop the server's markup, so only changed props may reach it.
  return memo(function Late(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(() => {
    const fetchPart = withWords(load)
    const first = whenAwake().then(fetchPart)
    arriving.add(first)
    // A change of page waits for one try; the part itself tries on, behind the server's markup.
    return first.catch(untilHere(fetchPart)).then((component) => ({ default: component }))
  })
}
