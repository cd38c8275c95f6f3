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

export const smsRules = {
  /** How long a code opens something. */
  lifetime: 5 * minute,
  /** How often it may be tried, right or wrong. */
  attempts: 5,
} as const

export const recoveryRules = {
  /** How long the link of an e-mail works; the page and the letter say so. */
  linkLifetime: 30 * minute,
  /** How often a letter is tried, and how long after a failure again. */
  attempts: 3,
  again: minute,
} as const

export const outboxRules = {
  /** How long a message can be read there. */
  lifetime: 7 * day,
  /** How many of the newest are shown. */
  shown: 100,
} as const

export const ticketRules = {
  /** How long a link logs somebody in. */
  lifetime: 2 * minute,
} as const

export const freePlayRules = {
  /** Play credit of a demo account. */
  balance: '5000.00',
} as const

export const sealingRules = {
  /** How long a key pair is handed out. */
  lifetime: day,
  /** How long bodies sealed with it are still opened afterwards. */
  grace: hour,
} as const

export const botCheckRules = {
  /** How long a proof is taken after its challenge was handed out. */
  lifetime: 10 * minute,
  /** Iterations of PBKDF2 that one try costs: a millisecond of a core. */
  cost: 5000,
  /**
   * Tries until the answer is found, from and to. A third of a second on a desktop, two on a slow
   * phone; instead of a picture ten times that, because it is for those whom the house doubts.
   */
  work: { human: [100, 400], captcha: [1500, 3500] },
  /** Challenges of one address in a window until the work doubles, and how far it goes. */
  doublesEvery: 40,
  mostTimes: 16,
  /** How long a hosted provider may take to answer. */
  patience: 5 * second,
} as const

export const socialRules = {
  /** How long a visitor may take at the provider's. */
  trip: 10 * minute,
  /** How long a provider may take to answer. */
  patience: 5 * second,
  /** How long what a provider says of itself is believed. */
  rediscover: day,
  /** OpenID Connect allows 255 characters for a person's name. */
  longestSubject: 255,
} as const

/** How long a picture waits for the application that it was sent for. */
export const proofLifetime = day

/** Fixed windows: so many hits in so many milliseconds. */
export const limitRules = {
  /** All calls of an address. A page makes about ten. */
  calls: { hits: 1200, window: minute },
  /** Pages drawn for an address. */
  pages: { hits: 600, window: minute },
  /** Pictures of the catalogue looked up for an address; one that is kept ready is not. */
  art: { hits: 1200, window: minute },
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
  /** Tickets tried from an address. */
  ticket: { hits: 30, window: 5 * minute },
  /** Demo accounts made for an address. */
  freePlay: { hits: 20, window: hour },
  /** From one code to the next for a number: the countdown on the button (section 9). */
  smsAgain: { hits: 1, window: minute },
  smsNumberHour: { hits: 5, window: hour },
  smsNumberDay: { hits: 10, window: day },
  smsAddress: { hits: 30, window: hour },
  /** Numbers of one country, whoever asks. */
  smsCountry: { hits: 1000, window: hour },
  /** Codes tried from an address, right or wrong. */
  smsTry: { hits: 60, window: 15 * minute },
  /** A provider that was down is asked again after this long. */
  smsDown: { hits: 1, window: minute },
  /** Attempts to register from an address, and invite codes tried. */
  register: { hits: 60, window: 15 * minute },
  inviteCode: { hits: 60, window: 15 * minute },
  /** Lost passwords asked for from an address, and of a name with its address of e-mail. */
  forgotAddress: { hits: 20, window: 15 * minute },
  forgotEmail: { hits: 3, window: 15 * minute },
  /** Links of e-mails tried from an address. */
  resetLink: { hits: 60, window: 15 * minute },
  /** Old passwords tried on an account that is signed in. */
  oldPassword: { hits: 10, window: 15 * minute },
  /** Wrong passwords a member spends points or money with. */
  spendPassword: { hits: 10, window: 15 * minute },
  /** Challenges of the bot check; beyond `botCheckRules.doublesEvery` they only grow longer. */
  botCheck: { hits: 600, window: 5 * minute },
  /** Feedback of a member (C5). */
  feedback: { hits: 5, window: hour },
  /** Pictures that an account sends with its applications. */
  promotionProof: { hits: 30, window: hour },
  /** Rooms a member opens, what they say there, and how often a window looks. */
  chatLaunch: { hits: 30, window: minute },
  chatSend: { hits: 12, window: minute },
  chatRead: { hits: 90, window: minute },
  /** Service desks opened from an address, and what is said at all of them. */
  serviceDesk: { hits: 30, window: 5 * minute },
  deskSend: { hits: 60, window: minute },
  /** Games that a member, or a guest's address, opens. */
  launch: { hits: 60, window: minute },
  /** Trips to providers, and returns. */
  social: { hits: 60, window: 5 * minute },
} as const
export type LimitName = keyof typeof limitRules

/** How often what has expired is taken out. */
export const sweepEvery = minute
