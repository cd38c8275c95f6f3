const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds and counts that the session domain keeps to, all in one place. */
export const sessionRules = {
  /** Without a call for so long, a session is over. */
  idle: 12 * hour,
  /** However busy, a session is over after this. */
  absolute: 7 * day,
  /** A token older than this is succeeded by another. */
  rotateAfter: 15 * minute,
  /** How long the old token stays good once its successor is in use, for requests on their way. */
  grace: minute,
  /** `seenAt` is written at most this often. */
  seenEvery: minute,
} as const

export const captchaRules = {
  /** Failures of a user name from one address before its next attempt there needs a picture. */
  afterFailures: 3,
  /** Failures of a user name from anywhere before every attempt on it needs one. */
  afterFailuresAnywhere: 10,
  /** How long a picture can be answered. */
  lifetime: 2 * minute,
} as const

export const sealingRules = {
  /** How long a key pair is handed out. */
  lifetime: day,
  /** How long bodies sealed with it are still opened afterwards. */
  grace: hour,
} as const

/** Fixed windows: so many hits in so many milliseconds. */
export const limitRules = {
  /** All calls of an address. A page makes about ten. */
  calls: { hits: 1200, window: minute },
  /** Pages drawn for an address. */
  pages: { hits: 600, window: minute },
  /** Attempts from an address, right or wrong. */
  loginAddress: { hits: 100, window: 5 * minute },
  /** Failed attempts on one name from one address. */
  loginPair: { hits: 20, window: 15 * minute },
  /**
   * Failed attempts on one name from anywhere, in a house without pictures. With pictures nobody is
   * refused for what strangers do: `captchaRules.afterFailuresAnywhere` is what slows them down.
   */
  loginName: { hits: 40, window: 15 * minute },
  captcha: { hits: 60, window: 5 * minute },
} as const
export type LimitName = keyof typeof limitRules

/** How often what has expired is taken out. */
export const sweepEvery = minute
