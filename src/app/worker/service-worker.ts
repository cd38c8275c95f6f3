import { cacheOf, outdated, ownFiles, treatmentOf, type WorkerMessage } from './rules.ts'

// The site's worker (C4): built on its own by scripts/app-worker.ts, which writes `foyerShell` before
// it. Pages come from the network, so none is ever stale; without one there is the offline page.

/** What the build knows. */
interface Shell {
  version: string
  /** The page that says there is no network, and what it shows. */
  offline: string
  files: readonly string[]
  /** Every part of this version. */
  all: readonly string[]
}

/** The few of a worker's own members that are used here; TypeScript knows windows or workers. */
interface Worker {
  foyerShell: Shell
  location: { origin: string }
  registration: {
    waiting: { postMessage(message: WorkerMessage): void } | null
    navigationPreload?: { enable(): Promise<void> }
  }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: never) => void): void
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as Worker
const { version, offline, files, all } = worker.foyerShell
const { origin } = worker.location
const cache = () => caches.open(cacheOf(version))
/** It was taken back, and only serves the tab that it stands behind: nothing is kept any more. */
let stopped = false

/** What is named after its content need not be fetched twice, whichever version it belongs to. */
async function keep(address: string): Promise<void> {
  if (stopped || (await caches.match(address))) return
  const answer = await fetch(address)
  if (answer.ok) await (await cache()).put(address, answer)
}

/** One after another: nobody waits for these. */
async function keepEach(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await keep(address).catch(() => undefined)
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (!stopped && answer.ok && answer.type === 'basic') {
    const copy = answer.clone()
    void cache().then((open) => open.put(request.url, copy))
  }
  return answer
}

async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (cause) {
    const kept = await (await cache()).match(offline)
    if (kept) return kept
    throw cause
  }
}

worker.addEventListener('install', (event: Lasting) => {
  const fetchShell = async () => {
    const open = await cache()
    // The page itself anew: the browser may have an older one.
    await open.add(new Request(offline, { cache: 'reload' }))
    await keepEach(files)
  }
  event.waitUntil(fetchShell())
})

worker.addEventListener('activate', (event: Lasting) => {
  const settle = async () => {
    for (const name of outdated(await caches.keys(), version)) await caches.delete(name)
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(settle())
})

worker.addEventListener('fetch', (event: Fetching) => {
  const { request } = event
  const treatment = treatmentOf(request, origin)
  if (treatment === 'file') event.respondWith(file(request))
  if (treatment !== 'page') return
  // A successor waits: a page that is just being opened is the moment for it. Tabs that stay open go
  // on with the files of their own version, which are kept.
  worker.registration.waiting?.postMessage({ type: 'take-over' })
  event.respondWith(page(event))
})

worker.addEventListener('message', (event: Lasting & { data: WorkerMessage }) => {
  const { data } = event
  if (data.type === 'stop') stopped = true
  if (data.type === 'take-over') event.waitUntil(worker.skipWaiting())
  if (data.type === 'keep') event.waitUntil(keepEach(ownFiles(data.files, origin)))
  if (data.type === 'keep-all') event.waitUntil(keepEach(all))
})
