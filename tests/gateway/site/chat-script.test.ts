// @vitest-environment jsdom
import { chatRules } from '#gateway/support/chat-rules.ts'
import { roomScript } from '#gateway/support/chat-script.ts'
import { roomWords } from '#gateway/support/chat-words.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { longest } = chatRules
const { en: words } = roomWords
let said: string[] = []

/** The server of a room, in the window that its script runs in: Node's is another. */
const server = `window.fetch = async (path, { body }) => {
  if (path === '/chat-room/say') document.body.dataset.said = JSON.parse(body).text
  return { ok: true, status: 200, json: async () => ({ list: [] }) }
}`

/** The window of a room, as far as writing in it goes. */
function open() {
  const room = JSON.stringify({ seat: 'seat', words, language: 'en', longest })
  document.body.innerHTML = `<ul id="log"></ul><p id="empty"></p><p id="note"></p>
    <div id="quick"><button type="button">How to deposit</button></div>
    <form id="form"><textarea id="field"></textarea><button>Send</button>
    <p id="left" hidden></p><span id="told"></span></form>
    <script type="application/json" id="room">${room}</script>`
  for (const text of [server, roomScript]) {
    const script = document.createElement('script')
    script.textContent = text
    document.body.append(script)
  }
  const field = document.querySelector('textarea')!
  return {
    field,
    left: document.getElementById('left')!,
    told: document.getElementById('told')!,
    quick: document.querySelector('button')!,
    type(text: string) {
      field.value = text
      field.dispatchEvent(new Event('input'))
    },
    send() {
      document.forms[0]?.requestSubmit()
      said = document.body.dataset.said === undefined ? [] : [document.body.dataset.said]
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete document.body.dataset.said
})

test('counts code points, keeps what is too long, and says how much', async () => {
  const { field, left, told, type, send } = open()
  type('🏮'.repeat(longest - 21))
  expect(left.hidden).toBe(true)
  type('🏮'.repeat(longest))
  expect(left.textContent).toBe('Characters left: 0')
  expect(field.hasAttribute('aria-invalid')).toBe(false)

  const pasted = '🏮'.repeat(longest + 5)
  type(pasted)
  expect(left.textContent).toBe('Characters too many: 5')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  send()
  expect(said).toEqual([])
  expect(field.value).toBe(pasted)
  expect(document.activeElement).toBe(field)
  await vi.advanceTimersByTimeAsync(100)
  expect(told.textContent).toBe('Characters too many: 5')

  type('🏮'.repeat(longest))
  send()
  expect(said).toEqual(['🏮'.repeat(longest)])
  expect(field.value).toBe('')
  expect(left.hidden).toBe(true)
})

test('puts a ready sentence behind what was typed', () => {
  const { field, quick, type } = open()
  quick.click()
  expect(field.value).toBe('How to deposit')
  type('Please tell me: ')
  quick.click()
  expect(field.value).toBe('Please tell me: How to deposit')
})
