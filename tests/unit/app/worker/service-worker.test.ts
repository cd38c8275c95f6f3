import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const origin = 'https://play.example'

/** Caches as browsers have them, without a browser. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const hrefOf = (wanted: Request | string) =>
    new URL(typeof wanted === 'string' ? wanted : wanted.url, origin).href
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>()
    all.set(name, held)
    return {
      match: async (wanted: string) => held.get(hrefOf(wanted))?.clone(),
      put: async (wanted: string, answer: Response) => void held.set(hrefOf(wanted), answer),
      add: async (wanted: Request) => void held.set(hrefOf(wanted), await fetch(wanted)),
    }
  }
  return {
    all,
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(wanted: string, { cacheName }: { cacheName?: string } = {}) {
      for (const [name, held] of all) {
        if (cacheName !== undefined && name !== cacheName) continue
        const found = held.get(hrefOf(wanted))
        if (found) return found.clone()
      }
      return undefined
    },
  }
}

type Listener = (event: object) => void
let listeners: Record<string, Listener>
let registration: { waiting: { postMessage: ReturnType<typeof vi.fn> } | null }
let caches: ReturnType<typeof fakeCaches>
let network: (request: Request | string) => Promise<Response>
const skipWaiting = vi.fn(async () => undefined)

/** Starts a worker of this version over what others have left. */
async function start(version: string) {
  listeners = {}
  registration = { waiting: null }
  vi.stubGlobal('self', {
    foyerShell: {
      version,
      offline: '/offline',
      files: [`/assets/site-${version}.js`],
      all: [`/assets/site-${version}.js`, `/assets/late-${version}.js`],
    },
    location: { origin },
    registration,
    clients: { claim: async () => undefined },
    skipWaiting,
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
  })
  vi.resetModules()
  await import('#app/worker/service-worker.ts')
}

/** Tells the worker of an event, and waits for what it does about it. */
async function tell(type: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners[type]?.({
    ...event,
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (one: Promise<Response>) => (answer = one),
  })
  await Promise.all(work)
  return answer
}

const ask = (path: string, mode: 'navigate' | 'cors' = 'cors', preloaded?: Response) =>
  tell('fetch', {
    request: {
      method: 'GET',
      url: origin + path,
      mode,
      destination: mode === 'navigate' ? 'document' : 'script',
    },
    preloadResponse: Promise.resolve(preloaded),
  })

