// @vitest-environment jsdom
import { frameAddress, hearFrame } from '#platform/vendor-frame.ts'
import { expect, it, vi } from 'vitest'

const here = 'https://foyer.example'

it.each([
  ['https://games.example/a?b=1', { origin: 'https://games.example', own: false }],
  ['/play/A?ticket=x', { origin: 'null', own: true }],
  ['http://games.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://foyer.example@evil.example/', null],
  ['https://', null],
])('the address %s', (text, address) => {
  const found = frameAddress(text, here)
  expect(found && { origin: found.origin, own: found.own }).toEqual(address)
})

it('hears the frame itself, from the page that was opened in it, and nobody else', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const heard = vi.fn<(data: unknown) => void>()
  const stop = hearFrame(() => frame, { origin: 'https://games.example' }, heard)
  const say = (data: string, origin: string, source: MessageEventSource | null) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source }))
  say('its own', 'https://games.example', frame.contentWindow)
  say('another page in it', 'https://evil.example', frame.contentWindow)
  say('another window', 'https://games.example', window)
  say('nobody', 'https://games.example', null)
  stop()
  say('too late', 'https://games.example', frame.contentWindow)
  expect(heard.mock.calls).toEqual([['its own']])
})
