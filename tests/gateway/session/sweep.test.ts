import { like } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#gateway/database/schema/index.ts'
import { sweepEvery } from '#gateway/session/constants.ts'
import { countHit } from '#gateway/session/limits.ts'
import { startSweeping, sweep, sweepOnce } from '#gateway/session/sweep.ts'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()
afterEach(() => vi.useRealTimers())

const count = (name: string, window: number) =>
  countHit(gateway().database, `test-${name}`, window, gateway().now)
const left = async () => {
  const rows = await gateway().database.select().from(limits).where(like(limits.name, 'test-%'))
  return rows.map(({ name }) => name)
}

test('takes out what is over, and nothing else', async () => {
  await count('short', 1000)
  await count('long', 2001)
  gateway().later(2000)
  await sweep(gateway().house, gateway().now)
  expect(await left()).toEqual(['test-long'])
})

test('is done once a minute, however many processes think of it', async () => {
  gateway().later(sweepEvery)
  await sweepOnce(gateway().house, gateway().now)
  await count('soon', 1)
  gateway().later(1)
  await sweepOnce(gateway().house, gateway().now)
  expect(await left()).toEqual(['test-soon'])
  gateway().later(sweepEvery)
  await sweepOnce(gateway().house, gateway().now)
  expect(await left()).toEqual([])
})

test('goes on by itself until it is stopped, and outlives a failure', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const now = vi.fn(() => gateway().now)
  now.mockImplementationOnce(() => {
    throw new Error('no clock')
  })
  const stop = startSweeping({
    database: gateway().database,
    config: { ...gateway().config, now },
  })
  gateway().later(sweepEvery)
  await count('again', 1)
  gateway().later(1)
  vi.advanceTimersByTime(2 * sweepEvery)
  await stop()
  expect(log).toHaveBeenCalledTimes(1)
  expect(await left()).toEqual([])
  vi.advanceTimersByTime(5 * sweepEvery)
  expect(now).toHaveBeenCalledTimes(2)
})
