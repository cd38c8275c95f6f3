import * as games from './games.ts'
import * as member from './member.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as wallet from './wallet.ts'

export { envelope } from './envelope.ts'

/** Every call by name. The gateway must hold a handler for each, or it does not compile. */
export const calls = {
  systemStatus: site.systemStatus,
  whitelabel: site.whitelabel,
  settings: site.settings,
  domainRoute: site.domainRoute,
  resources: site.resources,
  customerService: site.customerService,
  announcements: site.announcements,
  captcha: session.captcha,
  login: session.login,
  logout: session.logout,
  sealingKey: session.sealingKey,
  memberInfo: member.memberInfo,
  balance: wallet.balance,
  gameMenus: games.gameMenus,
  gameList: games.gameList,
  hotGames: games.hotGames,
  recentGames: games.recentGames,
  winnerBoard: games.winnerBoard,
} as const

export type CallName = keyof typeof calls
