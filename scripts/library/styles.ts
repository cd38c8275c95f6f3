import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { brandNames, loadBrand } from '#tokens/load.ts'
import { valueText } from '#tokens/css.ts'
import { home } from '../processes.ts'

const source = join(home, 'src/styles/global.css')
const imports = /^@import '(\.[^']+)';$/gm
const ofTailwind = /^@import 'tailwindcss\/[^;]+;\n/gm
const sources = /^@source [^;]+;\n/gm

/**
 * The site's stylesheet as the library's: what it imports lies beside it, and class names are looked
 * for in our modules instead of the site's sources.
 */
async function writeParts(out: string): Promise<void> {
  const text = await readFile(source, 'utf8')
  await mkdir(join(out, 'css'), { recursive: true })
  const parts = [...text.matchAll(imports)].map(([, path = '']) => path)
  const names = parts.map((path) => basename(path))
  if (new Set(names).size < names.length)
    throw new Error(`Two of ${names.join(', ')} share a name.`)
  for (const path of parts) {
    await cp(join(dirname(source), path), join(out, 'css', basename(path)))
  }
  await writeFile(
    join(out, 'tailwind.css'),
    text
      .replaceAll(ofTailwind, '')
      .replaceAll(imports, (_, path: string) => `@import './css/${basename(path)}';`)
      .replaceAll(sources, "@source './{components,art}/**/*.js';\n"),
  )
}

/** One stylesheet with every class the components name, for those who have no Tailwind. */
async function compile(out: string): Promise<void> {
  const entry = join(out, 'compiled.css')
  await writeFile(
    entry,
    [
      '@layer theme, base, components, utilities;',
      "@import 'tailwindcss/preflight.css' layer(base);",
      "@import 'tailwindcss/utilities.css' layer(utilities) source(none);",
      "@import './tailwind.css';",
    ].join('\n'),
  )
  const styles = join(out, 'styles')
  try {
    await build({
      root: home,
      configFile: false,
      logLevel: 'warn',
      base: './',
      publicDir: false,
      plugins: [tailwindcss()],
      build: {
        outDir: styles,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        cssMinify: 'lightningcss',
        rolldownOptions: {
          input: { styles: entry },
          output: { assetFileNames: '[name][extname]' },
        },
      },
    })
    const text = await readFile(join(styles, 'styles.css'), 'utf8')
    // The faces are the ones beside it; two copies of each would only weigh.
    await writeFile(
      join(out, 'styles.css'),
      text.replaceAll(/url\((?:\.\/)?([\w-]+\.woff2)\)/g, 'url(./fonts/$1)'),
    )
  } finally {
    await rm(styles, { recursive: true, force: true })
    await rm(entry, { force: true })
  }
}

/** Every brand's tokens as custom properties, and resolved in both schemes for other tools. */
async function writeBrands(out: string): Promise<string[]> {
  const folder = join(out, 'brands')
  await mkdir(folder, { recursive: true })
  const names = brandNames()
  for (const name of names) {
    await cp(join(home, `src/tokens/generated/${name}.css`), join(folder, `${name}.css`))
    const schemes = Object.entries(loadBrand(name)).map(([scheme, tokens]) => [
      scheme,
      Object.fromEntries(
        [...tokens].map(([token, { type, value }]) => [
          token,
          { $type: type, $value: valueText(type, value) },
        ]),
      ),
    ])
    await writeFile(
      join(folder, `${name}.json`),
      `${JSON.stringify(Object.fromEntries(schemes), null, 2)}\n`,
    )
  }
  return names
}

/**
 * Writes what makes the components look: `tailwind.css` for those who have Tailwind, `styles.css` for
 * those who have not, the faces, and every brand's tokens. The modules have to be there already.
 * @returns the brands
 */
export async function writeStyles(out: string): Promise<string[]> {
  await cp(join(home, 'src/tokens/fonts'), join(out, 'fonts'), { recursive: true })
  await writeParts(out)
  await compile(out)
  return writeBrands(out)
}
