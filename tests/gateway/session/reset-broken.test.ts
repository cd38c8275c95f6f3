import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { makeResetToken, resetByLink } from '#gateway/session/reset-links.ts'
import { breakAfter } from '../support/break-after.ts'
import { openGateway } from '../support/gateway.ts'
import { attempt, makeAccount, makeVisitor } from '../support/people.ts'

const gateway = openGateway()

test('a link is good for another try, wherever the first one broke off', async () => {
  const { account } = await makeVisitor(gateway(), 'unlucky')
  const { database, config, house, now } = gateway()
  const token = await makeResetToken(house, account.id, now)
  const newPassword = 'new-lantern-77'
  let broken = true
  for (let statements = 0; broken; statements++) {
    broken = false
    const weak = breakAfter(database, statements, () => (broken = true))
    const asked = {
      input: { token, newPassword },
      address: `198.51.100.${statements}`,
      now,
      keep: async () => {},
    }
    await resetByLink(asked as unknown as Parameters<typeof resetByLink>[0], {
      database: weak,
      config,
    }).catch((cause: unknown) => {
      if (!broken) throw cause
    })
    const link = await gateway().ask(calls.resetLink, { token })
    expect(link.status, `after ${statements} statements`).toBe(broken ? 200 : 404)
  }
  const login = await attempt(gateway(), 'unlucky', { password: newPassword })
  expect(login.status).toBe(200)
})

test('two links of one account at once set one password', async () => {
  const { id } = await makeAccount(gateway(), 'two-links')
  const { house, now } = gateway()
  const tokens = [await makeResetToken(house, id, now), await makeResetToken(house, id, now)]
  const replies = await Promise.all(
    tokens.map((token, n) =>
      gateway().ask(calls.resetByLink, { token, newPassword: `lantern-number-${n}` }),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})
