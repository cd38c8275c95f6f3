// @vitest-environment jsdom
import { ChunkError, failureOf, loadChunk, mayReloadFor, noteArrival } from '#app/chunks.ts'
import { lostStart } from '#app/lost-start.ts'
import { isFormInUse, watchForms } from '#app/forms-in-use.ts'
import { stateId } from '#app/page-state.ts'
import { chunkLimit } from '#platform/in-time.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As a browser tells of a module that did not come. */
const unfetched = new TypeError(
  'Failed to fetch dynamically imported module: http://localhost:3000/assets/rng-4f1.js',
)

describe('a part of the site', () => {
  test('is asked for a second time', async () => {
    const load = vi.fn().mockRejectedValueOnce(unfetched).mockResolvedValue('here')
    await expect(loadChunk('lobby', load)).resolves.toBe('here')
  })

  test.each([
    [404, 'missing'],
    [410, 'missing'],
    [503, 'error'],
  ] as const)('that is answered with %i is told as %s', async (status, failure) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }))
    const lost = loadChunk('lobby', async () => Promise.reject(unfetched))
    await expect(lost).rejects.toThrow(`Loading chunk lobby failed (${failure})`)
    await expect(lost).rejects.toMatchObject({ chunk: 'lobby', failure })
  })

  test('without a network, or a name, is an error', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    expect(await failureOf(unfetched)).toBe('error')
    expect(await failureOf('nothing')).toBe('error')
  })

  test('which the browser does not name is told by a file of the same release', async () => {
    const asked = vi.fn(async (_: string) => new Response(null, { status: 404 }))
    vi.stubGlobal('fetch', asked)
    // As Safari tells of it.
    expect(await failureOf(new TypeError('Importing a module script failed.'))).toBe('missing')
    expect(asked.mock.lastCall?.[0]).toContain('/src/app/chunks.ts')
    asked.mockResolvedValue(new Response(null, { status: 200 }))
    expect(await failureOf(new TypeError('Importing a module script failed.'))).toBe('error')
  })

  test('counts as lost after 120 seconds, each time', async () => {
    vi.useFakeTimers()
    expect(chunkLimit).toBe(120_000)
    const lost = loadChunk('lottery', () => new Promise<never>(() => {})).catch((e: unknown) => e)
    await vi.advanceTimersByTimeAsync(2 * chunkLimit)
    const error = await lost
    expect(error).toBeInstanceOf(ChunkError)
    expect((error as ChunkError).message).toBe('Loading chunk lottery failed (timeout)')
  })
})

describe('a reload for it', () => {
  test('happens once for each part, until it came', () => {
    expect(mayReloadFor('lobby')).toBe(true)
    expect(mayReloadFor('lobby')).toBe(false)
    expect(mayReloadFor('help')).toBe(true)
    noteArrival('lobby')
    expect(mayReloadFor('help')).toBe(false)
    expect(mayReloadFor('lobby')).toBe(true)
  })

  test('to come alive happens once for each file that went', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await lostStart(unfetched)
    await lostStart(unfetched)
    expect(reload).toHaveBeenCalledOnce()
    // The next release names another.
    await lostStart(new TypeError('failed: http://localhost:3000/assets/rng-b02.js'))
    expect(reload).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })

  test('never takes what somebody has typed: they are asked', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const state = { brand: {}, locale: 'en', sheet: null }
    document.body.innerHTML = `
      <script type="application/json" id="${stateId}">${JSON.stringify(state)}</script>
      <form><input aria-label="Username"></form>`
    const field = document.querySelector('input')!
    field.value = 'vip88'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const stop = vi.fn()
    window.foyerEarly = { events: [], pressed: false, passes: () => false, stop }
    await act(() => lostStart(unfetched))
    expect(stop).toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByText(/What you typed would be lost/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.queryByText(/What you typed would be lost/)).toBeNull()
    expect(field.value).toBe('vip88')

    await act(() => lostStart(unfetched))
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    document.body.innerHTML = ''
    log.mockRestore()
  })

  test('does not happen where nothing can be remembered', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(mayReloadFor('lobby')).toBe(false)
    expect(() => noteArrival('lobby')).not.toThrow()
  })
})

test('a form is in use from the first letter until it is gone or emptied; a search never', () => {
  watchForms()
  document.body.innerHTML =
    '<form role="search"><input id="find"></form><form id="join"><input id="name"></form>'
  const type = (id: string) =>
    document.getElementById(id)!.dispatchEvent(new Event('input', { bubbles: true }))
  type('find')
  expect(isFormInUse()).toBe(false)
  type('name')
  expect(isFormInUse()).toBe(true)
  document.querySelector<HTMLFormElement>('#join')!.reset()
  expect(isFormInUse()).toBe(false)
  type('name')
  document.body.innerHTML = ''
  expect(isFormInUse()).toBe(false)
})
