import { describe, expect, test, vi } from 'vitest'
import { drawnFamilies } from './support/families.ts'
import { defaultIn, propsOf } from './support/props.ts'
import { publicApi } from './support/public-api.ts'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))

const update = 'npx vitest run --project contracts tests/contracts/components-api.test.ts -u'

const head = `What the design system lets out: files, types, values, <components> with what they take over whole
(...) and their own props, types and defaults. A change here is a change of the public interface.
It is written from the sources. When the change is meant:

    ${update}
`

test('the public interface is the one that was reviewed', async () => {
  const message = `The components' interface changed. If that is meant: ${update}`
  await expect(`${head}\n${publicApi()}\n`, message).toMatchFileSnapshot('public-api.txt')
})

const components = drawnFamilies
  .flatMap(({ file, components: drawn }) =>
    drawn.map(([name]) => ({ name, file, props: propsOf(file, name)?.props ?? [] })),
  )
  .filter(({ props }) => props.length > 0)

describe('what a comment says is the default is the default', () => {
  test.for(components)('$name', ({ props }) => {
    for (const { name, fallback, doc } of props) {
      if (fallback === undefined) continue
      expect(defaultIn(doc), `@default of ${name}`).toBe(fallback)
    }
  })
})

/** Says the same everywhere. */
const known = new Set(['children', 'className', 'ref'])

describe('every own prop says what it does', () => {
  test.for(components)('$name', ({ file, props }) => {
    const silent = props.filter(({ name, doc }) => !known.has(name) && doc.trim() === '')
    expect(
      silent.map(({ name }) => name),
      `props of ${file} without a comment`,
    ).toEqual([])
  })
})
