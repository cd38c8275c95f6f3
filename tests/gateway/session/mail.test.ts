import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { calls } from '#contract/index.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { resetRequests } from '#gateway/database/schema/index.ts'
import { settled } from '#gateway/http/afterwards.ts'
import { recoveryRules } from '#gateway/session/constants.ts'
import { readOutbox } from '#gateway/session/outbox.ts'
import { workOff } from '#gateway/session/reset-requests.ts'
import { openCopy, TestGateway } from '../support/gateway.ts'
import { makeAccount } from '../support/people.ts'

/** A mail server as small as can be: takes letters, or refuses whom they are for. */
const post = { letters: [] as string[], refuses: false }

function serve(): Server {
  return createServer((socket) => {
    let letter: string[] | null = null
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (letter) {
        if (line !== '.') return void letter.push(line)
        post.letters.push(letter.join('\n'))
        letter = null
        return say('250 taken')
      }
      if (/^(EHLO|HELO)/i.test(line)) return say('250 post')
      if (/^RCPT/i.test(line) && post.refuses) return say('451 not now')
      if (/^DATA/i.test(line)) {
        letter = []
        return say('354 go on')
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
      say('250 fine')
    }
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
    socket.on('error', () => undefined)
    say('220 post')
  })
}

let server: Server
let gateway: TestGateway
beforeAll(async () => {
  server = serve().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  gateway = new TestGateway(await openCopy(), {
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Foyer <no-reply@play.example>' },
    publicUrl: 'https://play.example',
  })
  await makeAccount(gateway, 'nok', { email: 'nok@example.com' })
})
afterAll(async () => {
  server.close()
  await gateway.opened.close()
})

async function ask() {
  const response = await gateway.fetch(calls.forgotByEmail.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Language: 'TH',
      // Whoever asks may say that they are anywhere.
      Host: 'evil.example',
    },
    body: 'username=nok&email=nok%40example.com',
  })
  await settled(gateway.database)
  return response.status
}

const subjectOf = (letter: string) => {
  const [folded = ''] = /^Subject:.*(?:\n[ \t].*)*/m.exec(letter) ?? []
  return [...folded.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)]
    .map(([, word = '']) => Buffer.from(word, 'base64').toString())
    .join('')
}
const textOf = (letter: string) => {
  const [head = '', ...body] = letter.split('\n\n')
  const text = body.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString()
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

test('a letter leaves by the house’s mail server, and leads to the house’s own address', async () => {
  expect(await ask()).toBe(200)
  const [letter = ''] = post.letters
  expect(letter).toMatch(/^From: Foyer <no-reply@play\.example>$/m)
  expect(letter).toMatch(/^To: nok@example\.com$/m)
  expect(subjectOf(letter)).toBe('ตั้งรหัสผ่านใหม่สำหรับ Foyer')
  const text = textOf(letter)
  const token = /https:\/\/play\.example\/reset-password#([\w-]{43})/.exec(text)?.[1]
  expect(token).toBeDefined()
  expect(text).not.toContain('evil.example')

  // What the mail server carries is kept for the operator without what opens the account.
  const [row] = await readOutbox(gateway.database, 'nok@example.com')
  expect(row?.sentAt).toEqual(gateway.now)
  expect(row?.text).toContain('/reset-password#••••••')
  expect(row?.text).not.toContain(token)
})

test('one that the mail server refuses is tried again a minute later, so often and no more', async () => {
  const waiting = () => gateway.database.select().from(resetRequests)
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  post.refuses = true
  post.letters = []
  expect(await ask()).toBe(200)
  expect(await waiting()).toMatchObject([{ attempts: 1 }])
  // Beside the letter of before, which left.
  const rows = await readOutbox(gateway.database, 'nok@example.com')
  expect(rows.map(({ failure }) => failure)).toContain('mail server: 451')

  await workOff(gateway.house, gateway.now)
  expect(await waiting()).toMatchObject([{ attempts: 1 }])
  gateway.later(recoveryRules.again)
  post.refuses = false
  await workOff(gateway.house, gateway.now)
  expect(post.letters).toHaveLength(1)
  expect(await waiting()).toEqual([])

  post.refuses = true
  post.letters = []
  await ask()
  for (let i = 0; i < recoveryRules.attempts + 2; i++) {
    gateway.later(recoveryRules.again)
    await workOff(gateway.house, gateway.now)
  }
  expect(await waiting()).toMatchObject([{ attempts: recoveryRules.attempts }])
  expect(post.letters).toEqual([])

  const logged = log.mock.calls.join('')
  log.mockRestore()
  expect(logged).toContain('mail server: 451')
  // Its words may repeat whom it was told to write to.
  expect(logged).not.toContain('not now')
})
