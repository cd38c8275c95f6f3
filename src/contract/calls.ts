import * as bets from './bets.ts'
import * as botCheck from './bot-check.ts'
import * as content from './content.ts'
import * as download from './download.ts'
import * as entrance from './entrance.ts'
import * as favourites from './favourites.ts'
import * as games from './games.ts'
import * as launch from './launch.ts'
import * as lotteryBets from './lottery-bets.ts'
import * as lotteryResults from './lottery-results.ts'
import * as lottery from './lottery.ts'
import * as member from './member.ts'
import * as promotions from './promotions.ts'
import * as missions from './missions.ts'
import * as recovery from './recovery.ts'
import * as registration from './registration.ts'
import * as rewards from './rewards.ts'
import * as service from './service.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as sms from './sms.ts'
import * as social from './social.ts'
import * as support from './support.ts'
import * as wallet from './wallet.ts'

export { envelope } from './envelope.ts'

/** Every call by name. The gateway must hold a handler for each, or it does not compile. */
export const calls = {
  systemStatus: site.systemStatus,
  whitelabel: site.whitelabel,
  settings: site.settings,
  domainRoute: site.domainRoute,
  countries: site.countries,
  resources: site.resources,
  customerService: site.customerService,
  announcements: site.announcements,
  helpCenter: content.helpCenter,
  feedback: support.feedback,
  servicePaths: service.servicePaths,
  chatLaunch: service.chatLaunch,
  chatUnread: service.chatUnread,
  download: download.download,
  captcha: session.captcha,
  botCheck: botCheck.botCheck,
  login: session.login,
  logout: session.logout,
  freePlay: entrance.freePlay,
  ticketLogin: entrance.ticketLogin,
  socialProviders: social.socialProviders,
  socialStart: social.socialStart,
  socialFinish: social.socialFinish,
  loginSmsCode: sms.loginSmsCode,
  registerSmsCode: sms.registerSmsCode,
  forgotSmsCode: sms.forgotSmsCode,
  bindSmsCode: sms.bindSmsCode,
  forgotByEmail: recovery.forgotByEmail,
  resetByMobile: recovery.resetByMobile,
  changePassword: recovery.changePassword,
  resetLink: recovery.resetLink,
  resetByLink: recovery.resetByLink,
  register: registration.register,
  registerMobile: registration.registerMobile,
  affiliate: registration.affiliate,
  sealingKey: session.sealingKey,
  promotions: promotions.promotions,
  promotionDetail: promotions.promotionDetail,
  joinPromotion: promotions.joinPromotion,
  applyForPromotion: promotions.applyForPromotion,
  promotionProof: promotions.promotionProof,
  claimPromotion: promotions.claimPromotion,
  referral: promotions.referral,
  memberInfo: member.memberInfo,
  balance: wallet.balance,
  bettingRecords: bets.bettingRecords,
  pointBalance: rewards.pointBalance,
  pointConfig: rewards.pointConfig,
  pointRewards: rewards.pointRewards,
  redeemReward: rewards.redeemReward,
  redemptionList: rewards.redemptionList,
  convertPoints: rewards.convertPoints,
  missionSummary: missions.missionSummary,
  claimMission: missions.claimMission,
  missionLeaderboard: missions.missionLeaderboard,
  raffleList: missions.raffleList,
  enterRaffle: missions.enterRaffle,
  claimRaffle: missions.claimRaffle,
  gameMenus: games.gameMenus,
  gameList: games.gameList,
  hotGames: games.hotGames,
  recentGames: games.recentGames,
  winnerBoard: games.winnerBoard,
  launchGame: launch.launchGame,
  roomList: launch.roomList,
  favouriteIds: favourites.favouriteIds,
  favouriteGames: favourites.favouriteGames,
  addFavourite: favourites.addFavourite,
  removeFavourite: favourites.removeFavourite,
  gameSheet: favourites.gameSheet,
  lotteryMenus: lottery.lotteryMenus,
  popularLotteries: lottery.popularLotteries,
  recentLotteries: lottery.recentLotteries,
  openLotteries: lottery.openLotteries,
  lotteryDraws: lotteryResults.lotteryDraws,
  vietnamNumbers: lotteryResults.vietnamNumbers,
  thaiDraws: lotteryResults.thaiDraws,
  lotteryRules: lotteryBets.lotteryRules,
  placeLotteryTicket: lotteryBets.placeLotteryTicket,
  lotteryTickets: lotteryBets.lotteryTickets,
  cancelLotteryTicket: lotteryBets.cancelLotteryTicket,
  lotteryLaunch: lotteryBets.lotteryLaunch,
} as const

export type CallName = keyof typeof calls
