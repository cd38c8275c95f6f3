import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { home } from './processes.ts'

/** What the build's manifest says of one source file. */
interface Entry {
  file: string
  imports?: string[]
  css?: string[]
}

const entry = 'src/app/browser.tsx'

/** Address of the page for want of a network, as `gateway/pages/app-documents.ts` has it. */
const offline = '/offline'

/** Files of the first visit's code, and all the code there is but other languages' words. */
function filesOf(manifest: Record<string, Entry>) {
  const first = new Set<string>()
  const collect = (source: string) => {
    const found = manifest[source]
    if (!found || first.has(`/${found.file}`)) return
    first.add(`/${found.file}`)
    for (const imported of found.imports ?? []) collect(imported)
  }
  collect(entry)
  const all = Object.entries(manifest)
    .filter(([source, { file }]) => /\.(?:js|css)$/.test(file) && !/(?:^|\/)locales\//.test(source))
    .map(([, { file }]) => `/${file}`)
  return { files: [...first].toSorted(), all: [...new Set(all)].toSorted() }
}

/**
 * Writes `client/sw.js`: the worker's code with the names of this build's files before it. Another
 * build has other names, so it is another worker, and browsers notice.
 */
export async function writeAppWorker(client: string): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, Entry>
  const bundle = await rolldown({
    input: join(home, 'src/app/worker/service-worker.ts'),
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const { code } = output[0]
  const shell = { offline, ...filesOf(manifest) }
  const version = createHash('sha256')
    .update(JSON.stringify(shell))
    .update(code)
    .digest('base64url')
    .slice(0, 12)
  await writeFile(
    join(client, 'sw.js'),
    `self.foyerShell=${JSON.stringify({ version, ...shell })};\n${code}`,
  )
}