const asked: string[] = []
const reached = async (wanted: Request | string) => {
  const { pathname } = new URL(typeof wanted === 'string' ? wanted : wanted.url, origin)
  asked.push(pathname)
  const answer = new Response(`from the network: ${pathname}`)
  Object.defineProperty(answer, 'type', { value: 'basic' })
  return answer
}
const broken = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  caches = fakeCaches()
  network = reached
  asked.length = 0
  skipWaiting.mockClear()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', (wanted: Request | string) => network(wanted))
  vi.stubGlobal(
    'Request',
    class {
      url: string
      constructor(path: string) {
        this.url = origin + path
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text()

describe('a page', () => {
  beforeEach(async () => {
    await start('1')
    await tell('install')
  })

  test('comes from the network, fetched early where the browser can', async () => {
    expect(await textOf(ask('/rng', 'navigate'))).toBe('from the network: /rng')
    asked.length = 0
    expect(await textOf(ask('/rng', 'navigate', new Response('early')))).toBe('early')
    expect(asked).toEqual([])
  })

  test('without a network is the offline page, and never an older one', async () => {
    await ask('/rng', 'navigate')
    network = broken
    expect(await textOf(ask('/rng', 'navigate'))).toBe('from the network: /offline')
  })

  test('that is refused is passed on as it is', async () => {
    network = async () => new Response('closed', { status: 503 })
    expect((await ask('/', 'navigate'))?.status).toBe(503)
  })
})

describe('a file', () => {
  test('is fetched once, whatever it was kept for', async () => {
    await start('1')
    await tell('install')
    expect(asked).toEqual(['/offline', '/assets/site-1.js'])
    await ask('/assets/site-1.js')
    await ask('/assets/other-1.js')
    await ask('/assets/other-1.js')
    expect(asked).toEqual(['/offline', '/assets/site-1.js', '/assets/other-1.js'])
  })

  test('that is not there is not kept', async () => {
    await start('1')
    network = async () => new Response('', { status: 404 })
    expect((await ask('/assets/gone.js'))?.status).toBe(404)
    network = reached
    expect((await ask('/assets/gone.js'))?.status).toBe(200)
  })

  test('that cannot be had fails as it would without a worker', async () => {
    await start('1')
    network = broken
    await expect(ask('/assets/late-1.js')).rejects.toThrow('Failed to fetch')
  })

  test('nothing is kept any more by a worker that was taken back', async () => {
    await start('1')
    await tell('message', { data: { type: 'stop' } })
    expect((await ask('/assets/late-1.js'))?.ok).toBe(true)
    await tell('message', { data: { type: 'keep-all' } })
    network = broken
    await expect(ask('/assets/late-1.js')).rejects.toThrow('Failed to fetch')
  })

  test('a page without a network leaves no cache behind one that was taken back', async () => {
    await start('1')
    await tell('install')
    await tell('message', { data: { type: 'stop' } })
    network = broken
    await expect(ask('/rng', 'navigate')).rejects.toThrow('Failed to fetch')
    expect([...caches.all.keys()]).toEqual([])
  })

  test('nothing is left of one that was taken back while it was keeping a file', async () => {
    await start('1')
    await tell('install')
    let arrive = () => {}
    const open = caches.open
    caches.open = async (name) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return open(name)
    }
    const keeping = tell('message', { data: { type: 'keep', files: ['/assets/late-1.js'] } })
    await vi.waitFor(() => expect(asked).toContain('/assets/late-1.js'))
    const stopping = tell('message', { data: { type: 'stop' } })
    arrive()
    await Promise.all([keeping, stopping])
    expect([...caches.all.keys()]).toEqual([])
  })

  test('every part is kept when asked for, one that is missing notwithstanding', async () => {
    await start('1')
    network = (wanted) => (JSON.stringify(wanted).includes('site') ? broken() : reached(wanted))
    await tell('message', { data: { type: 'keep-all' } })
    network = broken
    expect((await ask('/assets/late-1.js'))?.ok).toBe(true)
  })
})

describe('a new version', () => {
  test('takes over with the next page that is opened, and leaves the open tabs their files', async () => {
    await start('1')
    await tell('install')
    await tell('message', { data: { type: 'keep', files: ['/assets/late-1.js', '/wps/balance'] } })
    registration.waiting = { postMessage: vi.fn() }
    await ask('/assets/site-1.js')
    expect(registration.waiting.postMessage).not.toHaveBeenCalled()
    await ask('/', 'navigate')
    expect(registration.waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'take-over' })

    await start('2')
    await tell('install')
    expect(skipWaiting).not.toHaveBeenCalled()
    await tell('message', { data: { type: 'take-over' } })
    expect(skipWaiting).toHaveBeenCalledOnce()
    await tell('activate')
    // The release took its files along; a tab of the old version still finds them here.
    network = async () => new Response('', { status: 404 })
    expect((await ask('/assets/late-1.js'))?.status).toBe(200)
    expect([...caches.all.keys()]).toEqual(['foyer-1', 'foyer-2'])
  })

  test('throws away what came before the one before it', async () => {
    for (const version of ['1', '2', '3']) {
      await start(version)
      await tell('install')
      await tell('activate')
    }
    expect([...caches.all.keys()]).toEqual(['foyer-2', 'foyer-3'])
  })
})

test('calls never meet the worker', async () => {
  await start('1')
  expect(await ask('/wps/system/status')).toBeUndefined()
  expect(await ask('/ops/outbox', 'navigate')).toBeUndefined()
})

test('a browser that cannot read what passes by is none the worse for it', async () => {
  await start('1')
  await tell('install', { addRoutes: () => Promise.reject(new TypeError('Unknown')) })
  expect([...caches.all.keys()]).toEqual(['foyer-1'])
})
