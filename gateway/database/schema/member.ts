import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** A member's label: rank and its two colours. */
export interface Label {
  labelName: string
  color: string
  color2: string
  rankLevel: number
}

/** Who can sign in. `type` is that of section 6: 1 2 41 42 agent, 4 trial, else member. */
export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case. */
  username: text('username').notNull().unique(),
  nickname: text('nickname'),
  type: integer('type').notNull(),
  /** False for accounts of the back office, which the portal turns away (`not_member`). */
  isMember: boolean('is_member').notNull().default(true),
  toUpline: boolean('to_upline').notNull().default(false),
  iconUrl: text('icon_url'),
  /** Lower case; where a lost password is replaced (A9). */
  email: text('email'),
  /** Dial code and national number without its zero, digits alone: `66812345678` (A2, A9). */
  mobile: text('mobile').unique(),
  clubLabel: jsonb('club_label').$type<Label>(),
  memberLabels: jsonb('member_labels').$type<Label[]>().notNull().default([]),
  passwordHash: text('password_hash').notNull(),
  passwordExpiresAt: moment('password_expires_at'),
  firstLoginAt: moment('first_login_at'),
  createdAt: moment('created_at').notNull(),
})
