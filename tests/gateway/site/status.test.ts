import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { useGateway } from '../support/gateway.ts'

const gateway = useGateway()

test('the status is open, with a feature tree', async () => {
  const { status, value } = await gateway().ask(calls.systemStatus, { url: 'foyer.test' })
  expect(status).toBe(200)
  expect(value).toMatchObject({ maintenance: null, regionRestriction: null })
  expect(value.info.whitelabel).toContainEqual({ modId: 'HOT3', enabled: '1' })
})
