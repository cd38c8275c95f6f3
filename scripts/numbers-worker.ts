import type { Plugin } from 'vite'
import { numbersSource } from '#gateway/pages/site-files.ts'

/**
 * A worker that formats a number and ends. The first format reads tables of every language the
 * browser knows, a tenth of a second on a phone; they are the whole process's, so that whoever
 * formats next, in the page, finds them. The page's first script starts it (first-script.ts).
 */
export const numbersWorker = (): Plugin => ({
  name: 'numbers-worker',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      name: 'numbers.js',
      originalFileName: numbersSource,
      source: 'Intl.NumberFormat();close()',
    })
  },
})
