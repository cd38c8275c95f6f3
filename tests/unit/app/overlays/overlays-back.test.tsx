// @vitest-environment jsdom
import { Overlays, useOverlays } from '#app/overlays/overlays.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const coming = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('#app/overlays/logout-overlay.tsx', async () => {
  await coming.promise
  return { default: () => <div role="dialog" /> }
})

function Bar() {
  const overlays = useOverlays()
  return (
    <button type="button" onClick={() => overlays.open('logout')}>
      Open
    </button>
  )
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

it('does not open over the page that somebody went back to while its code was on the way', async () => {
  document.cookie = 'age=99'
  await import('#app/overlays/loaders.ts')
  render(
    <Overlays>
      <Bar />
    </Overlays>,
  )
  await press()
  dispatchEvent(new PopStateEvent('popstate'))
  coming.resolve()
  await act(() => import('#app/overlays/logout-overlay.tsx'))
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('dialog')).toBeNull()
  await press()
  expect(screen.getByRole('dialog')).toBeDefined()
})
