import { withRest } from '../rest.ts'

/** What can lie over a page. Each is fetched when somebody is about to need it. */
export const loaders = {
  login: withRest(() => import('./login-overlay.tsx')),
  forgot: withRest(() => import('./forgot-overlay.tsx')),
  'reset-password': withRest(() => import('./reset-password-overlay.tsx')),
  'change-password': withRest(() => import('./change-password-overlay.tsx')),
  register: withRest(() => import('./register-overlay.tsx')),
  registered: withRest(() => import('./registered-overlay.tsx')),
  logout: withRest(() => import('./logout-overlay.tsx')),
  menu: withRest(() => import('./menu-overlay.tsx')),
  'free-play': withRest(() => import('./free-play-overlay.tsx')),
  feedback: withRest(() => import('./feedback-overlay.tsx')),
  service: withRest(() => import('./service-overlay.tsx')),
  'speed-test': withRest(() => import('./speed-test-overlay.tsx')),
  notices: withRest(() => import('./notices-overlay.tsx')),
  download: withRest(() => import('./download-overlay.tsx')),
  redeem: withRest(() => import('./redeem-overlay.tsx')),
  'convert-points': withRest(() => import('./convert-points-overlay.tsx')),
  'pvp-rooms': withRest(() => import('./pvp-rooms-overlay.tsx')),
  'game-picker': withRest(() => import('./game-picker-overlay.tsx')),
  'lottery-tickets': withRest(() => import('./lottery-tickets-overlay.tsx')),
  news: withRest(() => import('./news-overlay.tsx')),
  consent: withRest(() => import('./consent-overlay.tsx')),
  game: withRest(() => import('./game-overlay.tsx')),
  search: withRest(() => import('./search-overlay.tsx')),
  lost: withRest(() => import('./lost-overlay.tsx')),
  message: withRest(() => import('./message-overlay.tsx')),
} as const

export type OverlayName = keyof typeof loaders
