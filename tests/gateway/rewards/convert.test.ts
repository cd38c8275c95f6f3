import { calls } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { openGateway } from '../support/gateway.ts'
import { asOperator, balanceOf, key, makeSaver, walletOf } from './support.ts'

const gateway = openGateway({ opsToken: 'operator-of-the-tests' })

describe('points turned into credit', () => {
  const convert = (token: string, points: number, credit: string) =>
    gateway().ask(calls.convertPoints, { points, credit }, { token, headers: key() })

  test('follow the rate that was shown', async () => {
    const { token } = await makeSaver(gateway(), 'converter', 1000)
    expect((await convert(token, 300, '24.00')).value).toEqual({ credit: '24.00', balance: 700 })
    expect(await walletOf(gateway(), token)).toBe('24.00')
    expect((await convert(token, 300, '25.00')).envelope.code).toBe('price_changed')
    expect((await convert(token, 50, '4.00')).envelope.code).toBe('bad_request')
    expect((await convert(token, 150, '12.00')).envelope.code).toBe('bad_request')
    expect((await convert(token, 800, '64.00')).envelope.code).toBe('points_short')
    expect(await balanceOf(gateway(), token)).toBe(700)
  })

  test('can be switched off by the operator', async () => {
    const rules = { earn: null, lifetimeMonths: 6, convert: null }
    await asOperator(gateway(), 'PUT', '/config', rules)
    expect((await gateway().ask(calls.pointConfig, {})).value).toEqual(rules)
    const { token } = await makeSaver(gateway(), 'too-late', 1000)
    expect((await convert(token, 300, '24.00')).envelope.code).toBe('switched_off')
  })
})
