import * as v from 'valibot'

/**
 * What surrounds every answer (section 7). `code` is Foyer's addition: a stable word that a screen
 * maps to its own message, so that a server in another language still speaks the player's.
 */
export const envelope = v.object({
  success: v.boolean(),
  message: v.optional(v.nullable(v.string())),
  code: v.optional(v.nullable(v.string())),
  value: v.optional(v.unknown()),
})

export type Envelope = v.InferOutput<typeof envelope>

/** Codes the reference gateway answers with; other servers may send others. */
export const errorCodes = [
  'bad_request',
  'not_found',
  'method_not_allowed',
  'too_large',
  'too_many',
  'unsupported_media_type',
  'login_needed',
  'in_need_true_account',
  'login',
  'captcha_needed',
  'captcha_wrong',
  'bot_check',
  'social_failed',
  'social_cancelled',
  'sms_failed',
  'mobile_wrong',
  'code_wrong',
  'code_expired',
  'no_account',
  'password_wrong',
  'password_rule',
  'password_trivial',
  'password_same',
  'link_spent',
  'switched_off',
  'answer_wrong',
  'taken',
  'mobile_taken',
  'affiliate',
  'referral',
  'points_short',
  'sold_out',
  'price_changed',
  'rank_needed',
  'not_ready',
  'claimed',
  'raffle_closed',
  'ticket_limit',
  'key_reused',
  'promotion_closed',
  'promotion_moved',
  'not_eligible',
  'proof_wrong',
  'game_closed',
  'room_full',
  'draw_closed',
  'not_enough',
  'number_closed',
  'stake_wrong',
  'round_over',
  'rate_changed',
  'cancel_late',
  'not_member',
  'error_not_agent',
  'maintenance',
  'blocked',
  'badUrl',
  'sealed',
  'unknown',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Request headers of decision 3. */
export const headers = {
  merchant: 'Merchant',
  device: 'Device',
  language: 'Language',
  token: 'Authorization',
  encryption: 'Encryption',
  idempotency: 'Idempotency-Key',
  version: 'X-Gateway-Version',
  /** Answer header: the token's successor; the old one is good for a minute once that is used. */
  nextToken: 'Authorization-Next',
} as const
