import { whenIdle } from '#platform/idle.ts'
import { readLine } from '#platform/line.ts'
import type { WorkerMessage } from './worker/rules.ts'

/** The bar of the phone around the site takes the ground's colour, and follows the scheme. */
function followScheme(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (!meta) return
  const root = document.documentElement
  const follow = () => {
    meta.content = getComputedStyle(root).getPropertyValue('--fy-color-bg-canvas').trim()
  }
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-scheme'] })
  follow()
}

/** Files that this page was made of: the browser has them, so keeping them costs no line. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))

async function watchOver(workers: ServiceWorkerContainer): Promise<void> {
  const returning = workers.controller !== null
  const { ready } = workers
  await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  const { active } = await ready
  const tell = (message: WorkerMessage) => active?.postMessage(message)
  tell({ type: 'keep', files: loadedFiles() })
  const { saveData, effectiveType = '4g' } = readLine()
  const roomy = !saveData && effectiveType === '4g'
  if (returning && roomy) tell({ type: 'keep-all' })
}

async function forget(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) {
    // It stands behind this tab until that is closed, and would begin to keep files again.
    const { installing, waiting, active } = registration
    for (const worker of [installing, waiting, active])
      worker?.postMessage({ type: 'stop' } satisfies WorkerMessage)
    await registration.unregister()
  }
  // Where there was no worker to do it.
  for (const name of await caches.keys()) await caches.delete(name)
}

/**
 * Registers the worker, long after the page is there: nothing on it waits for one. Where the page
 * names no manifest the feature is off, and a worker from before is taken back (C4).
 */
export function becomeInstallable(): void {
  followScheme()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const wanted = document.querySelector('link[rel=manifest]') !== null
  whenIdle(() => {
    // Without storage, or in a private window, there is none to be had.
    void (wanted ? watchOver : forget)(navigator.serviceWorker).catch(() => undefined)
  })
}
