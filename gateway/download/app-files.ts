import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { House } from '#gateway/house.ts'
import { isSecure } from '#gateway/http/caller.ts'
import { compressAnswer } from '#gateway/http/compress.ts'
import { isOn } from '#gateway/site/flags.ts'
import { webClipProfile } from './profile.ts'

/** Where the worker lives: at the root, because it may look after nothing above its own folder. */
export const workerPath = '/sw.js'
export const profilePath = '/app/profile.mobileconfig'

/** The feature that makes a site installable; switched off, it takes the worker back. */
export const installFlag = 'PWA3'

/** A worker keeps to the policy of its own file: it fetches the site's files and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Takes a worker back wherever it has been: browsers look for a new one with every page they open,
 * find this, and it throws away what was kept and goes. Pages that are open stay as they are.
 */
export const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
)
`

/** Never believed without asking: the way back must be open at once. */
const script = (text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': workerPolicy,
    },
  })

/** What a site gives phones beside its pages: its worker, and a profile for iPhones. */
export function createAppFiles(house: House) {
  const { config } = house
  const client = join(config.distDirectory, 'client')
  const worker = readFile(join(client, workerPath), 'utf8').catch(() => null)
  const icon = readFile(join(client, `app/${config.brand.id}/apple-touch-icon.png`)).catch(
    () => null,
  )

  /** As the visitor typed it; a letter's address where the house has one. */
  const originOf = (request: Request) => {
    const scheme = isSecure(request.url, request.headers, config.proxies) ? 'https' : 'http'
    const host = request.headers.get('host') ?? new URL(request.url).host
    return config.publicUrl ?? `${scheme}://${host}`
  }

  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (pathname === workerPath) {
      const text = await worker
      if (text === null) return null
      return compressAnswer(request, script((await isOn(house, installFlag)) ? text : farewell))
    }
    if (pathname !== profilePath) return null
    const profile = webClipProfile({
      name: config.brand.name,
      origin: originOf(request),
      icon: await icon,
    })
    return new Response(profile, {
      headers: {
        'Content-Type': 'application/x-apple-aspen-config',
        'Content-Disposition': `attachment; filename="${config.brand.id}.mobileconfig"`,
        // It names the host that the visitor came by.
        'Cache-Control': 'private, no-store',
      },
    })
  }
}
