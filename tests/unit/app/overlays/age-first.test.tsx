// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Overlays, type OverlayProps, useOverlays } from '#app/overlays/overlays.tsx'
import { askAge } from '#features/site/age.ts'
import { chunkLimit } from '#platform/in-time.ts'
import { lostCode } from '#platform/until-here.ts'

vi.mock('#app/overlays/login-overlay.tsx', () => ({
  default: ({ open }: OverlayProps) => <div role="dialog" hidden={!open} />,
}))

function Login() {
  const overlays = useOverlays()
  return (
    <button type="button" onClick={() => overlays.open('login')}>
      Log in
    </button>
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('who takes long to say their age is not told that code is lost', async () => {
  document.cookie = 'age=12'
  vi.useFakeTimers()
  const lost = vi.spyOn(lostCode, 'tell')
  askAge(true)
  render(
    <Overlays>
      <Login />
    </Overlays>,
  )
  await act(async () => {
    fireEvent.click(screen.getByRole('button'))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(3 * chunkLimit)
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(lost).not.toHaveBeenCalled()
  await act(async () => askAge(false))
  expect(screen.getByRole('dialog')).toBeTruthy()
})
