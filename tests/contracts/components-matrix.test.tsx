// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { axesOf, axesOfParts, oneAtATime } from './support/exceptions.ts'
import { drawnFamilies } from './support/families.ts'
import { defaultIn, propsOf } from './support/props.ts'
import { stillScreen } from './support/screen.ts'
import { draw, isLooks } from './support/story.tsx'
import { propsDrawn } from './support/watch.ts'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))
vi.mock('react/jsx-dev-runtime', async (load) => {
  const { withWatch } = await import('./support/watch.ts')
  return withWatch(await load())
})

beforeAll(stillScreen)
afterEach(cleanup)

/** What a component takes for a prop that is left out, as its comment says it. */
function fallback(file: string, name: string, prop: string): string | undefined {
  const found = propsOf(file, name)?.props.find((one) => one.name === prop)
  return found && (found.fallback ?? defaultIn(found.doc))?.replaceAll(/^'|'$/g, '')
}

/** A value of an axis as its comment writes it, without the quotes of a text. */
const plain = (value: unknown): string => JSON.stringify(value).replaceAll('"', '')

const owned = drawnFamilies.flatMap((family) =>
  family.axes.flatMap(([axesName, axes]) => {
    const part = axesName.replace(/Axes$/, '')
    const owner = axesOf[axesName] ?? part.charAt(0).toUpperCase() + part.slice(1)
    const component = family.components.find(([name]) => name === owner)?.[1]
    return component && !(owner in axesOfParts) ? [{ family, owner, component, axes }] : []
  }),
)

describe('Matrix shows every value of every axis', () => {
  test.for(owned)('$owner', ({ family, owner, component, axes }) => {
    const shown = new Map(Object.keys(axes).map((axis) => [axis, new Set<string>()]))
    for (const [name, story] of family.stories) {
      if (owner in oneAtATime ? !isLooks(name) : name !== 'Matrix') continue
      cleanup()
      render(draw(story))
      for (const props of propsDrawn(component)) {
        for (const [axis, values] of shown) {
          const start = `default${axis.charAt(0).toUpperCase()}${axis.slice(1)}`
          const value = props[axis] ?? props[start] ?? fallback(family.file, owner, axis)
          if (value !== undefined) values.add(plain(value))
        }
      }
    }
    for (const [axis, values] of Object.entries(axes)) {
      const missing = values.map(plain).filter((value) => !shown.get(axis)?.has(value))
      expect(missing, `${axis} of ${owner}, missing in ${family.storyFile}`).toEqual([])
    }
  })
})

test('the exceptions are about components that have axes', () => {
  const owners = owned.map(({ owner }) => owner)
  expect(owners).toEqual(expect.arrayContaining(Object.keys(oneAtATime)))
})
