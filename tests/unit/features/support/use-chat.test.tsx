// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { brand as brandSchema, chatLaunch, chatUnread } from '#contract/index.ts'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { useChat, useChatUnread } from '#features/support/use-chat.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const brand = v.parse(brandSchema, {
  id: 'foyer',
  name: 'Foyer',
  scene: 'hall',
  serviceHosts: ['chat.example.com'],
})
const site = { brand, host: 'foyer.example', scheme: 'dark', mark: '' } as const
const choice = { locale: 'th', locales: ['th'], change: async () => {} } as const

function open() {
  const server = fakeServer()
  const view = renderHook(({ open: isOpen }) => useChat(isOpen, 'ห้องแชต'), {
    initialProps: { open: true },
    wrapper: ({ children }: { children: ReactNode }) => (
      <SiteProvider value={site}>
        <LocaleProvider value={choice}>
          <server.wrapper>{children}</server.wrapper>
        </LocaleProvider>
      </SiteProvider>
    ),
  })
  const launches = () => server.asked.filter(({ path }) => path === chatLaunch.path)
  return {
    launches,
    now: () => view.result.current,
    show: (isOpen: boolean) => act(async () => view.rerender({ open: isOpen })),
    answer: (chatUrl: string, at = -1) => act(async () => launches().at(at)?.answer({ chatUrl })),
    fail: (error: unknown) => act(async () => launches().at(-1)?.fail(error)),
    retry: () => act(async () => view.result.current.onRetry()),
  }
}

test('every opening asks for a room of its own', async () => {
  const chat = open()
  expect(chat.now().status).toBe('loading')
  expect(chat.launches()[0]?.input).toEqual({
    b2c: '1',
    title: 'ห้องแชต',
    language: 'TH',
    headerColor: '#6142bf',
  })
  await chat.answer('https://chat.example.com/room?seat=1')
  expect(chat.now()).toMatchObject({ status: 'ready', own: false })
  await chat.show(false)
  await chat.show(true)
  expect(chat.launches()).toHaveLength(2)
  await chat.answer(`${location.origin}/chat-room?seat=2`)
  expect(chat.now()).toMatchObject({ status: 'ready', own: true })
})

test.each([
  [new CallError('refused', { status: 500 }), { status: 'failed', code: 'CH-500' }],
  [new CallError('malformed', { status: 200 }), { status: 'failed', code: 'CH-MALFORMED' }],
  [new CallError('timeout'), { status: 'offline' }],
  [new CallError('refused', { status: 403, code: 'switched_off' }), { status: 'switched-off' }],
])('an answer that is none says so, and is asked for again at a press: %s', async (error, told) => {
  const chat = open()
  await chat.fail(error)
  expect(chat.now()).toMatchObject(told)
  await chat.retry()
  expect(chat.now().status).toBe('loading')
  await chat.answer('https://chat.example.com/room')
  expect(chat.now().status).toBe('ready')
})

test.each([
  '',
  'https://evil.example/',
  `https://chat.example.com.evil.example/${'x'.repeat(5000)}`,
])('leads nowhere but to the house’s own rooms: %s', async (address) => {
  const chat = open()
  await chat.answer(address)
  expect(chat.now().status).toBe('untrusted')
})

test('a room that was asked for earlier is not the one that is shown', async () => {
  const chat = open()
  await chat.fail(new CallError('offline'))
  await chat.retry()
  await chat.show(false)
  await chat.show(true)
  await chat.answer('https://chat.example.com/new')
  await chat.answer('https://chat.example.com/old', -2)
  expect(chat.now()).toMatchObject({ url: 'https://chat.example.com/new' })
})

test('what is unread is asked for by who may chat, and is none where nobody says', async () => {
  const server = fakeServer()
  const view = renderHook(({ allowed }) => useChatUnread(allowed), {
    initialProps: { allowed: false },
    wrapper: server.wrapper,
  })
  expect(server.asked).toHaveLength(0)
  view.rerender({ allowed: true })
  await act(async () => server.last(chatUnread).fail(new CallError('malformed', { status: 200 })))
  expect(view.result.current.unread).toBe(0)
  await act(async () => view.result.current.refresh())
  await act(async () => server.last(chatUnread).answer({ unReadCount: 7 }))
  expect(view.result.current.unread).toBe(7)
})
