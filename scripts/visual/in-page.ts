// What runs inside Storybook's page. Each function travels to the browser as text, so it stands alone:
// nothing outside its own braces exists there.

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
  /** Milliseconds that really pass; for the page itself the clock stands. */
  clock(): number
  /** How many calls the story has made. */
  readonly calls: number
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
 * first story stands.
 */
export function steady(): void {
  let state = 0
  let waits: 'end' | 'end for now' | 'are held' = 'end'
  const forNow = new Set<number>()
  let calls = 0
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
  timers.setTimeout = watched(timers.setTimeout.bind(window))
  timers.setInterval = watched(timers.setInterval.bind(window))
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
  const clock = performance.now.bind(performance)
  // Storybook stops the calendar for every story (clock.ts). What counts seconds asks this one.
  performance.now = () => (waits === 'end' ? clock() : 0x5eed)
  const storybook = window as unknown as Record<string, never>
  window.foyerCamera = {
    get calls() {
      return calls
    },
    awaits: () => open.some((path) => !unanswered.has(path)),
    clock,
    get preview() {
      return storybook['__STORYBOOK_PREVIEW__']
    },
    get channel(): Channel {
      return storybook['__STORYBOOK_ADDONS_CHANNEL__']!
    },
    begin() {
      state = 0x5eed
      calls = 0
      open = []
      unanswered.clear()
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

/**
 * Tells the preview what the next stories are drawn in. Its own message for that would draw the last
 * story once more.
 */
export function choose(globals: Record<string, string>): void {
  window.foyerCamera.preview!.storyStoreValue.userGlobals.update(globals)
}

/** What a story fixes for itself: its globals, viewports of its own if it has any, and whether it acts. */
export async function wishes(storyId: string) {
  const story = await window.foyerCamera.preview!.loadStory({ storyId })
  const { viewport } = story.parameters as { viewport?: { options?: Record<string, never> } }
  // A `play` that expects what this mode does not show stops there; its words must not hide the story.
  story.parameters['throwPlayFunctionExceptions'] = false
  return {
    globals: story.storyGlobals,
    viewports: viewport?.options ?? {},
    acts: story.playFunction !== undefined,
  }
}

/**
 * Draws a story afresh, its `play` included. Answers why the picture may not show what it should:
 * `late` means that the page is of no more use.
 */
export async function draw(storyId: string): Promise<'late' | 'threw' | undefined> {
  const patience = 15_000
  const camera = window.foyerCamera
  const { preview, channel } = camera
  localStorage.clear()
  sessionStorage.clear()
  camera.begin()
  return new Promise((resolve) => {
    const began = camera.clock()
    const end = (trouble?: 'late' | 'threw') => {
      clearInterval(watch)
      channel.off('storyRenderPhaseChanged', follow)
      channel.off('storyRendered', skipChecks)
      channel.off('storyFinished', finish)
      resolve(trouble)
    }
    const watch = setInterval(() => {
      if (camera.clock() - began > patience) end('late')
    }, 500)
    const follow = ({ newPhase }: { newPhase: string }) => {
      if (newPhase === 'playing') camera.letAct()
      else camera.hold()
    }
    // What follows a finished drawing (axe, geometry, unanswered calls) is for tests: it would cost
    // more than the picture, and put its findings over it.
    const skipChecks = () => preview?.currentRender?.cancelRender()
    const finish = (told: { storyId: string; status: string }) => {
      if (told.storyId === storyId) end(told.status === 'success' ? undefined : 'threw')
    }
    channel.on('storyRenderPhaseChanged', follow)
    channel.on('storyRendered', skipChecks)
    channel.on('storyFinished', finish)
    if (preview?.currentRender?.id === storyId) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/**
 * Waits until the page has come to rest: no call is under way, faces and pictures are there, and
 * nothing has changed for a while. Answers how far down the page there is something to see, in CSS
 * pixels: a picture of the empty room under a button costs more than the button's.
 */
export async function settle(): Promise<{ height: number; restless: boolean }> {
  const patience = 10_000
  const camera = window.foyerCamera
  const { clock } = camera
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const began = clock()
  let last = began
  const changes = new MutationObserver(() => (last = clock()))
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  const missing = () => {
    const images = [...document.images]
    // The picture is of the whole page, so nothing is far away; and of one instant, so nothing follows.
    for (const image of images) {
      if (image.loading === 'lazy') image.loading = 'eager'
      if (image.decoding !== 'sync') image.decoding = 'sync'
      // What is smaller than its box is not smoothed in one way only.
      if (image.complete && image.naturalWidth < image.width)
        image.style.imageRendering = 'pixelated'
    }
    return (
      camera.awaits() ||
      document.fonts.status === 'loading' ||
      images.some((image) => !image.complete)
    )
  }
  // Longer where calls were made: answers are drawn in steps.
  const calm = () => (camera.calls > 0 ? 120 : 0)
  const late = () => clock() - began > patience
  let seen: number
  do {
    seen = last
    while (!late() && (missing() || clock() - last < calm())) await frame()
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    // What hears that a picture has come draws it now.
    await frame()
    await frame()
  } while (!late() && last > seen)
  changes.disconnect()
  window.scrollTo(0, 0)
  await frame()
  // What ends with the window only fills it; what is in it counts by itself.
  const ends = [...document.body.querySelectorAll('*')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom }) => width * height > 0 && bottom !== window.innerHeight)
    .map(({ bottom }) => bottom)
  const shadow = 24
  const height = Math.min(
    Math.ceil(Math.max(0, ...ends)) + shadow,
    Math.max(document.documentElement.scrollHeight, window.innerHeight),
  )
  return { height, restless: late() }
}
