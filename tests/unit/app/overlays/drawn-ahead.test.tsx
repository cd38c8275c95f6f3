// @vitest-environment jsdom
import { DrawnAhead } from '#app/overlays/drawn-ahead.tsx'
import { OverlayContainer } from '#components/index.ts'
import { act, render, screen } from '@testing-library/react'
import { use, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const drawn = vi.fn<() => void>()
const shown = vi.fn<(where: boolean | undefined) => void>()

beforeEach(() => {
  drawn.mockReset()
  shown.mockReset()
})

function Dialog() {
  const place = use(OverlayContainer)
  drawn()
  useEffect(() => shown(place?.isConnected), [place])
  return place && createPortal(<div role="dialog" />, place)
}

const ahead = (open: boolean) => <DrawnAhead open={open}>{(is) => is && <Dialog />}</DrawnAhead>
const setUp = (open: boolean) => act(async () => render(ahead(open)))
const anywhere = () => document.querySelector('[role=dialog]')

describe('a dialog that is drawn ahead', () => {
  it('is drawn, but is nowhere on the page and takes no effect', async () => {
    await setUp(false)
    expect(drawn).toHaveBeenCalled()
    expect(anywhere()).toBeNull()
    expect(shown).not.toHaveBeenCalled()
  })

  it('is on the page by the time it takes effect', async () => {
    const { rerender } = await setUp(false)
    await act(async () => rerender(ahead(true)))
    expect(screen.getByRole('dialog')).toBe(anywhere())
    expect(shown.mock.calls).toEqual([[true]])
  })

  it('closes, is not drawn ahead again, and opens again', async () => {
    const { rerender } = await setUp(false)
    await act(async () => rerender(ahead(true)))
    drawn.mockReset()
    await act(async () => rerender(ahead(false)))
    expect(anywhere()).toBeNull()
    expect(drawn).not.toHaveBeenCalled()
    await act(async () => rerender(ahead(true)))
    expect(screen.getByRole('dialog')).toBe(anywhere())
  })

  it('opens at once for who did not wait, and leaves nothing behind', async () => {
    const { unmount } = await setUp(true)
    expect(shown.mock.calls).toEqual([[true]])
    await act(async () => unmount())
    expect(anywhere()).toBeNull()
    // What the test itself renders into.
    expect(document.body.innerHTML).toBe('<div></div>')
  })
})
