import type { SpotName } from './spots.ts'
import sprite from './spots.svg?raw'

/**
 * What is inside the svg of an emblem, for those who install the library: the drawing itself. Where a
 * file of ours will be served is known to their bundler alone, and to that of their server otherwise;
 * and `use` reads nothing from another origin.
 */
export function SpotDrawing({ name }: { name: SpotName }) {
  const symbol = new RegExp(`<symbol id="${name}" viewBox="([^"]+)">(.*)</symbol>`)
  const [, box, shapes = ''] = symbol.exec(sprite) ?? []
  return <svg viewBox={box} dangerouslySetInnerHTML={{ __html: shapes }} />
}
