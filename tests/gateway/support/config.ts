import { brand } from '#contract/index.ts'
import * as v from 'valibot'
import type { Config } from '#gateway/config.ts'

/** When every test takes place, unless it moves the clock. */
export const testTime = new Date('2026-11-20T12:00:00.000Z')

/** A configuration that depends on nothing around it. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDirectory: '.data',
    databaseUrl: null,
    brand: v.parse(brand, { id: 'foyer', name: 'Foyer', scene: 'hall', currency: 'THB' }),
    opsToken: null,
    proxies: 0,
    countryHeader: null,
    log: false,
    domains: [],
    agentHosts: [],
    ciphers: ['none', 'modern'],
    botCheck: { provider: 'none' },
    social: [],
    desKey: null,
    sms: null,
    mail: null,
    vendors: [],
    publicUrl: null,
    distDirectory: '/nonexistent',
    statusCache: 0,
    checkAnswers: true,
    now: () => testTime,
    ...changes,
  }
}
