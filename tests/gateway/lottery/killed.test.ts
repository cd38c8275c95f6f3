import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { calls } from '#contract/index.ts'
import { and, eq, like, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import {
  ledgerTransactions,
  lotteryDraws,
  lotteryTickets,
  pointEntries,
} from '#gateway/database/schema/index.ts'
import { embedded, openEmbedded } from '#gateway/database/open-embedded.ts'
import { workLotteries } from '#gateway/lottery/keep-draws.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { TestGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

/** How often the power goes before somebody comes to an end. */
const kills = 6

/** Statements until the next kill: a row without a pattern, the same in every run. */
const row = (() => {
  let state = 20_261_120
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
})()

/** Runs a process of two or three seconds on the folder until it is killed, or has nothing left to do. */
const work = (folder: string, statements: number, at: Date) =>
  new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'mortal-process.ts'), String(statements), at.toISOString()],
      {
        env: { FOYER_DATA: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ?? code))
  })

test('processes that are killed for real pay every ticket once', { timeout: 240_000 }, async () => {
  const template = inject('template')
  // On PostgreSQL it is the server that outlives its clients; what is hard is a folder that does not.
  if (!('file' in template)) return
  const folder = await mkdtemp(join(tmpdir(), 'foyer-killed-'))
  try {
    const loadDataDir = new Blob([await readFile(template.file)])
    const client = await PGlite.create({ dataDir: join(folder, 'postgres'), loadDataDir })
    const before = new TestGateway(embedded(client))
    const { value: rules } = await before.ask(calls.lotteryRules, { gameCode: 'LOTT-7001' })
    const players: string[] = []
    for (let at = 0; at < 2; at++) {
      const { account, token } = await makeVisitor(before, `lottery-killed-${at}`)
      players.push(token)
      const legs = [
        { owner: account.id, kind: 'main', amount: 100_000n },
        { owner: null, kind: 'equity', amount: -100_000n },
      ] as const
      const idempotencyKey = `opening-of-killed-${at}`
      await post(before.database, { kind: 'opening', idempotencyKey, legs }, before.now)
      // A ticket for each digit: whatever is drawn, some win and some do not.
      for (let digit = 0; digit < 10; digit++) {
        const lines = [{ playType: '1top', numbers: String(digit), stake: '10.00' }]
        const headers = { 'Idempotency-Key': `killed-${at}-${digit}`.padEnd(20, '-') }
        const input = { drawId: rules.drawId, lines }
        await before.ask(calls.placeLotteryTicket, input, { token, headers })
      }
    }
    const drawn = new Date(before.now.getTime() + rules.game.remainTime * 1000)
    // Whatever else is due by then has been: what is killed is at work on this draw.
    before.later((rules.game.remainTime - 1) * 1000)
    await workLotteries(before.house, before.now)
    await client.close()

    for (let kill = 0; kill < kills; kill++) {
      // The first ones go before the draw is drawn, the others between any two steps of a payment.
      const statements = kill < 2 ? 3 + kill * 3 : 30 + Math.floor(row() * 50)
      expect(await work(folder, statements, drawn)).toBe('SIGKILL')
    }
    const between = await openEmbedded(folder)
    const waiting = await between.database.$count(
      lotteryTickets,
      and(eq(lotteryTickets.drawId, rules.drawId), eq(lotteryTickets.status, 'waiting')),
    )
    const [halfway] = await between.database
      .select()
      .from(lotteryDraws)
      .where(eq(lotteryDraws.id, rules.drawId))
    await between.close()
    // Some are paid, and some are left to whoever comes last.
    expect(waiting).toBeGreaterThan(0)
    expect(waiting).toBeLessThan(20)
    expect(await work(folder, Number.MAX_SAFE_INTEGER, drawn)).toBe(0)

    const opened = await openEmbedded(folder)
    const after = new TestGateway(opened)
    after.later(rules.game.remainTime * 1000)
    const [draw] = await opened.database
      .select()
      .from(lotteryDraws)
      .where(eq(lotteryDraws.id, rules.drawId))
    expect(draw).toMatchObject({ prizes: halfway?.prizes, seed: halfway?.seed })
    expect(draw?.settledAt).not.toBeNull()
    const hits = new Set(draw?.prizes?.[0]?.numbers[0]?.slice(-3)).size
    for (const token of players) {
      const { value } = await after.ask(calls.balance, {}, { token })
      expect(value.sumBalance).toBe(`${900 + hits * 32}.00`)
    }
    const count = async (kind: string) =>
      opened.database.$count(ledgerTransactions, eq(ledgerTransactions.kind, kind))
    expect(await count('lottery_win')).toBe(hits * 2)
    // A stake earns its points once, too.
    const earned = await opened.database
      .select({ n: sql<number>`count(*)::int` })
      .from(pointEntries)
      .where(like(pointEntries.key, '%lottery:%'))
    expect(earned[0]?.n).toBe(20)
    await opened.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
