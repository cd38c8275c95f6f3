import { expect, test } from 'vitest'
import { flatImports } from '../../../../scripts/vite/flat-imports.ts'

interface Part {
  imports: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
  code?: string
}

/** The code of each file after the plugin has been over them. */
function flatten(parts: Record<string, Part>): Record<string, string> {
  const bundle = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      `assets/${name}.js`,
      {
        type: 'chunk',
        fileName: `assets/${name}.js`,
        isEntry: false,
        isDynamicEntry: false,
        code: '',
        ...part,
        imports: part.imports.map((one) => `assets/${one}.js`),
      },
    ]),
  )
  const { generateBundle } = flatImports() as unknown as {
    generateBundle(options: object, files: typeof bundle): void
  }
  generateBundle({}, bundle)
  return Object.fromEntries(
    Object.entries(parts).map(([name]) => [name, bundle[`assets/${name}.js`]!.code]),
  )
}

test('a part that is fetched on use names all that it needs and the page has not', () => {
  const { dialog, form, entry } = flatten({
    entry: { imports: ['framework'], isEntry: true },
    framework: { imports: [] },
    dialog: { imports: ['form', 'entry'], isDynamicEntry: true },
    form: { imports: ['field', 'framework'], code: 'form' },
    field: { imports: ['icons', 'form'] },
    icons: { imports: [] },
  })
  expect(dialog).toBe('import"./field.js";import"./icons.js";')
  expect(form).toBe('form')
  expect(entry).toBe('')
})

test('a hint to the compiler stays in the first line', () => {
  const { dialog } = flatten({
    dialog: {
      imports: ['form'],
      isDynamicEntry: true,
      code: '//# allFunctionsCalledOnLoad\nrun()',
    },
    form: { imports: ['field'] },
    field: { imports: [] },
  })
  expect(dialog).toBe('//# allFunctionsCalledOnLoad\nimport"./field.js";run()')
})
