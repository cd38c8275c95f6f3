// @vitest-environment jsdom
import type * as App from '#app/overlays/overlays.tsx'
import type { OverlayProps } from '#app/overlays/overlays.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** What was fetched; the modules themselves stand for the real overlays. */
const fetched = vi.hoisted(() => [] as string[])

function overlay(name: string) {
  fetched.push(name)
  return {
    default: ({ open, onOpenChange }: OverlayProps) => (
      <div role="dialog" aria-label={name} hidden={!open}>
        <button type="button" onClick={() => onOpenChange(false)}>
          Close {name}
        </button>
      </div>
    ),
  }
}

let app: typeof App

beforeEach(async () => {
  vi.resetModules()
  // Nobody is to be asked before something opens (loaders.test.ts).
  document.cookie = 'age=99'
  fetched.length = 0
  vi.doMock('#app/overlays/login-overlay.tsx', () => overlay('login'))
  vi.doMock('#app/overlays/logout-overlay.tsx', () => overlay('logout'))
  vi.doMock('#app/overlays/menu-overlay.tsx', () => overlay('menu'))
  vi.doMock('#app/overlays/free-play-overlay.tsx', () => overlay('free-play'))
  vi.doMock('#app/overlays/message-overlay.tsx', () => overlay('message'))
  app = await import('#app/overlays/overlays.tsx')
  // Their list comes with the first; a test's frames are too few for two fetches.
  await import('#app/overlays/loaders.ts')
})

function Bar() {
  const overlays = app.useOverlays()
  return (
    <>
      {(['login', 'logout', 'menu'] as const).map((name) => (
        <button
          key={name}
          type="button"
          onPointerEnter={() => overlays.prepare(name)}
          onClick={() => overlays.open(name)}
        >
          Open {name}
        </button>
      ))}
    </>
  )
}

const setUp = () =>
  render(
    <app.Overlays>
      <Bar />
    </app.Overlays>,
  )
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const dialogs = () => screen.queryAllByRole('dialog').map((one) => one.getAttribute('aria-label'))

describe('overlays', () => {
  it('are not fetched before somebody is about to need them', async () => {
    setUp()
    expect(fetched).toEqual([])
    await act(async () => {
      fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open login' }))
    })
    expect(fetched).toEqual(['login'])
    expect(dialogs()).toEqual([])
  })

  it('are drawn ahead where most guests open one first: the login, closed, and no other', async () => {
    setUp()
    const near = (name: string) =>
      act(async () => void fireEvent.pointerEnter(screen.getByRole('button', { name })))
    await near('Open menu')
    expect(document.querySelector('[aria-label=menu]')).toBeNull()
    await near('Open login')
    expect(document.querySelector('[aria-label=login]')).toHaveProperty('hidden', true)
    expect(dialogs()).toEqual([])
  })

  it('open with the press that asks for them', async () => {
    setUp()
    await press('Open login')
    expect(dialogs()).toEqual(['login'])
  })

  it('close, and open again as they were fetched', async () => {
    setUp()
    await press('Open menu')
    await press('Close menu')
    expect(dialogs()).toEqual([])
    await press('Open menu')
    expect(dialogs()).toEqual(['menu'])
    expect(fetched).toEqual(['menu'])
  })

  it('are one at a time', async () => {
    setUp()
    await press('Open menu')
    await press('Open logout')
    expect(dialogs()).toEqual(['logout'])
  })
})

describe('where the player wanted to go', () => {
  const after = vi.fn()

  function Steps() {
    const overlays = app.useOverlays()
    return (
      <>
        <button type="button" onClick={() => overlays.open('login', { after })}>
          Want
        </button>
        <button type="button" onClick={() => overlays.open('message')}>
          Hand over
        </button>
        <button type="button" onClick={() => overlays.close('login')}>
          Needless
        </button>
        <button type="button" onClick={() => overlays.done()}>
          Done
        </button>
      </>
    )
  }

  beforeEach(() => {
    after.mockClear()
    render(
      <app.Overlays>
        <Steps />
      </app.Overlays>,
    )
  })

  it('is where they go once they are done, and only once', async () => {
    await press('Want')
    await press('Done')
    expect(dialogs()).toEqual([])
    expect(after).toHaveBeenCalledOnce()
    await press('Done')
    expect(after).toHaveBeenCalledOnce()
  })

  it('is kept while one overlay hands over to the next', async () => {
    await press('Want')
    await press('Hand over')
    expect(dialogs()).toEqual(['message'])
    await press('Done')
    expect(after).toHaveBeenCalledOnce()
  })

  it('closes what is no longer needed, and nothing else', async () => {
    await press('Want')
    await press('Needless')
    expect(dialogs()).toEqual([])
    await press('Hand over')
    await press('Needless')
    expect(dialogs()).toEqual(['message'])
  })

  it('is forgotten when they close what is open', async () => {
    await press('Want')
    await press('Close login')
    await press('Hand over')
    await press('Done')
    expect(after).not.toHaveBeenCalled()
  })
})

describe('what opens by itself', () => {
  it('does not take the place of what somebody waits for', async () => {
    let open: () => boolean = () => false
    vi.doMock('#features/session/index.ts', () => ({ useAccount: () => null }))
    vi.doMock('#features/site/use-news.ts', () => ({
      useNews: () => null,
      usePopups: (_: unknown, wanted: typeof open) => void (open = wanted),
    }))
    vi.doMock('#app/overlays/news-overlay.tsx', () => overlay('news'))
    const menu = vi.fn(() => false)
    vi.doMock('#app/menus/lazy-menu.tsx', () => ({ isMenuComing: menu }))
    const late = Promise.withResolvers<void>()
    vi.doMock('#app/overlays/menu-overlay.tsx', async () => {
      await late.promise
      return overlay('menu')
    })
    const { PopupsPart } = await import('#app/parts/popups.tsx')
    render(
      <app.Overlays>
        <Bar />
        <PopupsPart />
      </app.Overlays>,
    )
    await press('Open menu')
    expect(open()).toBe(false)
    await act(async () => late.resolve())
    await vi.waitFor(() => expect(dialogs()).toEqual(['menu']))
    await press('Close menu')
    menu.mockReturnValueOnce(true)
    expect(open()).toBe(false)
    await act(async () => expect(open()).toBe(true))
    await vi.waitFor(() => expect(dialogs()).toEqual(['news']))
  })
})

describe('an overlay that does not come', () => {
  it('leaves the page alone, and opens when the network is back', async () => {
    vi.doMock('#app/rest.ts', () => {
      let first = true
      return {
        withRest: (load: () => Promise<unknown>) => async () => {
          if (first) {
            first = false
            throw new Error('no network')
          }
          return load()
        },
      }
    })
    vi.resetModules()
    app = await import('#app/overlays/overlays.tsx')
    setUp()
    await press('Open login')
    expect(dialogs()).toEqual([])
    expect(screen.getByRole('button', { name: 'Open login' })).toBeTruthy()
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(dialogs()).toEqual(['login'])
    vi.doUnmock('#app/rest.ts')
  })

  it('may be prepared in vain', async () => {
    vi.doMock('#app/overlays/login-overlay.tsx', () => {
      throw new Error('no network')
    })
    setUp()
    await act(async () => {
      fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open login' }))
    })
    expect(screen.getByRole('button', { name: 'Open login' })).toBeTruthy()
  })
})

it('without overlays around it, a part asks in vain', () => {
  render(<Bar />)
  fireEvent.click(screen.getByRole('button', { name: 'Open login' }))
  expect(dialogs()).toEqual([])
})
