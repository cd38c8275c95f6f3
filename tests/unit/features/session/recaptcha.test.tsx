// @vitest-environment jsdom
import { Dialog, DialogContent, DialogTitle } from '#components/index.ts'
import type { IdentityFailed } from '#features/session/phone-identity/phone-identity.ts'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Options of the last proof that Google was asked for. */
let asked: Record<string, (proof: string) => void> = {}

/** Its pictures, as it puts them on the page: hidden until it doubts. */
function challenge() {
  const outer = document.createElement('div')
  outer.style.visibility = 'hidden'
  outer.innerHTML =
    '<div></div><div><iframe src="about:blank#/recaptcha/api2/bframe"></iframe><button>x</button></div>'
  document.body.append(outer)
  return {
    outer,
    inside: outer.querySelector('button')!,
    async turn(visibility: 'visible' | 'hidden') {
      outer.style.visibility = visibility
      // The page hears of it a moment later.
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

const grecaptcha = {
  ready: (done: () => void) => done(),
  render: (_: HTMLElement, options: unknown) => {
    asked = options as typeof asked
    return 0
  },
  execute: () => undefined,
}

const scripts = () => [...document.head.querySelectorAll('script[src*="recaptcha"]')]

async function load() {
  vi.resetModules()
  return (await import('#features/session/phone-identity/recaptcha.ts')).recaptcha
}

/** A proof that Google's script has been asked for. */
async function ask() {
  const recaptcha = await load()
  const settled = vi.fn()
  recaptcha('site-key').then(settled, (error: unknown) =>
    settled(error instanceof Error && 'problem' in error ? error.problem : error),
  )
  Object.assign(window, { grecaptcha })
  scripts().at(-1)?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  return settled
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete window.grecaptcha
  document.head.replaceChildren()
  document.body.replaceChildren()
})

it('answers the proof, also where pictures came and went before it', async () => {
  const settled = await ask()
  const pictures = challenge()
  await pictures.turn('visible')
  await pictures.turn('hidden')
  asked['callback']?.('proof')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).toHaveBeenCalledExactlyOnceWith('proof')
})

it('ends when the pictures are clicked away, which Google tells nobody', async () => {
  const before = challenge()
  const settled = await ask()
  const pictures = challenge()
  await vi.advanceTimersByTimeAsync(60_000)
  await pictures.turn('visible')
  await before.turn('visible')
  await before.turn('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(settled).not.toHaveBeenCalled()
  await pictures.turn('hidden')
  await vi.advanceTimersByTimeAsync(2000)
  expect(settled).toHaveBeenCalledExactlyOnceWith({ status: 'popup-closed' })
})

it('goes on waiting where the pictures come back', async () => {
  const settled = await ask()
  const pictures = challenge()
  await pictures.turn('visible')
  await pictures.turn('hidden')
  await vi.advanceTimersByTimeAsync(1000)
  await pictures.turn('visible')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).not.toHaveBeenCalled()
  asked['callback']?.('proof')
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledExactlyOnceWith('proof')
})

it('can be solved over a dialog, which neither closes nor takes the focus back', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent closeLabel="Close" aria-describedby={undefined}>
        <DialogTitle>Log in</DialogTitle>
        <button type="button">Send</button>
      </DialogContent>
    </Dialog>,
  )
  await ask()
  const pictures = challenge()
  await vi.advanceTimersByTimeAsync(0)
  expect(document.body.style.pointerEvents).toBe('none')
  expect(pictures.outer.style.pointerEvents).toBe('')
  await pictures.turn('visible')
  expect(pictures.outer.style.pointerEvents).toBe('auto')
  pictures.inside.focus()
  expect(document.activeElement).toBe(pictures.inside)
  fireEvent.pointerDown(pictures.inside)
  fireEvent.click(pictures.inside)
  await vi.advanceTimersByTimeAsync(10)
  expect(onOpenChange).not.toHaveBeenCalled()
  await pictures.turn('hidden')
  expect(pictures.outer.style.pointerEvents).toBe('')
})

it('fetches Google’s script again after one that was of no use', async () => {
  const recaptcha = await load()
  const failures = async (end: 'load' | 'error') => {
    const proof = recaptcha('site-key').catch((error: IdentityFailed) => error.problem)
    expect(scripts()).toHaveLength(1)
    scripts()[0]?.dispatchEvent(new Event(end))
    return proof
  }
  expect(await failures('load')).toEqual({ status: 'bot-check' })
  expect(await failures('error')).toEqual({ status: 'offline' })
  expect(scripts()).toEqual([])
})
