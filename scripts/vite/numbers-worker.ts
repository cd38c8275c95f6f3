import type { Plugin } from 'vite'
import { numbersSource } from '#gateway/pages/site-files.ts'

/**
 * A worker that makes formats of a number and of a date, and ends. The first of them read tables of
 * every language that the browser knows, a tenth of a second on a phone; they are the whole
 * process's, and the page finds them read. Its first script starts this one (first-script.ts).
 */
export const numbersWorker = (): Plugin => ({
  name: 'numbers-worker',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      name: 'numbers.js',
      originalFileName: numbersSource,
      source: 'Intl.NumberFormat();Intl.DateTimeFormat().format();close()',
    })
  },
})
