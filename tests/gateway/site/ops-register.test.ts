import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { houseRegisterRules } from '#gateway/site/settings.ts'
import { openGateway, readReply } from '../support/gateway.ts'

const opsToken = 'operator-of-this-test'
const gateway = openGateway({ opsToken })

const change = async (body: unknown, token = opsToken) =>
  readReply(
    await gateway().fetch('/ops/register', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

const asked = async () => (await gateway().ask(calls.settings, {})).value.register

const rule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 6,
  patternId: 2,
  acceptedPattern: '^[0-9]+$',
}

test('an operator changes what registration asks, and takes it back', async () => {
  expect((await change({ idNumber: rule })).status).toBe(200)
  expect(await asked()).toEqual({ ...houseRegisterRules, idNumber: rule })
  expect((await change({})).status).toBe(200)
  expect(await asked()).toEqual(houseRegisterRules)
})

test('nobody else does, and nothing that is no rule is kept', async () => {
  expect((await change({ idNumber: rule }, 'somebody-elses-token')).status).toBe(401)
  expect((await change({ idNumber: { enabled: 'yes' } })).status).toBe(400)
  expect(await asked()).toEqual(houseRegisterRules)
})
