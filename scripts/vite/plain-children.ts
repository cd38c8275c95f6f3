import type { Plugin } from 'vite'

/**
 * `:is(.list>*):first-child` → `.list>*:first-child`, which selects the same, and as specifically. It
 * is how Tailwind writes `*:` for children; a browser asks the first of every element there is, and
 * the second only of those in a `.list`.
 */
export const unwrapChildren = (css: string): string =>
  css.replaceAll(/(?<=^|[{};,])\s*:is\(((?:\\.|[^()\\,])+>\s*\*)\)/g, '$1')

/** Writes the stylesheet so that a browser is done with it sooner. */
export const plainChildren = (): Plugin => ({
  name: 'plain-children',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = unwrapChildren(file.source.toString())
    }
  },
})
