import { cacheOf, outdated, ownFiles, passes, treatmentOf, type WorkerMessage } from './rules.ts'

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
interface Installing extends Lasting {
  /** Not every browser has it. */
  addRoutes?(routes: typeof passes): Promise<void>
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
/** What is being kept at this moment: who empties the caches waits for it, or it would come back. */
const storing = new Set<Promise<void>>()

async function store(address: string, answer: Response): Promise<void> {
  if (stopped || !answer.ok) return
  const stored = cache().then((open) => open.put(address, answer))
  storing.add(stored)
  await stored.finally(() => storing.delete(stored))
}

/** What is named after its content need not be fetched twice, whichever version it belongs to. */
async function keep(address: string): Promise<void> {
  if (stopped || (await caches.match(address))) return
  await store(address, await fetch(address))
}

async function empty(): Promise<void> {
  stopped = true
  await Promise.allSettled(storing)
  for (const name of await caches.keys()) await caches.delete(name)
}

/** One after another: nobody waits for these. */
async function keepEach(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await keep(address).catch(() => undefined)
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.type === 'basic') void store(request.url, answer.clone()).catch(() => undefined)
  return answer
}

async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (cause) {
    // Opened, a cache that is gone would be there again.
    const kept = await caches.match(offline, { cacheName: cacheOf(version) })
    if (kept) return kept
    throw cause
  }
}

worker.addEventListener('install', (event: Installing) => {
  // A browser that cannot read them asks the worker, as all did.
  event.addRoutes?.(passes).catch(() => undefined)
  const fetchShell = async () => {
    // The page itself anew: the browser may have an older one.
    const answer = await fetch(new Request(offline, { cache: 'reload' }))
    if (!answer.ok) throw new Error(`The offline page answered ${answer.status}.`)
    await store(offline, answer)
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
  if (data.type === 'stop') event.waitUntil(empty())
  if (data.type === 'take-over') event.waitUntil(worker.skipWaiting())
  if (data.type === 'keep') event.waitUntil(keepEach(ownFiles(data.files, origin)))
  if (data.type === 'keep-all') event.waitUntil(keepEach(all))
})
