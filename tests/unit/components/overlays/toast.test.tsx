// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastProvider, ToastRegion, useToast, type ToastStore } from '#components/index.ts'

let store: ToastStore

function Catch() {
  const caught = useToast()
  useEffect(() => {
    store = caught
  }, [caught])
  return null
}

const cards = () => [...document.querySelectorAll('[data-slot="toast"]')]
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Catch />
      <ToastRegion
        regionLabel="Notifications ({hotkey})"
        messageLabel="Notification"
        closeLabel="close"
      />
    </ToastProvider>,
  )
})

afterEach(() => {
  vi.useRealTimers()
})

it('names its region with the key that jumps there', () => {
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy()
})

it('goes after five seconds; bad news stays', () => {
  act(() => {
    store.show({ title: 'saved', tone: 'positive' })
    store.show({ title: 'not sent', tone: 'negative' })
  })
  expect(cards()).toHaveLength(2)
  wait(4999)
  expect(cards()).toHaveLength(2)
  wait(1)
  expect(cards().map((card) => card.getAttribute('data-variant'))).toEqual(['negative'])
  wait(60_000)
  expect(cards()).toHaveLength(1)
})

it('waits while the pointer is on one of them', () => {
  act(() => {
    store.show({ title: 'saved' })
  })
  const region = screen.getByRole('region')
  wait(3000)
  fireEvent.pointerMove(region)
  wait(10_000)
  expect(cards()).toHaveLength(1)
  fireEvent.pointerLeave(region)
  wait(2001)
  expect(cards()).toHaveLength(0)
})

it('closes by its x and by its action', () => {
  const undo = vi.fn()
  act(() => {
    store.show({ title: 'added', action: { label: 'undo', onSelect: undo } })
  })
  fireEvent.click(screen.getByRole('button', { name: 'undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(cards()).toHaveLength(0)
  act(() => {
    store.show({ title: 'not sent', tone: 'negative' })
  })
  fireEvent.click(screen.getByRole('button', { name: 'close' }))
  expect(cards()).toHaveLength(0)
})
