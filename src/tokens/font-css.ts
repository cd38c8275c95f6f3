import { families, fileOf, rangeOf, scriptsOf } from './faces.ts'
import type { Fallback, Family, Script } from './faces.ts'

const face = (lines: readonly string[]) =>
  `@font-face {\n${lines.map((text) => `  ${text};\n`).join('')}}\n`

const webFace = (family: Family, script: Script) =>
  face([
    `font-family: '${family.family}'`,
    `font-weight: ${[family.weight].flat().join(' ')}`,
    'font-display: swap',
    `src: url('../fonts/${fileOf(family, script)}') format('woff2')`,
    `unicode-range: ${rangeOf(script)}`,
  ])

/** `size-adjust` scales the overrides too, so they are divided by it first. */
const percent = (perMille: number, sizeAdjust: number) =>
  `${+((perMille * 10) / sizeAdjust).toFixed(1)}%`

const localFace = (family: Family, { name, local, sizeAdjust, script }: Fallback) =>
  face([
    `font-family: ${name}`,
    `font-weight: ${[family.weight].flat().join(' ')}`,
    `src: ${local.map((font) => `local('${font}')`).join(', ')}`,
    `size-adjust: ${sizeAdjust}%`,
    `ascent-override: ${percent(family.ascent, sizeAdjust)}`,
    `descent-override: ${percent(family.descent, sizeAdjust)}`,
    'line-gap-override: 0%',
    ...(script ? [`unicode-range: ${rangeOf(script)}`] : []),
  ])

/** Every face of every family: our files by script, then the local faces that stand in for them. */
export const fontFaces = (): string =>
  families
    .flatMap((family) => [
      ...scriptsOf(family).map((script) => webFace(family, script)),
      ...family.fallbacks.map((fallback) => localFace(family, fallback)),
    ])
    .join('\n')
