// @vitest-environment jsdom
import { type Client, ClientProvider, useCall } from '#client/index.ts'
import { balance } from '#contract/index.ts'
import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'

function Balance() {
  const { data } = useCall(balance, {})
  return <p>{data ? data.sumBalance : 'nothing yet'}</p>
}

/** A page with a server that answers when it is told to. */
function page() {
  const asked: ((answer: unknown) => void)[] = []
  const client = {
    send: () => new Promise((answer) => asked.push(answer)),
  } as unknown as Client
  const cache = new Map<string, { data?: unknown }>()
  const provider = { provider: () => cache }
  const as = (who: string, locale = 'th') => (
    <SWRConfig value={provider}>
      <ClientProvider client={client} asker={{ locale, who }} fallback={{}}>
        <Balance />
      </ClientProvider>
    </SWRConfig>
  )
  const kept = () => [...cache.values()].filter(({ data }) => data !== undefined)
  const shown = () => screen.getByRole('paragraph').textContent
  const answer = (index: number, sumBalance: string) =>
    act(async () => asked[index]?.({ sumBalance }))
  return { as, answer, kept, shown, asked }
}

test('who logs in again at once gets an answer of their own', async () => {
  const { as, answer, kept, shown, asked } = page()
  const { rerender } = render(as('nok 1'))
  rerender(as('nok 3'))
  // Not the request that was under way for the session before.
  expect(asked).toHaveLength(2)
  await answer(0, '1.00')
  expect(shown()).toBe('nothing yet')
  await answer(1, '500.00')
  expect(shown()).toBe('500.00')
  expect(kept()).toHaveLength(1)
})

test('nothing stays of what the last person saw, and all that one sees in another language', async () => {
  const { as, answer, kept } = page()
  const { rerender } = render(as('nok 1'))
  await answer(0, '500.00')
  rerender(as('nok 1', 'en'))
  await answer(1, '500.00')
  expect(kept()).toHaveLength(2)
  rerender(as('guest 2'))
  expect(kept()).toHaveLength(0)
})
