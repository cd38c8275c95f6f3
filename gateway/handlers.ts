import { hotGames } from './games/hot.ts'
import { gameList } from './games/list.ts'
import { gameMenus } from './games/menus.ts'
import { recentGames } from './games/recent.ts'
import { winnerBoard } from './games/winners.ts'
import type { Handlers } from './http/handler.ts'
import { memberInfo } from './member/info.ts'
import { captcha } from './session/captcha.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { sealingKey } from './session/sealing-keys.ts'
import { announcements } from './site/announcements.ts'
import { customerService, resources } from './site/contact.ts'
import { whitelabel } from './site/flags.ts'
import { settings } from './site/settings.ts'
import { domainRoute, systemStatus } from './site/status.ts'
import { balance } from './wallet/balance.ts'

/** Every call of the contract and who answers it. */
export const handlers: Handlers = {
  systemStatus,
  whitelabel,
  settings,
  domainRoute,
  resources,
  customerService,
  announcements,
  captcha,
  login,
  logout,
  sealingKey,
  memberInfo,
  balance,
  gameMenus,
  gameList,
  hotGames,
  recentGames,
  winnerBoard,
}
