import type { EarlyEvents } from './early-events.ts'

/**
 * The page's first script. It travels as text (`?text`), so it may use nothing from outside itself.
 * Keeps clicks on buttons, submitted forms, choices and the search's keys, so that none is lost; links
 * work by themselves.
 * Starts the site after the first paint, or soon, where nothing is painted: a tab in the back. Our
 * faces come before the scripts, but after that paint too: on a slow line it is a fifth of a second
 * earlier, in local faces of the same measures. Who has been here has the files, and sees no other.
 */
export default function begin(starts: string[], facesId: string, numbers: string): void {
  const events: EarlyEvents['events'] = []
  const wanted: Record<string, string> = {
    click: 'button,[role=tab]',
    submit: 'form',
    change: 'select',
  }
  const keep = (event: Event) => {
    // What is no element is the document itself.
    const target = (event.target as Partial<Element>).closest?.(wanted[event.type]!)
    if (!target) return
    early.pressed = true
    if (early.passes(target)) return
    event.preventDefault()
    // React hears clicks from the start of hydration: what is kept must not reach it twice.
    event.stopPropagation()
    // Who sees nothing come of a press presses again, and means the same.
    if (events.at(-1)?.target === target) events.pop()
    events.push({ type: event.type, target, value: (target as HTMLSelectElement).value })
    target.setAttribute('data-kept', '')
  }
  /**
   * Until what hears the search's keys is here (search-keys.ts), they are a click on its button; a
   * Thai keyboard says า where K is.
   */
  const search = (event: KeyboardEvent) => {
    if (event.altKey || !(event.ctrlKey || event.metaKey) || !'kา'.includes(event.key)) return
    event.preventDefault()
    const button = 'body:not(:has([aria-modal])) button[aria-keyshortcuts]'
    document.querySelector<HTMLElement>(button)?.click()
  }
  // The browser’s offer to install the site; it is made once, and nobody is asked unasked.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.foyerInstall = event
  })
  const { dataset: page } = document.documentElement
  const watch = new AbortController()
  const { signal } = watch
  for (const type in wanted) addEventListener(type, keep, { capture: true, signal })
  // React ends what is pressed in a part that sleeps before it comes up here.
  addEventListener('keydown', search, { capture: true, signal })
  const early: EarlyEvents = {
    events,
    pressed: false,
    passes: () => false,
    stop() {
      delete page.member
      watch.abort()
      for (const { target } of events) target.removeAttribute('data-kept')
    },
  }
  window.foyerEarly = early

  /** Without storage every visit is a first one. */
  const remember = (visit: () => unknown) => {
    try {
      visit()
    } catch {}
  }
  // What the server draws for guests is not shown to a member, who would be told to log in.
  remember(() => sessionStorage.token && (page.member = ''))

  /**
   * What lies under a phone's first screen is laid out after the first paint, in our faces at once:
   * before it, it would only hold up what is seen. Not where the page is to stand lower down.
   */
  let waiting: HTMLElement[] = []
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' && !location.hash && matchMedia('(width < 48rem)').matches)
    waiting = [...document.querySelectorAll<HTMLElement>('[data-later]')]
  for (const { style } of waiting) {
    style.contentVisibility = 'hidden'
    style.containIntrinsicBlockSize = '17rem'
  }
  /** A few at a time, so that a press in between is answered. */
  const layOut = () => {
    for (const { style } of waiting.splice(0, 4)) {
      style.contentVisibility = style.containIntrinsicBlockSize = ''
    }
    if (waiting[0]) setTimeout(layOut)
  }
  for (const type of ['scroll', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, layOut, { capture: true, once: true, passive: true })

  const faces = document.getElementById(facesId) as HTMLStyleElement
  const wearFaces = () => {
    faces.media = 'all'
  }
  remember(() => localStorage.faces && wearFaces())
  // Taken off again, they would be missed for as long as it takes to put them on anew.
  const worn = faces.media === 'all'
  /**
   * Fetches the faces that the page's words need, and puts those of a family on together: each
   * that came by itself would have the whole page measured again.
   */
  const fetchFaces = async () => {
    const words: Record<string, string> = {}
    // What looks alike is asked once: a phone has hundreds of texts that it does not show.
    const families: Record<string, string> = {}
    // What waits says its words in the same faces; 5 is elements and texts, 2 and 3 pass over.
    const texts = document.createTreeWalker(document.body.firstElementChild!, 5, (node) =>
      node.nodeType === 3 ? 1 : waiting.includes(node as HTMLElement) ? 2 : 3,
    )
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode
      const family = (families[parentElement!.className] ??= getComputedStyle(
        parentElement!,
      ).fontFamily)
      words[family] = (words[family] ?? '') + nodeValue!
    }
    const needed: FontFace[] = []
    const sheet = faces.sheet!
    for (let index = sheet.cssRules.length; index-- > 0;) {
      const { style } = sheet.cssRules[index] as CSSFontFaceRule
      const of = (name: string) => style.getPropertyValue(name).replaceAll('"', '')
      const [family, unicodeRange] = [of('font-family'), of('unicode-range')]
      const signs = unicodeRange.replace(/U\+(\w+)(?:-(\w+))?,? ?/g, (_, from, to) => {
        return `\\u{${from}}-\\u{${to ?? from}}`
      })
      const meets = new RegExp(`[${signs}]`, 'u')
      if (Object.keys(words).some((list) => list.includes(family) && meets.test(words[list]!))) {
        needed.push(new FontFace(family, of('src'), { unicodeRange, weight: of('font-weight') }))
        // It would be asked for a second time, and go before.
        sheet.deleteRule(index)
      }
    }
    const coming = needed.map((face) => face.load())
    await Promise.allSettled(coming)
    // A family in each frame: texts in another are not measured again for it.
    const names = [...new Set(needed.map(({ family }) => family))]
    for (const [index, name] of names.entries()) {
      if (index > 0) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      for (const face of needed) if (face.family === name) document.fonts.add(face)
    }
    wearFaces()
  }

  const start = () => {
    wearFaces()
    // The faces have a frame to themselves.
    requestAnimationFrame(() => setTimeout(layOut))
    // What does not come keeps nothing: links and forms work by themselves.
    // Taken out, so that whoever comes second finds nothing to start.
    for (const href of starts.splice(0))
      import(/* @vite-ignore */ href)
        .catch(() => import(/* @vite-ignore */ href))
        .catch(() => {
          early.stop()
          document.getElementById('lost')!.hidden = false
        })
  }
  // Nor may they take the line from the faces and the first pictures.
  const afterFaces = () => {
    remember(() => (localStorage.faces = 1))
    if (document.readyState === 'complete') start()
    else addEventListener('load', start)
  }
  new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return
    // The first format of numbers reads the engine's tables: while the line is busy, and elsewhere.
    setTimeout(() => new Worker(numbers))
    if (worn) afterFaces()
    else void fetchFaces().finally(afterFaces)
  }).observe({ type: 'paint', buffered: true })
  setTimeout(start, 2500)
}
