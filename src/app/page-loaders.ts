import type { PageId, PageModule } from './routes.ts'

/** The parts of the home are told of here: its own code, the first there is, has no use for them. */
const home = (load: () => Promise<PageModule>) => async () => ({
  ...(await load()),
  body: async () => {
    const { LateHotGames, LateNews, LateRail } = await import('./late-home.tsx')
    return Promise.all([LateRail.load(), LateHotGames.load(), LateNews.load()])
  },
})

/**
 * The code of every page group. Apart from the paths: the first page comes by its address, so who
 * never goes further has no use for the others'.
 */
export const pageLoaders: Record<PageId, () => Promise<PageModule>> = {
  home: home(() => import('./pages/home.tsx')),
  lobby: () => import('./pages/lobby.tsx'),
  game: () => import('./pages/game.tsx'),
  lottery: () => import('./pages/lottery.tsx'),
  vnlottery: () => import('./pages/vnlottery.tsx'),
  'lottery-results': () => import('./pages/lottery-results.tsx'),
  recent: () => import('./pages/recent.tsx'),
  seamless: () => import('./pages/seamless.tsx'),
  down: () => import('./pages/down.tsx'),
  'point-mall': () => import('./pages/point-mall.tsx'),
  missions: () => import('./pages/missions.tsx'),
  'betting-record': () => import('./pages/betting-record.tsx'),
  promotions: () => import('./pages/promotions.tsx'),
  'promo-detail': () => import('./pages/promo-detail.tsx'),
  invite: () => import('./pages/invite.tsx'),
  login: () => import('./pages/login.tsx'),
  'social-return': () => import('./pages/social-return.tsx'),
  register: () => import('./pages/register.tsx'),
  'forgot-password': home(() => import('./pages/forgot-password.tsx')),
  'reset-password': home(() => import('./pages/reset-password.tsx')),
  help: () => import('./pages/help.tsx'),
  'help-bare': () => import('./pages/help-bare.tsx'),
  'not-found': () => import('./pages/not-found.tsx'),
}
