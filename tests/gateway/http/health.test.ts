import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#gateway/app.ts'
import type { Database, OpenDatabase } from '#gateway/database/open.ts'
import { createHealth } from '#gateway/http/health.ts'
import { testConfig } from '../support/config.ts'
import { openCopy } from '../support/gateway.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openCopy()
})
afterAll(() => opened.close())

/** A database that answers as told. */
const database = (execute: () => Promise<unknown>) => ({ execute }) as unknown as Database

describe('the health of a process', () => {
  test('is told without pages, a token or a limit, and never kept', async () => {
    const app = createApp({ database: opened.database, config: testConfig() })
    const response = await app.request('/health')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('ok')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect((await app.request('/health', { method: 'HEAD' })).status).toBe(200)
    expect((await app.request('/health', { method: 'POST' })).status).toBe(405)
  })

  test('is bad while the database refuses, and good again with it', async () => {
    const execute = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('gone'))
    const health = createHealth(database(execute.mockResolvedValue([])))
    const bad = await health()
    expect([bad.status, await bad.text()]).toEqual([503, 'database'])
    expect((await health()).status).toBe(200)
  })

  test('is bad when the database says nothing, which is asked once by however many', async () => {
    const execute = vi.fn(() => new Promise(() => {}))
    const health = createHealth(database(execute), 1)
    const answers = await Promise.all([health(), health(), health()])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(execute).toHaveBeenCalledOnce()
  })
})
