import type { Plugin, Rolldown } from 'vite'

/** Every file that comes along with one, however deep. */
function closure(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (found.has(name) || next?.type !== 'chunk') continue
    found.add(name)
    closure(next, bundle, found)
  }
  return found
}

/**
 * Lets a part that is fetched on use name all files that it needs, not only those that it uses itself.
 * Otherwise the browser learns of the next ones with each that has come, and a dialog whose parts
 * stand on parts waits for the line four times instead of twice.
 */
export const flatImports = (): Plugin => ({
  name: 'flat-imports',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const here = new Set<string>()
    for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
      here.add(entry.fileName)
      closure(entry, bundle, here)
    }
    for (const part of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
      const missing = [...closure(part, bundle)].filter(
        (name) => !here.has(name) && !part.imports.includes(name) && name !== part.fileName,
      )
      const lines = missing.map((name) => `import"./${name.replace('assets/', '')}";`).join('')
      // A hint to the compiler has to stay in the first line.
      part.code = part.code.replace(/^(\/\/#.*\n)?/, `$1${lines}`)
    }
  },
})
