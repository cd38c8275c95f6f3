import { calls } from '#contract/index.ts'
import { expect, test, vi } from 'vitest'
import { resetRequests } from '#gateway/database/schema/index.ts'
import { settled } from '#gateway/http/afterwards.ts'
import type * as ResetMail from '#gateway/session/reset-mail.ts'
import { readOutbox } from '#gateway/session/outbox.ts'
import { openGateway, readReply } from '../support/gateway.ts'
import { makeAccount } from '../support/people.ts'

const held = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, release: resolve, looked: 0 }
})

// Everything that could tell whether there is such an account waits until the test says so.
vi.mock('#gateway/session/reset-mail.ts', async (importOriginal) => {
  const whole = await importOriginal<typeof ResetMail>()
  return {
    ...whole,
    ownerOfEmail: async () => {
      held.looked++
      throw new Error('Nobody may look')
    },
    mailResetLink: async (...args: Parameters<typeof whole.mailResetLink>) => {
      await held.promise
      return whole.mailResetLink(...args)
    },
  }
})

const gateway = openGateway()

const ask = async (username: string) =>
  readReply(
    await gateway().fetch(calls.forgotByEmail.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `username=${username}&email=nok%40example.com`,
    }),
  )

test('a lost password is answered before anybody has looked whose it is', async () => {
  const { database } = gateway()
  await makeAccount(gateway(), 'nok', { email: 'nok@example.com' })
  const known = await ask('nok')
  const unknown = await ask('nobody')
  expect(known.status).toBe(200)
  expect(unknown.envelope).toEqual(known.envelope)
  expect(held.looked).toBe(0)
  // Both wait their turn, so that a process that ends now loses neither.
  expect(await database.select().from(resetRequests)).toHaveLength(2)
  expect(await readOutbox(database)).toHaveLength(0)

  held.release()
  await settled(database)
  expect(await database.select().from(resetRequests)).toHaveLength(0)
  expect(await readOutbox(database)).toHaveLength(1)
})
