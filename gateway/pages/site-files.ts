import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build's manifest says of one source file. */
interface ManifestEntry {
  file: string
  imports?: string[]
}

/** The parts of the built site that a page names. */
export interface SiteFiles {
  /** The whole site's stylesheet and its faces, without the brand's tokens. */
  css: string
  /** Its address; null when there is none. */
  sheet: string | null
  /** Address of the chunk of a source file. */
  chunk(source: string): string
  /** Addresses of the chunks of a page: the entry first, then everything it needs, once each. */
  chunks(sources: readonly string[]): string[]
}

/** Source of the browser's entry. */
const entrySource = 'src/app/browser.tsx'

/** Name under which the manifest tells the address of the worker of `scripts/vite/numbers-worker.ts`. */
export const numbersSource = 'numbers'

/** Reads the manifest and the stylesheet once. */
export async function readSiteFiles(clientDirectory: string): Promise<SiteFiles> {
  const manifest = JSON.parse(
    await readFile(join(clientDirectory, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, ManifestEntry>
  const style = Object.values(manifest).find((entry) => entry.file.endsWith('.css'))
  const faces = join('.vite', 'faces.css')
  const [rules, inline] = await Promise.all(
    [style?.file, faces].map(async (file) =>
      file ? readFile(join(clientDirectory, file), 'utf8') : '',
    ),
  )

  const collect = (source: string, into: Set<string>) => {
    const entry = manifest[source]
    if (!entry || into.has(`/${entry.file}`)) return
    into.add(`/${entry.file}`)
    for (const imported of entry.imports ?? []) collect(imported, into)
  }
  return {
    css: `${inline}${rules}`,
    sheet: style ? `/${style.file}` : null,
    chunk(source) {
      const entry = manifest[source]
      if (!entry) throw new Error(`${source} is no chunk of its own: does something import it?`)
      return `/${entry.file}`
    },
    chunks(sources) {
      const found = new Set<string>()
      for (const source of [entrySource, ...sources]) collect(source, found)
      return [...found]
    },
  }
}
