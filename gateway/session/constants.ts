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
  /** Failures of a user name from an address before its next attempt needs a picture. */
  afterFailures: 3,
  failureWindow: 15 * minute,
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
  /** Attempts on one name from anywhere: slows a spread-out search for its password. */
  loginName: { hits: 40, window: 15 * minute },
  captcha: { hits: 60, window: 5 * minute },
} as const
export type LimitName = keyof typeof limitRules

export const sweepEvery = minute
