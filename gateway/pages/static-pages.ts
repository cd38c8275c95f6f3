import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Brand } from '#contract/index.ts'
import { manifestPath, offlinePath } from './app-documents.ts'
import { createDrawing, noServer } from './drawing.ts'

/** Pages that a plain file server can hand out: path → file. */
const files = {
  '/': 'index.html',
  '/rng': 'rng/index.html',
  '/live': 'live/index.html',
  '/fish': 'fish/index.html',
  '/sports': 'sports/index.html',
  '/esports': 'esports/index.html',
  '/pvp': 'pvp/index.html',
  '/lottery': 'lottery/index.html',
  '/elott': 'elott/index.html',
  '/minigame': 'minigame/index.html',
  '/hot': 'hot/index.html',
  '/login': 'login/index.html',
  '/register': 'register/index.html',
  '/down': 'down/index.html',
  '/recent': 'recent/index.html',
  '/forgot-password': 'forgot-password/index.html',
  '/reset-password': 'reset-password/index.html',
  '/404': '404.html',
} as const

/**
 * Writes first pages without data beside the client's files, for hosting without a gateway, in the
 * brand's default language and scheme. A brand's own server is named in its `brand.json`.
 */
export async function writeStaticPages(brand: Brand, distDirectory: string): Promise<void> {
  const drawing = await createDrawing(brand, distDirectory)
  for (const [path, file] of Object.entries(files)) {
    const { text } = await drawing.draw({
      mirror: null,
      url: new URL(path, 'http://static.invalid'),
      locale: brand.defaultLocale,
      scheme: brand.defaultScheme,
      call: noServer,
    })
    const target = join(distDirectory, 'static', file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const { text } = await drawing.offline()
  await writeFile(join(distDirectory, 'static', `${offlinePath}.html`), text)
  await writeFile(join(distDirectory, 'static', manifestPath), await drawing.manifest(null))
}
