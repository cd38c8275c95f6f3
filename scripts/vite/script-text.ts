import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

/**
 * `import text from './script.ts?text'`: the one function that the file exports by default, as small
 * as it gets, for a page to carry inline.
 */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    load: {
      filter: { id: /\.ts\?text$/ },
      async handler(id) {
        const file = id.replace(/\?text$/, '')
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
        // As an expression that is used, so that the minifier neither drops nor renames it away.
        const script = `begin=${code.replace('export default ', '')}`
        const small = await minify(file, script, { compress: true, mangle: true })
        if (small.errors.length > 0) throw new Error(`${file}: ${small.errors[0]?.message}`)
        const text = small.code
          .trim()
          .replace(/^begin=/, '')
          .replace(/;$/, '')
        return `export default ${JSON.stringify(text)}`
      },
    },
  }
}
