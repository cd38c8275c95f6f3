import { ageAnswered, isAgeUnknown } from '#features/site/age.ts'
import { inTime } from '#platform/in-time.ts'
import { lateArrival } from '../late.tsx'
import { withRest } from '../rest.ts'

/** Comes in time, or counts as lost. */
function limited<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const loaded = withRest(load)
  return () => inTime(loaded())
}

/**
 * Nothing lies over the question for one's age (S19). Who pressed for a dialog before it was asked gets
 * theirs after the answer, however long that takes; what asks comes with the other late parts.
 */
function afterAge<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const loaded = limited(load)
  return async () => {
    const module = await loaded()
    if (isAgeUnknown()) await lateArrival()
    await ageAnswered()
    return module
  }
}

/** What can lie over a page. Each is fetched when somebody is about to need it. */
export const loaders = {
  login: afterAge(() => import('./login-overlay.tsx')),
  forgot: afterAge(() => import('./forgot-overlay.tsx')),
  'reset-password': afterAge(() => import('./reset-password-overlay.tsx')),
  'change-password': afterAge(() => import('./change-password-overlay.tsx')),
  register: afterAge(() => import('./register-overlay.tsx')),
  registered: afterAge(() => import('./registered-overlay.tsx')),
  logout: afterAge(() => import('./logout-overlay.tsx')),
  menu: afterAge(() => import('./menu-overlay.tsx')),
  'free-play': afterAge(() => import('./free-play-overlay.tsx')),
  feedback: afterAge(() => import('./feedback-overlay.tsx')),
  service: afterAge(() => import('./service-overlay.tsx')),
  'speed-test': afterAge(() => import('./speed-test-overlay.tsx')),
  notices: afterAge(() => import('./notices-overlay.tsx')),
  download: afterAge(() => import('./download-overlay.tsx')),
  redeem: afterAge(() => import('./redeem-overlay.tsx')),
  'convert-points': afterAge(() => import('./convert-points-overlay.tsx')),
  'pvp-rooms': afterAge(() => import('./pvp-rooms-overlay.tsx')),
  'game-picker': afterAge(() => import('./game-picker-overlay.tsx')),
  'lottery-tickets': afterAge(() => import('./lottery-tickets-overlay.tsx')),
  news: afterAge(() => import('./news-overlay.tsx')),
  consent: afterAge(() => import('./consent-overlay.tsx')),
  game: afterAge(() => import('./game-overlay.tsx')),
  search: afterAge(() => import('./search-overlay.tsx')),
  lost: limited(() => import('./lost-overlay.tsx')),
  message: afterAge(() => import('./message-overlay.tsx')),
} as const

export type OverlayName = keyof typeof loaders
