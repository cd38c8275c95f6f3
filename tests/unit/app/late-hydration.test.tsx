// @vitest-environment jsdom
import { type Client, ClientProvider, useCall } from '#client/index.ts'
import { callKey } from '#client/keys.ts'
import { brand as brandSchema, type Call, promotionDetail, systemStatus } from '#contract/index.ts'
import { SiteProvider, statusInput, useFlagsOn, useStatus } from '#features/site/index.ts'
import { act } from '@testing-library/react'
import type * as ArrivalsModule from '#app/arrivals.tsx'
import type * as LateModule from '#app/late.tsx'
import { type ComponentType, type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SWRConfig } from 'swr'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteStatus } from '../features/site-status.ts'

/** The page falls asleep again for each test. */
let late: typeof LateModule
let arrivals: typeof ArrivalsModule
let root: Root | undefined

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  late = await import('#app/late.tsx')
  arrivals = await import('#app/arrivals.tsx')
})

afterEach(async () => {
  late.wake()
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

const house = v.parse(brandSchema, { id: 'foyer', name: 'Foyer', scene: 'hall' })
const asker = { locale: 'th', who: 'guest' }

/**
 * A page that the server has drawn with `fallback`, and that a browser brings to life.
 * @param draw what is on it, given the late part that each of the two knows
 */
async function page<Props extends object>(
  Part: ComponentType<Props>,
  fallback: Record<string, unknown>,
  draw: (LatePart: ComponentType<Props>) => ReactNode,
) {
  // Another house for each test: what one said last of itself is kept by house.
  const site = { brand: house, host: 'foyer.test', scheme: 'dark' as const, mark: '' }
  const asked: { call: Call; answer(value: unknown): void }[] = []
  const client = {
    send: (call: Call) => new Promise((answer) => asked.push({ call, answer })),
  } as unknown as Client
  const provider = { provider: () => new Map() }
  const around = (children: ReactNode) => (
    <SWRConfig value={provider}>
      <SiteProvider value={site}>
        <ClientProvider
          client={client}
          asker={asker}
          fallback={fallback}
          alive={arrivals.everythingAlive}
        >
          {children}
          <arrivals.AliveRoot />
        </ClientProvider>
      </SiteProvider>
    </SWRConfig>
  )
  const element = document.createElement('div')
  element.innerHTML = renderToString(around(draw(late.late<Props>(Part, async () => Part))))
  document.body.append(element)
  const written = element.querySelector('p')
  const complaints = vi.fn()
  const LatePart = late.late<Props>(null, async () => Part)
  await act(async () => {
    root = hydrateRoot(element, around(draw(LatePart)), { onRecoverableError: complaints })
  })
  const shown = () => element.querySelector('p')
  const said = () => shown()?.textContent
  const press = () => act(async () => element.querySelector('button')?.click())
  return { written, shown, said, press, complaints, asked }
}

const statusKey = callKey(systemStatus, statusInput('foyer.test'), asker)

/** Asks for the status again, as the page does each minute. */
function Watch() {
  const { mutate } = useStatus()
  return (
    <button type="button" onClick={() => void mutate()}>
      Look
    </button>
  )
}
const Features = () => <p>{[...useFlagsOn()].join(' ')}</p>

test('a part that comes after a flag was flipped wakes as it was drawn, then shows the flip', async () => {
  const fallback = { [statusKey]: siteStatus('HOT3', 'FAV3') }
  const { written, shown, said, press, complaints, asked } = await page(
    Features,
    fallback,
    (Part) => (
      <>
        <Watch />
        <Part />
      </>
    ),
  )
  await press()
  await act(async () => asked[0]?.answer(siteStatus('FAV3')))
  expect(said()).toBe('HOT3 FAV3')

  await act(async () => late.wake())
  expect(said()).toBe('FAV3')
  expect(complaints).not.toHaveBeenCalled()
  // The server's own paragraph, not another in its place.
  expect(shown()).toBe(written)
})

test('a part of a page without data wakes as it was drawn, though the status has come meanwhile', async () => {
  const { written, shown, said, complaints, asked } = await page(Features, {}, (Part) => (
    <>
      <Watch />
      <Part />
    </>
  ))
  await act(async () => asked[0]?.answer(siteStatus('FAV3')))
  expect(said()).toBe('')

  await act(async () => late.wake())
  expect(said()).toBe('FAV3')
  expect(complaints).not.toHaveBeenCalled()
  expect(shown()).toBe(written)
})

test('what a part is told changes when it is awake, and what the server drew stands until then', async () => {
  const Told = ({ name }: { name: string }) => <p>The part of {name}</p>
  function Page({ Part }: { Part: ComponentType<{ name: string }> }) {
    const [names, setNames] = useState(['lantern', 'river', 'kite'])
    return (
      <>
        <button type="button" onClick={() => setNames(names.slice(1))}>
          Next
        </button>
        <Part name={names[0] ?? ''} />
      </>
    )
  }
  const { written, shown, said, press, complaints } = await page(Told, {}, (Part) => (
    <Page Part={Part} />
  ))
  await press()
  expect(shown()).toBe(written)
  expect(said()).toBe('The part of lantern')

  await act(async () => late.wake())
  expect(said()).toBe('The part of river')
  expect(shown()).toBe(written)
  expect(complaints).not.toHaveBeenCalled()

  await press()
  expect(said()).toBe('The part of kite')
})

test('a part that comes when its answer has grown old wakes as it was drawn', async () => {
  const key = callKey(promotionDetail, { id: 7 }, asker)
  function Promotion() {
    const { data, isLoading } = useCall(promotionDetail, { id: 7 })
    return <p>{isLoading ? 'skeleton' : data?.title}</p>
  }
  function Page({ Part }: { Part: ComponentType }) {
    const [more, setMore] = useState(false)
    return (
      <>
        <Part />
        <button type="button" onClick={() => setMore(true)}>
          More
        </button>
        {more && <Promotion />}
      </>
    )
  }
  const { written, shown, said, press, complaints, asked } = await page(
    Promotion,
    { [key]: { title: 'Songkran' } },
    (Part) => <Page Part={Part} />,
  )
  // Nobody watches for life here: the part is asleep for as long as the network is gone.
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(said()).toBe('Songkran')
  await act(async () => late.wake())
  expect(complaints).not.toHaveBeenCalled()
  expect(shown()).toBe(written)
  expect(asked).toHaveLength(0)

  // From then on what is opened asks anew.
  await press()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(asked.map(({ call }) => call.path)).toEqual([promotionDetail.path])
})
