import type { Plugin } from 'vite'

/**
 * What a page reads before it is drawn is the server's to know: in the browser's bundle `reads` is no
 * export, and goes, with all that it alone asks for.
 */
export function lightPages(): Plugin {
  return {
    name: 'light-pages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/app\/pages\/[\w-]+\.tsx$/ },
      handler: (code) =>
        code
          .replace(/^export (?=(?:function|const) reads\b)/m, '')
          .replace(/^export \{ reads \}.*$/m, ''),
    },
  }
}
