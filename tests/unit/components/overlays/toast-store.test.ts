import { describe, expect, it, vi } from 'vitest'
import { createToastStore } from '#components/index.ts'

const open = (store: ReturnType<typeof createToastStore>) =>
  store
    .snapshot()
    .filter((toast) => toast.open)
    .map((toast) => toast.title)

describe('the toast store', () => {
  it('keeps messages in order and tells its listeners', () => {
    const store = createToastStore()
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.show({ title: 'one' })
    store.show({ title: 'two' })
    expect(open(store)).toEqual(['one', 'two'])
    stop()
    store.show({ title: 'three' })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('answers the same snapshot until something changes', () => {
    const store = createToastStore()
    store.show({ title: 'one' })
    expect(store.snapshot()).toBe(store.snapshot())
  })

  it('shows four at most: the oldest makes room, never bad news while there is other', () => {
    const store = createToastStore()
    store.show({ title: 'bad', tone: 'negative' })
    for (const title of ['a', 'b', 'c', 'd']) store.show({ title })
    expect(open(store)).toEqual(['bad', 'b', 'c', 'd'])
  })

  it('lets the oldest bad news go when there is nothing else', () => {
    const store = createToastStore()
    for (const title of ['1', '2', '3', '4', '5']) store.show({ title, tone: 'negative' })
    expect(open(store)).toEqual(['2', '3', '4', '5'])
  })

  it('keeps a closed message for its exit, and forgets it at the next one', () => {
    const store = createToastStore()
    const id = store.show({ title: 'one' })
    store.dismiss(id)
    expect(store.snapshot()).toHaveLength(1)
    expect(open(store)).toEqual([])
    store.show({ title: 'two' })
    expect(store.snapshot().map((toast) => toast.title)).toEqual(['two'])
  })
})
