import type { Plugin } from 'vite'

/** Vite's own plugin that wraps every dynamic import. */
const wrapper = 'native:import-analysis-build'

/**
 * Chunks are few and there is one stylesheet, so a dynamic import needs no helper that preloads
 * its dependencies: Vite's weighs a kilobyte on every first visit, and its call a line at each.
 */
export const plainDynamicImports = (): Plugin => ({
  name: 'plain-dynamic-imports',
  apply: 'build',
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === wrapper)
    if (at === -1) throw new Error('Vite names the plugin that wraps dynamic imports anew')
    ;(plugins as Plugin[]).splice(at, 1)
  },
})
