// Proves that two gateways on one PostgreSQL are one site: `node scripts/two-processes.ts`.
// Ends with 1 when something does not hold, with 2 when no PostgreSQL can be had.
import assert from 'node:assert/strict'
import process from 'node:process'
import { calls } from '#contract/index.ts'
import postgres from 'postgres'
import { addMember, ask, askAsOperator, logIn, sealedLogin, sendLogin } from './asking.ts'
import { addressAs } from './holds.ts'
import { killedSettlement, proveKilledSettlement } from './killed-settlement.ts'
import { oneDraw, proveOneDraw } from './one-draw.ts'
import { NoPostgres, openEmptyPostgres } from './postgres.ts'
import { serve, type Served } from './serve.ts'

const username = 'twoprocesses'
/** What the server calls the two. */
const names = ['one-house', 'same-house'] as const

/** One by one, what two processes must agree on. */
const proofs: [string, (a: Served, b: Served, url: string) => Promise<void>][] = [
  [
    'a session opened by one is known to the other',
    async (a, b) => {
      const { token } = (await logIn(a, username)).value
      assert.equal((await ask(b, calls.memberInfo, { token })).value.account, username)
      assert.equal((await ask(b, calls.balance, { token })).value.sumBalance, '0.00')
    },
  ],
  [
    'ended by one, it is over for the other',
    async (a, b) => {
      const { token } = (await logIn(a, username)).value
      assert.equal((await ask(b, calls.logout, { token })).status, 200)
      assert.equal((await ask(a, calls.balance, { token })).status, 401)
    },
  ],
  [
    'a rush on an old token gets one successor from both',
    async (a, b, url) => {
      const { token } = (await logIn(a, username)).value
      const client = postgres(url, { max: 1 })
      await client`update sessions set rotated_at = rotated_at - interval '20 minutes'`
      await client.end()
      const rush = await Promise.all(
        Array.from({ length: 24 }, (_, i) => ask(i % 2 ? a : b, calls.balance, { token })),
      )
      assert.deepEqual(new Set(rush.map(({ status }) => status)), new Set([200]))
      const successors = new Set(rush.map(({ next }) => next))
      assert.equal(successors.size, 1)
      const next = String([...successors][0])
      for (const gateway of [a, b]) {
        assert.equal((await ask(gateway, calls.balance, { token: next })).status, 200)
      }
    },
  ],
  [
    'a sealed body opened by one is refused by the other',
    async (a, b) => {
      const sealed = await sealedLogin(a, username)
      assert.equal((await sendLogin(a, sealed)).status, 200)
      assert.equal((await sendLogin(b, sealed)).code, 'sealed')
    },
  ],
  [
    'failures add up, and a picture drawn by one is read by the other',
    async (a, b) => {
      for (const gateway of [a, b, a]) await logIn(gateway, username, { password: 'wrong' })
      assert.equal((await logIn(b, username)).code, 'captcha_needed')
      const picture = (await ask(a, calls.captcha)).value
      const told = await askAsOperator(b, 'GET', `/ops/captchas/${picture.id}`)
      const given = { captcha: told.value.digits, captchaId: picture.id }
      assert.equal((await logIn(b, username, given)).status, 200)
      assert.equal((await logIn(a, username)).status, 200)
    },
  ],
  [
    'a feature switched at one is switched at the other within two seconds',
    async (a, b) => {
      const isOn = async () => JSON.stringify((await ask(b, calls.whitelabel)).value)
      const before = await isOn()
      await askAsOperator(a, 'PUT', '/ops/flags', { FREEPLAY3: '0' })
      const deadline = performance.now() + 2000
      while ((await isOn()) === before) {
        assert.ok(performance.now() < deadline, 'still the old feature tree')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  ],
  [oneDraw, async (a, b, url) => proveOneDraw([a, b], { url, username, names })],
  [
    'one goes, the other stays',
    async (a, b) => {
      await a.stop()
      assert.equal((await ask(b, calls.gameMenus)).status, 200)
    },
  ],
]

/** Runs every proof; the number of those that failed. */
export async function proveTwoProcesses(): Promise<number> {
  const database = await openEmptyPostgres()
  const print = (line: string) => process.stdout.write(`${line}\n`)
  print(`Two gateways on one PostgreSQL (${database.origin})`)
  let failed = 0
  const prove = async (claim: string, proof: () => Promise<void>) => {
    try {
      await proof()
      print(`  ok      ${claim}`)
    } catch (cause) {
      failed += 1
      print(
        `  failed  ${claim}\n          ${cause instanceof Error ? cause.message : String(cause)}`,
      )
    }
  }
  try {
    // Both at once, on an empty database: each would migrate and seed it.
    const env = { FOYER_BOT_CHECK: 'none' }
    const open = (name: string) =>
      serve({ env: { ...env, DATABASE_URL: addressAs(name, database.url) } })
    const [a, b] = await Promise.all([open(names[0]), open(names[1])])
    print(`  both up after ${Math.round(Math.max(a.startUp, b.startUp))} ms`)
    try {
      await addMember(database.url, username)
      for (const [claim, proof] of proofs) await prove(claim, () => proof(a, b, database.url))
    } finally {
      await Promise.all([a.stop(), b.stop()])
    }
    await prove(killedSettlement, () => proveKilledSettlement(database.url, env))
  } finally {
    await database.stop()
  }
  return failed
}

if (import.meta.main) {
  try {
    process.exitCode = (await proveTwoProcesses()) > 0 ? 1 : 0
  } catch (cause) {
    if (!(cause instanceof NoPostgres)) throw cause
    process.stderr.write(`Not proven: ${cause.message}\n`)
    process.exitCode = 2
  }
}
