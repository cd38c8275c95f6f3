// What runs inside Storybook's page. Each function travels to the browser as text, so it stands alone:
// nothing outside its own braces exists there but what `steady` left on the window.

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
  // Nor is a story's source to be written out: nobody reads it in a picture.
  const { docs } = story.parameters as { docs?: object }
  story.parameters['docs'] = { ...docs, source: { type: 'code' } }
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
 * pixels.
 */
export async function settle(): Promise<{
  height: number
  hasFrames: boolean
  restless: boolean
  threw: boolean
}> {
  const patience = 10_000
  const camera = window.foyerCamera
  const { clock } = camera
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const began = clock()
  let last = began
  const changes = new MutationObserver(() => (last = clock()))
  const watched = new Set<Document>()
  const watch = (page: Document) => {
    if (watched.has(page)) return
    watched.add(page)
    last = clock()
    changes.observe(page, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
  }
  watch(document)
  const missingIn = ({ document: page, foyerCamera: own }: Window) => {
    const images = [...page.images]
    // The picture is of the whole page, so nothing is far away; and of one instant, so nothing follows.
    for (const image of images) {
      if (image.loading === 'lazy') image.loading = 'eager'
      if (image.decoding !== 'sync') image.decoding = 'sync'
      // What is smaller than its box is not smoothed in one way only.
      if (image.complete && image.naturalWidth < image.width)
        image.style.imageRendering = 'pixelated'
    }
    return (
      own.awaits() ||
      own.waits() ||
      page.fonts.status === 'loading' ||
      images.some((image) => !image.complete)
    )
  }
  /** A story in a frame, as in the studio: it is here when it has been drawn. */
  const onItsWay = ({ contentWindow }: HTMLIFrameElement) => {
    const story = new URLSearchParams(contentWindow?.location.search).has('id')
    const phase = contentWindow?.foyerCamera.preview?.currentRender?.phase
    return story && phase !== 'finished' && phase !== 'errored'
  }
  // A strange page's is not ours to look into.
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter(
      (one) => one.contentDocument && one.contentWindow?.foyerCamera,
    )
  const missing = () =>
    missingIn(window) ||
    frames().some((one) => {
      if (one.contentDocument) watch(one.contentDocument)
      return onItsWay(one) || (one.contentWindow && missingIn(one.contentWindow))
    })
  const callsMade = () =>
    frames().reduce((sum, one) => sum + (one.contentWindow?.foyerCamera.calls ?? 0), camera.calls)
  // Longer where calls were made: answers are drawn in steps.
  const calm = () => (callsMade() > 0 ? 120 : 0)
  const late = () => clock() - began > patience
  let seen: number
  do {
    seen = last
    while (!late() && (missing() || clock() - last < calm())) await frame()
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    // What hears that a picture has come draws it now, and what was put off asks its first question.
    await frame()
    await new Promise((idle) => requestIdleCallback(idle))
    await frame()
  } while (!late() && (last > seen || missing()))
  changes.takeRecords()
  const calls = callsMade()
  camera.moved = () => {
    if (changes.takeRecords().length > 0) last = clock()
    changes.disconnect()
    return last > seen || callsMade() > calls
  }
  if (window.scrollX !== 0 || window.scrollY !== 0) {
    window.scrollTo(0, 0)
    await frame()
  }
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
  return { height, hasFrames: frames().length > 0, restless: late(), threw: camera.threw }
}
