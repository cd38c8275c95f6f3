import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test, vi } from 'vitest'
import { noMisuse, noStory, shownElsewhere } from './support/exceptions.ts'
import { drawnFamilies, type Family } from './support/families.ts'
import { componentsFolder } from './support/folder.ts'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))

const families = drawnFamilies.filter(({ file }) => !(file in shownElsewhere))

const control = /^(?:a|button|input|select|textarea)$/
const radixControl = /^(?:Trigger|Item|RadioItem|CheckboxItem|Action|Close)$/

/** Whether the file itself draws something to press or to type into. */
function isInteractive(file: string): boolean {
  const source = readFileSync(join(componentsFolder, file), 'utf8')
  let found = false
  new Visitor({
    JSXOpeningElement: ({ name }) => {
      if (name.type === 'JSXIdentifier') found ||= control.test(name.name)
      else if (name.type === 'JSXMemberExpression') found ||= radixControl.test(name.property.name)
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** The names of the architecture ("Stories") that a family must have. */
const wanted = ({ file, axes }: Family): string[] => [
  'Playground',
  ...(axes.length > 0 ? ['Matrix'] : []),
  ...(isInteractive(file) ? ['States'] : []),
  'Content',
  'OnSurfaces',
]

describe('a file of components has a file of stories, with the names that everybody knows', () => {
  test.for(families)('$file', (family) => {
    const path = join('stories/components', family.storyFile)
    expect(existsSync(path), `${path} is missing`).toBe(true)
    const names = new Set(family.stories.map(([name]) => name))
    const excused = Object.keys(noStory[family.file] ?? {})
    const missing = wanted(family).filter((name) => !names.has(name))
    expect(missing.toSorted(), `missing in ${path}; excused in support/exceptions.ts`).toEqual(
      excused.toSorted(),
    )
  })
})

test('every family shows how it is used wrongly, and which rule that breaks', () => {
  const without = families.filter(
    ({ stories }) => !stories.some(([name]) => name.startsWith('Misuse')),
  )
  expect(without.map(({ file }) => file).toSorted(), 'excused in support/exceptions.ts').toEqual(
    Object.keys(noMisuse).toSorted(),
  )
})

test('the exceptions are about files that exist', () => {
  const files = drawnFamilies.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(Object.keys(shownElsewhere)))
  expect(files).toEqual(expect.arrayContaining(Object.keys(noStory)))
})
