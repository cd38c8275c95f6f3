/** What a visitor did between the first paint and hydration, kept by the page's first script. */
export interface EarlyEvents {
  events: { type: string; target: EventTarget | null }[]
  stop(): void
}

declare global {
  interface Window {
    foyerEarly?: EarlyEvents
  }
}

/**
 * The page's first script. It travels as text, so it may use nothing from outside itself.
 * Keeps clicks on buttons and submitted forms, so that none is lost; links work by themselves.
 * Starts the site after the first paint, or soon, where nothing is painted: a tab in the back. Our
 * faces come before the scripts, but after that paint too: on a slow line it is a fifth of a second
 * earlier, in local faces of the same measures. Who has been here has the files, and sees no other.
 */
function begin(starts: string[], facesId: string): void {
  const events: EarlyEvents['events'] = []
  const keep = (event: Event) => {
    const wanted = event.type === 'submit' ? 'form' : 'button,[role=tab]'
    const target = event.target instanceof Element ? event.target.closest(wanted) : null
    if (!target) return
    event.preventDefault()
    // React hears clicks from the start of hydration: what is kept must not reach it twice.
    event.stopPropagation()
    events.push({ type: event.type, target })
  }
  const types = ['click', 'submit']
  for (const type of types) addEventListener(type, keep, true)
  window.foyerEarly = {
    events,
    stop() {
      for (const type of types) removeEventListener(type, keep, true)
    },
  }

  const faces = document.getElementById(facesId) as HTMLStyleElement
  const wearFaces = () => {
    faces.media = 'all'
  }
  /** Without storage every visit is a first one. */
  const remember = (visit: (known: Storage) => void) => {
    try {
      visit(localStorage)
    } catch {}
  }
  remember((known) => known.faces && wearFaces())

  let started = false
  const start = () => {
    if (started) return
    started = true
    wearFaces()
    for (const href of starts) void import(/* @vite-ignore */ href)
  }
  // Nor may they take the line from the faces and the first pictures.
  const afterFaces = () => {
    remember((known) => (known.faces = 1))
    if (document.readyState === 'complete') start()
    else addEventListener('load', start)
  }
  new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return
    wearFaces()
    // Layout is what asks for the files.
    document.body.getBoundingClientRect()
    void document.fonts.ready.then(afterFaces)
  }).observe({ type: 'paint', buffered: true })
  setTimeout(start, 2500)
}

/** The first script as text; `starts` are the chunks to fetch at once. */
export function firstScript(starts: readonly string[], facesId: string): string {
  return `(${begin
    .toString()
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\n\s*/g, '\n')})(${JSON.stringify(starts)},${JSON.stringify(facesId)})`
}

/** Whether somebody has pressed something that is still to be done again. */
export const somethingPressed = () => Boolean(window.foyerEarly?.events.length)

/**
 * Does again, in order, what was done before its listeners were there. Called when every part of
 * the page has its code; React then hydrates whatever an event meets first.
 */
export function replayEarlyEvents(): void {
  const early = window.foyerEarly
  if (!early) return
  early.stop()
  for (const { type, target } of early.events.splice(0)) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue
    if (target instanceof HTMLFormElement && type === 'submit') target.requestSubmit()
    else target.click()
  }
}
