const minute = 60_000

/** The room that all members share. */
export const membersRoom = 'members'

/** Milliseconds and counts that the chat keeps to, all in one place. */
export const chatRules = {
  /** How long an address can be opened. */
  ticket: 2 * minute,
  /** How long a window stays good, however it is used. */
  seat: 12 * 60 * minute,
  /** How long what was said can be read. */
  kept: 7 * 24 * 60 * minute,
  /** Code points of one message. */
  longest: 300,
  /** Messages handed out at once. */
  shown: 60,
  /**
   * Messages before the last one seen that are handed out once more: two processes may make theirs
   * known in another order than they were numbered.
   */
  overlap: 20,
  /** Unread messages are counted up to here. */
  mostUnread: 99,
} as const
