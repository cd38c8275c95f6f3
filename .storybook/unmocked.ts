import { HttpNetworkFrame } from 'msw/experimental'
import { setupWorker } from 'msw/browser'

/** Where Vite, Vitest and Storybook get code and pictures from. Everything else is a call. */
const ours =
  /^\/(?:@|src\/|gateway\/|stories\/|brands\/|locales\/|node_modules\/|\.storybook\/|\.cache\/|assets\/|sb-|index\.json|iframe\.html|project\.json|favicon|__vitest|vite-inject|runtime-error|virtual:|tests\/|calls-worker|mockServiceWorker)/

/** Vitest asks for its files by their path on disk, which can be any; it marks them instead. */
const marked = /[?&](?:import|browserv)\b/

/** Tests have all their pictures; on the panel anybody may type the address of another. */
const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined

const unanswered: string[] = []
let running = ''

/** Names the story whose calls come next, for the message. */
export function watch(story: string): void {
  running = story
}

let started: ReturnType<typeof start> | undefined

/** The worker that answers calls: one a page, though a page of docs draws many stories at once. */
export const startWorker = () => (started ??= start())

/** Starts a worker that remembers the calls that no story answered. */
async function start() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: '/calls-worker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { method, url, headers } = frame.data.request
      const { origin, pathname, search } = new URL(url)
      if (origin === location.origin && (ours.test(pathname) || marked.test(search))) return
      if (!isTest && headers.get('accept')?.startsWith('image/')) return
      unanswered.push(`${method} ${pathname}${search} (after ${running} began)`)
      defaults.error()
    },
  })
  return worker
}

/** Fails the story when it asked for something that nothing answered. */
export function refuseUnmocked(): void {
  const calls = unanswered.splice(0)
  if (calls.length > 0) {
    throw new Error(
      `Nothing answers ${calls.join(', ')}. Give the story a handler: stories/fixtures/answers.ts.`,
    )
  }
}
