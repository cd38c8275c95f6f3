// What runs in Storybook's page before anything else. It travels to the browser as text, so it stands
// alone: nothing outside its own braces exists there.

/** The parts of Storybook's preview that the camera works with. */
interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string; cancelRender(): void }
  readonly storyStoreValue: {
    readonly userGlobals: { update(globals: Record<string, string>): void }
  }
  loadStory(of: { storyId: string }): Promise<{
    readonly storyGlobals: Record<string, unknown>
    readonly parameters: Record<string, unknown>
    readonly playFunction?: unknown
  }>
}

interface Channel {
  transports: readonly unknown[]
  on(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: unknown): void
}

/** What `steady` leaves on the window for the others. */
interface Camera {
  /** For one story: the same numbers again, no calls yet, and no wait of a second or more ends. */
  begin(): void
  /** While a story acts such waits do end: its expectations fail by them. */
  letAct(): void
  /** It has acted: what waits still is held again. */
  hold(): void
  /** Whether the page has changed since it came to rest; asked once, when the picture is taken. */
  moved(): boolean
  /** Whether a wait of less than a second has yet to end: what is late by design is drawn, too. */
  waits(): boolean
  /** Milliseconds that really pass; for the page itself the clock stands. */
  clock(): number
  /** Shows stories in frames, as in the studio, or hides them again: the page's elements stay as they are. */
  showFrames(shown: boolean): void
  /** How many calls the story has made. */
  readonly calls: number
  /** Whether the story, or its `play`, has thrown. */
  readonly threw: boolean
  /** Whether one of them is on its way that somebody answers. */
  awaits(): boolean
  /** Storybook's own, as soon as it has begun. */
  readonly preview: Preview | undefined
  readonly channel: Channel
}

declare global {
  interface Window {
    foyerCamera: Camera
  }
}

/**
 * Before anything else in the page: randomness with a seed, a clock that stands, and waits that a
 * picture must not depend on (a carousel's five seconds, a countdown's one) held for ever once the
 * first story stands. Shorter ones end, and sooner: what they bring is in the picture.
 */
export function steady(): void {
  let state = 0
  let waits: 'end' | 'end for now' | 'are held' = 'end'
  const forNow = new Set<number>()
  let calls = 0
  let threw = false
  /** Calls under way by their paths, and the paths that nobody answers (stories/fixtures). */
  let open: string[] = []
  const unanswered = new Set<string>()
  window.addEventListener('foyer-unanswered', ({ detail }: CustomEventInit<string>) => {
    if (detail) unanswered.add(detail)
  })
  Math.random = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const never = 2 ** 31 - 1
  type Timer = (handler: TimerHandler, wait?: number, ...rest: unknown[]) => number
  const watched =
    (real: Timer): Timer =>
    (handler, wait = 0, ...rest) => {
      const long = wait >= 1000
      const timer = real(handler, long && waits === 'are held' ? never : wait, ...rest)
      if (long && waits === 'end for now') forNow.add(timer)
      return timer
    }
  const timers = window as unknown as Record<'setTimeout' | 'setInterval', Timer>
  timers.setInterval = watched(timers.setInterval.bind(window))
  const { clearTimeout } = window
  const timeout = watched(timers.setTimeout.bind(window))
  /** Short waits that have not ended, and how many came before each of them, one set by the other. */
  const short = new Map<number, number>()
  let deep = 0
  timers.setTimeout = (handler, wait = 0, ...rest) => {
    if (typeof handler !== 'function' || wait >= 1000) return timeout(handler, wait, ...rest)
    const depth = deep + 1
    const timer = timeout(
      (...told: unknown[]) => {
        short.delete(timer)
        deep = depth
        try {
          ;(handler as (...told: unknown[]) => void)(...told)
        } finally {
          deep = 0
        }
      },
      // Nobody looks at what comes between; the first still comes before the second.
      waits === 'are held' ? wait / 20 : wait,
      ...rest,
    )
    short.set(timer, depth)
    return timer
  }
  window.clearTimeout = (timer) => {
    short.delete(timer as number)
    clearTimeout(timer)
  }
  // Where frames come on demand a page is never idle: what was put off until then has its turn at once.
  const deadline = { didTimeout: false, timeRemaining: () => 50 }
  window.requestIdleCallback = (idle) => timers.setTimeout(() => idle(deadline), 1)
  window.cancelIdleCallback = (timer) => window.clearTimeout(timer)
  const { fetch } = window
  window.fetch = async (asked, how) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href)
    // What a story before this one left open is no matter of this one's.
    const own = open
    calls++
    own.push(pathname)
    try {
      return await fetch(asked, how)
    } finally {
      own.splice(own.indexOf(pathname), 1)
    }
  }
  // An animation at its end is still painted in a layer of its own, whose edges are not the same twice.
  document.addEventListener('DOMContentLoaded', () => {
    const still = document.createElement('style')
    // Under a picture that is known to be opaque a colour is not painted, and whether it is known is
    // chance: of one that may leave room beside it, it never is. In the first layer, so that a
    // component's own position stands.
    still.textContent = `
      *, ::before, ::after { animation: none !important; transition: none !important }
      @layer camera { img { object-position: calc(50% + 0.001px) 50% } }`
    document.head.prepend(still)
    window.foyerCamera.showFrames(false)
  })
  const hidden = new CSSStyleSheet()
  hidden.replaceSync("iframe[src^='iframe.html'] { visibility: hidden !important }")
  // Storybook waits for what moves, where a document can be asked for it.
  delete (Document.prototype as Partial<Document>).getAnimations
  const clock = performance.now.bind(performance)
  // Storybook stops the calendar for every story (clock.ts). What counts seconds asks this one.
  performance.now = () => (waits === 'end' ? clock() : 0x5eed)
  const storybook = window as unknown as Record<string, never>
  // Storybook writes out all that happens for a sidebar that is not there. Who listens here still hears.
  let channel: Channel
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(own: Channel) {
      own.transports = []
      channel = own
      // What is told when a story has come to its end knows nothing of these, nor of what throws later.
      const throws = ['storyThrewException', 'storyErrored', 'playFunctionThrewException']
      for (const event of throws) own.on(event, () => (threw = true))
    },
  })
  window.foyerCamera = {
    get calls() {
      return calls
    },
    get threw() {
      return threw
    },
    moved: () => false,
    awaits: () => open.some((path) => !unanswered.has(path)),
    // What sets itself again and again is not waited for.
    waits: () => [...short.values()].some((depth) => depth <= 3),
    clock,
    showFrames(shown) {
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden)
      document.adoptedStyleSheets = shown ? others : [...others, hidden]
    },
    get preview() {
      return storybook['__STORYBOOK_PREVIEW__']
    },
    get channel() {
      return channel
    },
    begin() {
      state = 0x5eed
      calls = 0
      threw = false
      open = []
      unanswered.clear()
      short.clear()
      waits = 'are held'
    },
    letAct() {
      waits = 'end for now'
    },
    hold() {
      waits = 'are held'
      // Timeouts and intervals have one list of numbers.
      for (const timer of forNow) clearTimeout(timer)
      forNow.clear()
    },
  }
}
