import { download } from './download/downloads.ts'
import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from './games/favourites.ts'
import { hotGames } from './games/hot.ts'
import { launchGame } from './games/launch.ts'
import { gameList } from './games/list.ts'
import { gameMenus } from './games/menus.ts'
import { recentGames } from './games/recent.ts'
import { gameSheet } from './games/sheet.ts'
import { roomList } from './games/rooms.ts'
import { winnerBoard } from './games/winners.ts'
import type { Handlers } from './http/handler.ts'
import { lotteryMenus, openLotteries, popularLotteries, recentLotteries } from './lottery/menus.ts'
import { drawArchive, thaiDraws, vietnamNumbers } from './lottery/results.ts'
import { lotteryLaunch } from './lottery/launch.ts'
import { lotteryRules } from './lottery/rules.ts'
import { cancelLotteryTicket, placeLotteryTicket, ticketList } from './lottery/tickets.ts'
import { bettingRecords } from './member/betting-records.ts'
import { memberInfo } from './member/info.ts'
import { applyForPromotion } from './promotions/apply.ts'
import { claimPromotion } from './promotions/claim.ts'
import { joinPromotion } from './promotions/join.ts'
import { promotionDetail, promotions } from './promotions/list.ts'
import { promotionProof } from './promotions/proofs.ts'
import { referral } from './promotions/referral.ts'
import { pointBalance, pointConfig } from './rewards/balance.ts'
import { convertPoints } from './rewards/convert.ts'
import { missionLeaderboard } from './rewards/leaderboard.ts'
import { pointRewards, redemptionList } from './rewards/list.ts'
import { claimMission, missionSummary } from './rewards/missions.ts'
import { claimRaffle, enterRaffle, raffleList } from './rewards/raffles.ts'
import { redeemReward } from './rewards/redeem.ts'
import { botCheck } from './session/bot-check.ts'
import { captcha } from './session/captcha.ts'
import { changePassword } from './session/change-password.ts'
import { forgotByEmail } from './session/forgot-email.ts'
import { freePlay } from './session/free-play.ts'
import { affiliate } from './session/invites.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { register, registerMobile } from './session/register.ts'
import { resetByLink, resetLink } from './session/reset-links.ts'
import { resetByMobile } from './session/reset-mobile.ts'
import { sealingKey } from './session/sealing-keys.ts'
import { bindSmsCode, forgotSmsCode, loginSmsCode, registerSmsCode } from './session/sms-codes.ts'
import { socialFinish, socialStart } from './session/social.ts'
import { socialProviders } from './session/social-providers.ts'
import { ticketLogin } from './session/tickets.ts'
import { announcements } from './site/announcements.ts'
import { helpCenter } from './site/content-help.ts'
import { customerService, resources } from './site/contact.ts'
import { countries } from './site/countries.ts'
import { whitelabel } from './site/flags.ts'
import { settings } from './site/settings.ts'
import { domainRoute, systemStatus } from './site/status.ts'
import { chatLaunch, chatUnread } from './support/chat.ts'
import { feedback } from './support/feedback.ts'
import { servicePaths } from './support/service-path.ts'
import { balance } from './wallet/balance.ts'

/** Every call of the contract and who answers it. */
export const handlers: Handlers = {
  systemStatus,
  whitelabel,
  settings,
  domainRoute,
  countries,
  resources,
  customerService,
  announcements,
  helpCenter,
  feedback,
  servicePaths,
  chatLaunch,
  chatUnread,
  download,
  captcha,
  botCheck,
  login,
  logout,
  freePlay,
  ticketLogin,
  socialProviders,
  socialStart,
  socialFinish,
  loginSmsCode,
  registerSmsCode,
  forgotSmsCode,
  bindSmsCode,
  forgotByEmail,
  resetByMobile,
  changePassword,
  resetLink,
  resetByLink,
  register,
  registerMobile,
  affiliate,
  sealingKey,
  promotions,
  promotionDetail,
  joinPromotion,
  applyForPromotion,
  promotionProof,
  claimPromotion,
  referral,
  memberInfo,
  balance,
  bettingRecords,
  pointBalance,
  pointConfig,
  pointRewards,
  redeemReward,
  redemptionList,
  convertPoints,
  missionSummary,
  claimMission,
  missionLeaderboard,
  raffleList,
  enterRaffle,
  claimRaffle,
  gameMenus,
  gameList,
  hotGames,
  recentGames,
  winnerBoard,
  launchGame,
  roomList,
  favouriteIds,
  favouriteGames,
  addFavourite,
  removeFavourite,
  gameSheet,
  lotteryMenus,
  popularLotteries,
  recentLotteries,
  openLotteries,
  lotteryDraws: drawArchive,
  vietnamNumbers,
  thaiDraws,
  lotteryRules,
  placeLotteryTicket,
  lotteryTickets: ticketList,
  cancelLotteryTicket,
  lotteryLaunch,
}
