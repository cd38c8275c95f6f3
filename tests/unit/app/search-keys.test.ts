// @vitest-environment jsdom
import { overlayDoor } from '#app/overlays/overlays.tsx'
import { rootId } from '#app/page-state.ts'
import { isSearchKey, watchSearchKeys } from '#app/search-keys.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** Whether a key that is pressed in `target` asks for the search. */
function pressed(init: KeyboardEventInit, target: HTMLElement = document.body): boolean {
  let answer = false
  const look = (event: KeyboardEvent) => {
    answer = isSearchKey(event)
  }
  addEventListener('keydown', look)
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  removeEventListener('keydown', look)
  return answer
}

const field = () => document.body.appendChild(document.createElement('input'))

describe('the keys of the search', () => {
  afterEach(() => document.body.replaceChildren())

  it.each<[KeyboardEventInit, boolean]>([
    [{ key: 'k', ctrlKey: true }, true],
    [{ key: 'K', metaKey: true }, true],
    [{ key: 'า', code: 'KeyK', ctrlKey: true }, true],
    [{ key: 'า', code: 'KeyK' }, false],
    [{ key: 'e', code: 'KeyK', ctrlKey: true }, false],
    [{ key: 'k', code: 'KeyV', ctrlKey: true }, true],
    [{ key: 'k' }, false],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
    [{ key: 'k', ctrlKey: true, altKey: true }, false],
    [{ key: '/' }, true],
    [{ key: '/', ctrlKey: true }, false],
    [{ key: 'k', ctrlKey: true, repeat: true }, false],
  ])('are %j: %j', (init, answer) => {
    expect(pressed(init)).toBe(answer)
  })

  it('leave a typist their stroke', () => {
    expect(pressed({ key: '/' }, field())).toBe(false)
    expect(pressed({ key: 'k', ctrlKey: true }, field())).toBe(true)
  })

  it('are somebody else’s once they have been taken', () => {
    const taken = field()
    taken.addEventListener('keydown', (event) => event.preventDefault())
    expect(pressed({ key: 'k', ctrlKey: true }, taken)).toBe(false)
  })
})

describe('the search', () => {
  afterEach(() => {
    overlayDoor.open = null
    document.body.replaceChildren()
  })

  const strike = () =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }),
    )

  it('opens by its keys, but never over what is open already', () => {
    const open = vi.fn<NonNullable<typeof overlayDoor.open>>()
    const stop = watchSearchKeys()
    // Nobody is there yet to open anything.
    strike()
    overlayDoor.open = open
    strike()
    expect(open.mock.calls).toEqual([['search']])
    document.body.innerHTML = '<div aria-modal="true"></div>'
    strike()
    expect(open).toHaveBeenCalledOnce()
    stop()
    document.body.replaceChildren()
    strike()
    expect(open).toHaveBeenCalledOnce()
  })

  it('opens from a part of the page that is not awake, where React ends the press', () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.id = rootId
    const asleep = root.appendChild(document.createElement('a'))
    const react = (event: Event) => {
      if (event.target === asleep) event.stopPropagation()
    }
    root.addEventListener('keydown', react, true)
    const open = vi.fn<NonNullable<typeof overlayDoor.open>>()
    overlayDoor.open = open
    const stop = watchSearchKeys()
    const press = (where: HTMLElement) => {
      const event = new KeyboardEvent('keydown', {
        key: 'k',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      })
      where.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(press(asleep)).toBe(true)
    expect(open).toHaveBeenCalledOnce()
    expect(press(root)).toBe(true)
    expect(open).toHaveBeenCalledTimes(2)
    stop()
  })
})
