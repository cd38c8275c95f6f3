import { calls } from '#contract/index.ts'
import { vendorCalls } from '#contract/vendor.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import { signedHeaders } from '#gateway/games/vendor/signature.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { readReply, type TestGateway } from './gateway.ts'
import { makeVisitor } from './people.ts'

/** A game of a type that is open, at which 20.00 may be staked. */
export async function gameOf(
  gateway: TestGateway,
  gameType: 'RNG' | 'LIVE' | 'PVP' | 'MINIGAME',
  vassalage?: string,
) {
  const [game] = await gateway.database
    .select()
    .from(games)
    .where(
      and(
        eq(games.gameType, gameType),
        eq(games.isOpen, true),
        inArray(games.minBet, [100, 1000, 2000]),
        vassalage === undefined ? undefined : eq(games.vassalage, vassalage),
      ),
    )
    .limit(1)
  if (!game) throw new Error(`No ${gameType}`)
  return game
}

/** Somebody with so much in the wallet. */
export async function makePlayer(gateway: TestGateway, username: string, minor: bigint) {
  const visitor = await makeVisitor(gateway, username)
  const legs = [
    { owner: visitor.account.id, kind: 'main', amount: minor },
    { owner: null, kind: 'equity', amount: -minor },
  ] as const
  const idempotencyKey = `opening-of-${username}`
  await post(gateway.database, { kind: 'opening', idempotencyKey, legs }, gateway.now)
  return visitor
}

/** Launches a game; the address has the ticket. */
export async function launch(
  gateway: TestGateway,
  nodeId: number,
  token: string | null,
  demo = false,
  roomId?: string,
): Promise<URL> {
  const { value } = await gateway.ask(
    calls.launchGame,
    {
      nodeId,
      ...(demo && { demo: '1' as const }),
      ...(roomId !== undefined && { roomId }),
    },
    { token },
  )
  return new URL(value.game_url ?? '', 'http://foyer.test')
}

/** A vendor's call, signed with its own secret or with another. */
export async function askAs(
  gateway: TestGateway,
  vendor: { code: string; secret: string },
  name: keyof typeof vendorCalls,
  input: unknown,
  change: { at?: Date; body?: string; headers?: Record<string, string>; method?: string } = {},
) {
  const { path } = vendorCalls[name]
  const body = JSON.stringify(input)
  const headers = {
    ...signedHeaders(vendor, path, body, change.at ?? gateway.now),
    ...change.headers,
  }
  const method = change.method ?? 'POST'
  const init =
    method === 'GET' ? { method, headers } : { method, headers, body: change.body ?? body }
  const reply = await readReply<Record<string, unknown> | null>(await gateway.fetch(path, init))
  return { status: reply.status, code: reply.envelope.code ?? null, value: reply.value }
}
