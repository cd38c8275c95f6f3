import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { accounts as table } from '#gateway/database/schema/index.ts'
import { seedAccounts } from '#gateway/member/seed.ts'
import { accounts } from '#gateway/sandbox/accounts.ts'
import { welcome } from '#gateway/welcome.ts'
import { testConfig } from '../support/config.ts'
import { openGateway } from '../support/gateway.ts'
import { attempt } from '../support/people.ts'

const gateway = openGateway()

test.each(accounts)('$username can log in and has what was promised', async (person) => {
  const { value } = await attempt(gateway(), person.username, { password: person.password })
  const { token } = value
  const info = await gateway().ask(calls.memberInfo, {}, { token })
  expect(info.value).toMatchObject({
    account: person.username,
    nickname: person.nickname,
    type: person.type,
    clubLabel: person.clubLabel,
    memberLabel: person.memberLabels,
  })
  const money = await gateway().ask(calls.balance, {}, { token })
  expect(money.value.sumBalance).toBe(person.balance)
})

test('seeding again changes nothing', async () => {
  const before = await gateway().database.select().from(table)
  await seedAccounts(gateway().database, gateway().now)
  expect(await gateway().database.select().from(table)).toEqual(before)
})

const gatewayThatIsUp = {
  url: 'http://127.0.0.1:4400',
  engine: 'embedded' as const,
  close: async () => {},
}

test('the console lists them, and never the operator’s token', () => {
  const text = welcome(testConfig({ opsToken: 'very-secret-token' }), gatewayThatIsUp)
  expect(text).toContain('http://127.0.0.1:4400')
  for (const { username, password } of accounts) expect(text).toContain(`${username} / ${password}`)
  expect(text).not.toContain('very-secret-token')
})

test('the console warns of bodies that travel unsealed, and of nothing else', () => {
  const warning = 'Warning: FOYER_CIPHERS'
  expect(welcome(testConfig({ ciphers: ['modern', 'none'] }), gatewayThatIsUp)).toContain(warning)
  expect(welcome(testConfig({ ciphers: ['modern'] }), gatewayThatIsUp)).not.toContain('Warning')
})
