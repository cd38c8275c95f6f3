import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openPostgres } from '#gateway/database/open-postgres.ts'

/** A port at which nobody answers. */
async function deadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('a server that has been gone for long is told of as soon as one that has just gone', async () => {
  const opened = openPostgres(`postgres://foyer@127.0.0.1:${await deadPort()}/foyer`)
  const began = performance.now()
  try {
    // So many that each connection has been tried again and again.
    const asked = Array.from({ length: 40 }, () => opened.database.execute(sql`select 1`))
    const told = await Promise.allSettled(asked)
    expect(told.every(({ status }) => status === 'rejected')).toBe(true)
  } finally {
    await opened.close()
  }
  expect(performance.now() - began).toBeLessThan(5000)
})
