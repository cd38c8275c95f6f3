import { serviceAddress } from '#features/support/service-address.ts'
import { expect, test } from 'vitest'

const where = {
  origin: 'http://localhost:4400',
  hosts: ['help.example.com', 'chat.example.com:8443'],
}
const open = (text: string) => serviceAddress(text, where)?.href ?? null

test.each([
  ['/chat-room?ticket=x', 'http://localhost:4400/chat-room?ticket=x'],
  ['http://localhost:4400/service-desk', 'http://localhost:4400/service-desk'],
  ['https://help.example.com/desk', 'https://help.example.com/desk'],
  ['https://chat.example.com:8443/', 'https://chat.example.com:8443/'],
])('%s leads there', (text, href) => expect(open(text)).toBe(href))

test.each([
  '',
  ' ',
  'http://help.example.com/desk',
  'https://evil.example.com/',
  'https://help.example.com.evil.example/',
  'https://help.example.com@evil.example/',
  'https://me:secret@help.example.com/',
  'https://chat.example.com/',
  '//evil.example/desk',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('%s leads nowhere', (text) => expect(open(text)).toBeNull())
