import { holdings } from '#gateway/wallet/ledger.ts'
import type { TestGateway } from '../../support/gateway.ts'
import { askAs, gameOf, launch, makePlayer } from '../../support/play.ts'

/** Vendors of an operator, each with a studio of its own. */
export const lotus = {
  code: 'LTF',
  address: 'https://games.lotus.example/open?brand=foyer',
  secret: 'l'.repeat(32),
}
export const krathong = {
  code: 'KRT',
  address: 'https://krathong.example/play',
  secret: 'k'.repeat(40),
}

let last = 0
export const newRound = () => `round-${String(last++).padStart(4, '0')}`

/** Somebody at a game of an operator's vendor. */
export async function seatedAt(gateway: TestGateway, username: string, minor = 10_000n) {
  const { token, account } = await makePlayer(gateway, username, minor)
  const { nodeId } = await gameOf(gateway, 'RNG', 'LTF')
  const url = await launch(gateway, nodeId, token)
  const ticket = url.searchParams.get('ticket') ?? ''
  const opened = await askAs(gateway, lotus, 'vendorSession', { ticket })
  const session = String(opened.value?.session)
  const has = () => holdings(gateway.database, account.id)
  return { token, account, nodeId, url, ticket, opened, session, has }
}
