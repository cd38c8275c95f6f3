// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { axesOf, innerRef, noRef, rootless, shownElsewhere } from './support/exceptions.ts'
import { type Component, drawnFamilies, type Family } from './support/families.ts'
import { stillScreen } from './support/screen.ts'
import { draw, isLooks } from './support/story.tsx'
import { mark, watch } from './support/watch.ts'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))
vi.mock('react/jsx-dev-runtime', async (load) => {
  const { withWatch } = await import('./support/watch.ts')
  return withWatch(await load())
})

beforeAll(stillScreen)
afterEach(cleanup)

/** Draws the family's stories until one of them has the component in it. */
function meet({ stories }: Family, component: Component, props?: Record<string, unknown>) {
  const aim = watch(component, props)
  for (const [name, story] of stories) {
    if (!isLooks(name)) continue
    cleanup()
    render(draw(story))
    if (aim.met) break
  }
  return { ...aim, roots: [...document.querySelectorAll(`.${mark}`)] }
}

const seen = (family: Family) => family.components.some(([name]) => !(name in rootless))

for (const family of drawnFamilies.filter(seen)) {
  describe(family.file, () => {
    for (const [name, component] of family.components) {
      if (name in rootless) continue
      test(`${name} hands className and ref to one root with a data-slot`, () => {
        const { met, roots, node } = meet(family, component)
        expect(met, `no story of ${family.storyFile} shows ${name}`).toBe(true)
        expect(roots.length, 'elements that className reached').toBe(1)
        const [root] = roots
        expect(root?.getAttribute('data-slot'), 'data-slot of the root').toBeTruthy()
        if (name in noRef) return
        expect(node, 'what ref was given').toBeInstanceOf(Element)
        if (name in innerRef) expect(root?.contains(node as Element)).toBe(true)
        else expect(node).toBe(root)
      })
    }

    for (const [axesName, axes] of family.axes) {
      const plain = axesName.replace(/Axes$/, '')
      const owner = axesOf[axesName] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
      for (const axis of ['variant', 'size'] as const) {
        if (!axes[axis]) continue
        test(`${owner} says its ${axis} in data-${axis}`, () => {
          const component = family.components.find(([name]) => name === owner)?.[1]
          expect(component, `the component of ${axesName}`).toBeDefined()
          for (const value of axes[axis] ?? []) {
            const { roots } = meet(family, component as Component, { [axis]: value })
            expect(roots[0]?.getAttribute(`data-${axis}`)).toBe(String(value))
          }
        })
      }
    }
  })
}

describe('no button submits a form by accident', () => {
  test.for(drawnFamilies.filter(({ file }) => !(file in shownElsewhere)))('$file', (family) => {
    for (const [name, story] of family.stories) {
      if (!isLooks(name)) continue
      cleanup()
      render(draw(story))
      for (const button of document.querySelectorAll('button')) {
        const type = button.getAttribute('type')
        const meant = type === 'submit' && button.form?.dataset['slot'] === 'form'
        expect(meant || type === 'button', `${name}: ${button.outerHTML}`).toBe(true)
      }
    }
  })
})

test('every exception still stands for something', () => {
  const components = drawnFamilies.flatMap((family) =>
    family.components.map(([name, component]) => ({ family, name, component })),
  )
  for (const name of [rootless, innerRef, noRef].flatMap((reasons) => Object.keys(reasons))) {
    const found = components.find((one) => one.name === name)
    expect(found, `${name} is no component`).toBeDefined()
    const { roots, node } = meet(found!.family, found!.component)
    const whole = roots.length === 1 && node === roots[0]
    expect(whole, `${name} does what the others do: take it off the list`).toBe(false)
  }
})
