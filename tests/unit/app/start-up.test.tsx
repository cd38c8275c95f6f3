// @vitest-environment jsdom
import { StartUp } from '#app/start-up.tsx'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const network = vi.hoisted(() => ({ tries: 0, on: false }))

vi.mock('#app/parts/ticket.tsx', () => {
  network.tries++
  if (!network.on) throw new TypeError('Failed to fetch dynamically imported module')
  return { TicketPart: ({ ticket }: { ticket: string }) => <p>{ticket}</p> }
})

it('hands the ticket in once its code is here, however long that takes', async () => {
  render(<StartUp ticket="abc-123" />)
  await vi.waitFor(() => expect(network.tries).toBe(1))
  await act(async () => undefined)
  expect(screen.queryByText('abc-123')).toBeNull()
  network.on = true
  // It waits for the network rather than for the clock.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(screen.queryByText('abc-123')).not.toBeNull()
  })
})
