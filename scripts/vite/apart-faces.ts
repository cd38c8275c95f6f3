import type { Plugin } from 'vite'

/**
 * Takes the faces out of the stylesheet, and puts them where the gateway finds them (site-files.ts):
 * pages carry their own inline. With the sheet they would come a second time, and have the whole page
 * measured anew at the first sign of life.
 */
export function apartFaces(): Plugin {
  return {
    name: 'apart-faces',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const faces: string[] = []
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = file.source.toString().replace(/@font-face\{[^}]*\}/g, (face) => {
          faces.push(face)
          return ''
        })
      }
      this.emitFile({ type: 'asset', fileName: '.vite/faces.css', source: faces.join('') })
    },
  }
}
